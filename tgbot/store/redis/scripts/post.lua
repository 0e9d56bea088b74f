-- Record what some chats of a place show, only while the lease is ours. If everything is shown, remove the worker's mark
-- and the dirty mark, and release the lease, unless the document has changed; otherwise extend the lease.
-- KEYS: lease, posts, document, dirty marks
-- ARGV: lease, its milliseconds, seconds to keep, place, revision shown ('' while there is more to do),
--       then chat and body ('' for nothing) of each
-- Returns: 0 the lease was lost, 1 recorded, 2 everything is shown
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return 0
end
for i = 6, #ARGV, 2 do
    if ARGV[i + 1] == '' then
        redis.call('HDEL', KEYS[2], ARGV[i])
    else
        redis.call('HSET', KEYS[2], ARGV[i], ARGV[i + 1])
    end
end
redis.call('EXPIRE', KEYS[2], ARGV[3])
if ARGV[5] ~= '' and (redis.call('HGET', KEYS[3], 'r') or '0') == ARGV[5] then
    redis.call('ZREM', KEYS[4], ARGV[4])
    redis.call('HDEL', KEYS[2], '?')
    redis.call('DEL', KEYS[1])
    return 2
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
