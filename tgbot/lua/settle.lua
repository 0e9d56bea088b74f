-- All of a document is shown: clear its dirty mark and give the lease back, unless it has moved on meanwhile.
-- KEYS: lease, document, dirty marks; ARGV: lease, revision shown, place
if redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return 1
end
if (redis.call('HGET', KEYS[2], 'r') or '0') ~= ARGV[2] then
    return 0
end
redis.call('ZREM', KEYS[3], ARGV[3])
redis.call('DEL', KEYS[1])
return 1
