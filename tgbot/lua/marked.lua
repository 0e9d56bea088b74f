-- Return the places that several sorted sets have up to a score: what is due, or dirty, in one trip for all partitions.
-- KEYS: the sets; ARGV: the score, the most places of each set (-1 for all)
local found = {}
for _, key in ipairs(KEYS) do
    for _, place in ipairs(redis.call('ZRANGEBYSCORE', key, '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])) do
        found[#found + 1] = place
    end
end
return found
