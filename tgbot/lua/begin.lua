-- Take the lease to show a place, and return all that showing it begins from; nothing while another has the lease.
-- Whoever begins leaves a mark among the posts, which is taken off when all is shown: a mark that is there already tells
-- of one who began and did not end, and whose last calls nobody has recorded.
-- KEYS: lease, posts, document; ARGV: lease, its milliseconds, revision that the worker knows, seconds to keep
-- Returns: revision, body ('' where it is the known one), then chat and body of each post, and the mark's
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
return found
