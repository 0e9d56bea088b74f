-- Consume one call from a rate limit: bursts, then one per interval (the generic cell rate algorithm).
-- KEYS: the limit; ARGV: seconds per call, calls in a burst, seconds of a pause to begin now (0 consumes a call)
-- Returns the seconds to wait; 0 if a call was consumed.
-- The time is the server's: a worker whose clock is slow would wait for all that one with a fast clock has taken.
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local interval, burst, pause = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local row = redis.call('HMGET', KEYS[1], 'free', 'paused', 'asked')
if now < tonumber(row[3] or 0) - 1 then
    row = {} -- the server's clock was set back
end
local free = math.max(tonumber(row[1] or now), now) -- when the full burst is available again
local paused = math.max(tonumber(row[2] or 0), pause > 0 and now + pause or 0)
local wait = math.max(free - now - interval * (burst - 1), paused - now, 0)
if wait < 0.001 then
    wait = 0 -- less than what is written below
end
if pause == 0 and wait == 0 then
    free = free + interval
end
redis.call('HSET', KEYS[1], 'free', string.format('%.3f', free), 'paused', string.format('%.3f', paused),
    'asked', string.format('%.3f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * math.max(free - now, paused - now, 1)))
return string.format('%.3f', wait)
