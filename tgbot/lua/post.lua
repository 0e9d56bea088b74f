-- Record what some chats of a place show, only while the lease is ours, and renew the lease.
-- KEYS: lease, posts; ARGV: lease, its milliseconds, seconds to keep, then chat and body ('' for nothing) of each
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return 0
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
for i = 4, #ARGV, 2 do
    if ARGV[i + 1] == '' then
        redis.call('HDEL', KEYS[2], ARGV[i])
    else
        redis.call('HSET', KEYS[2], ARGV[i], ARGV[i + 1])
    end
end
redis.call('EXPIRE', KEYS[2], ARGV[3])
return 1
