-- Acquire the lease to show a place; returns nil while another worker holds it.
-- The lease is also stored as a mark among the posts, and removed when everything is shown: an existing mark means that
-- an earlier worker did not finish, and that the outcome of its last calls is unknown. Until then the place is dirty, so
-- that another worker looks at it, whatever was the reason to show it.
-- KEYS: lease, posts, document, dirty marks
-- ARGV: lease, its milliseconds, revision cached by the worker, seconds to keep, place
-- Returns: revision, body ('' if it is the cached one), then chat and body of each post, the mark included
if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) and redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return false
end
local revision = redis.call('HGET', KEYS[3], 'r') or '0'
local body = revision ~= ARGV[3] and redis.call('HGET', KEYS[3], 'b') or ''
local found = redis.call('HGETALL', KEYS[2])
table.insert(found, 1, body)
table.insert(found, 1, revision)
redis.call('HSET', KEYS[2], '?', ARGV[1])
redis.call('EXPIRE', KEYS[2], ARGV[4])
if not redis.call('ZSCORE', KEYS[4], ARGV[5]) then
    redis.call('ZADD', KEYS[4], redis.call('TIME')[1], ARGV[5])
end
return found
