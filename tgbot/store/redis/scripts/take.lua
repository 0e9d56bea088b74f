-- Consume one call from a rate limit: bursts, then one per interval (the generic cell rate algorithm).
-- KEYS: the limit; ARGV: now, seconds per call, calls in a burst, seconds of a pause to begin now (0 consumes a call)
-- Returns the seconds to wait; 0 if a call was consumed.
local now, interval, burst, pause = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local row = redis.call('HMGET', KEYS[1], 'free', 'paused')
local free = math.max(tonumber(row[1] or now), now) -- when the full burst is available again
local paused = math.max(tonumber(row[2] or 0), pause > 0 and now + pause or 0)
local wait = math.max(free - now - interval * (burst - 1), paused - now, 0)
if pause == 0 and wait == 0 then
    free = free + interval
end
redis.call('HSET', KEYS[1], 'free', string.format('%.3f', free), 'paused', string.format('%.3f', paused))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * math.max(free - now, paused - now, 1)))
return string.format('%.3f', wait)
