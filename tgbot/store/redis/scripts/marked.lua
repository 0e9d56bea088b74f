-- The members of several sorted sets up to a score: due or dirty places of all partitions in one round trip.
-- KEYS: the sets; ARGV: the score, the limit per set (-1 for all)
local found = {}
for _, key in ipairs(KEYS) do
    for _, place in ipairs(redis.call('ZRANGEBYSCORE', key, '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])) do
        found[#found + 1] = place
    end
end
return found
