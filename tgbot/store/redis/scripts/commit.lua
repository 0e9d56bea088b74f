-- Write a document once per update, if its revision is the expected one.
-- KEYS: document, seen updates, dirty marks, timers (all of one partition)
-- ARGV: expected revision, body ('' changes nothing), update ('' for none), now, seen until, due ('' for never),
--       place, seconds to keep the document, revision increment, seconds to keep the seen updates
-- Returns: the outcome, the revision, and the current body if the revision differs
local revision = redis.call('HGET', KEYS[1], 'r') or '0'
local newer = revision ~= ARGV[1] and redis.call('HGET', KEYS[1], 'b') or ''
local update = ARGV[3]
if update ~= '' and redis.call('ZSCORE', KEYS[2], update) then
    return {'seen', revision, newer}
end
if revision ~= ARGV[1] then
    return {'moved', revision, newer}
end
if update ~= '' then
    -- Adding comes first: a server whose memory is full refuses a script only at its first write, if that needs memory.
    redis.call('ZADD', KEYS[2], ARGV[5], update)
    redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', '(' .. ARGV[4])
    redis.call('EXPIRE', KEYS[2], ARGV[10])
end
if ARGV[2] == '' then
    redis.call('EXPIRE', KEYS[1], ARGV[8])  -- it is used, so it is kept
else
    revision = tostring(tonumber(revision) + tonumber(ARGV[9]))
    redis.call('HSET', KEYS[1], 'r', revision, 'b', ARGV[2])
    redis.call('EXPIRE', KEYS[1], ARGV[8])
    redis.call('ZADD', KEYS[3], ARGV[4], ARGV[7])
    if ARGV[6] == '' then
        redis.call('ZREM', KEYS[4], ARGV[7])
    else
        redis.call('ZADD', KEYS[4], ARGV[6], ARGV[7])
    end
end
return {'ok', revision, ''}
