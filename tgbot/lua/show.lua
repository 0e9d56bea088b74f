-- Record what a place shows, only while the lease is ours, and renew the lease.
-- KEYS: lease, shown; ARGV: lease, its milliseconds, shown, seconds to keep
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return 0
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('SET', KEYS[2], ARGV[3], 'EX', ARGV[4])
return 1
