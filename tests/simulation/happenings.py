"""What happens to a run of itself: workers die, the store goes away or fails over, clocks jump."""

import asyncio
from collections.abc import Callable

from tests.simulation.fleet import Fleet
from tests.simulation.loop import wall_clock
from tests.simulation.server import Server
from tests.simulation.weather import Weather

AWAY_S = (0.5, 15.0)
CUT_OFF_S = (3.5, 9.0)  # most leases are another worker's by then
JUMPS_S = (-30.0, -3.0, -0.5, 0.5, 3.0, 30.0)


class Happenings:
    """Lets each kind of event happen now and then, as long as the storm lasts."""

    def __init__(self, weather: Weather, fleet: Fleet, server: Server, failed_over: Callable[[int], None]) -> None:
        """Take what they happen to."""
        self._weather = weather
        self._fleet = fleet
        self._server = server
        self._failed_over = failed_over
        self._tasks: list[asyncio.Task[None]] = []
        self._kinds: dict[str, Callable[[], bool]] = {
            "crash: at any time": self._crash,
            "restart": self._restart,
            "store: away": self._go_away,
            "store: failover": self._fail_over,
            "clock: jump": self._jump,
            "worker: cut off": self._cut_off,
        }

    def begin(self) -> None:
        """Begin to let things happen."""
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._now_and_then(kind, every)) for kind, every in self._weather.events.items()
        ]

    async def _now_and_then(self, kind: str, every: float) -> None:
        while True:
            await asyncio.sleep(self._weather.chance.expovariate(1 / every))
            if self._weather.stormy and self._kinds[kind]():
                self._weather.struck(kind)

    def _crash(self) -> bool:
        up = self._fleet.up()
        if up:
            self._weather.chance.choice(up).crash()
        return bool(up)

    def _restart(self) -> bool:
        up = self._fleet.up()
        if up:
            self._weather.chance.choice(up).stop()
        return bool(up)

    def _go_away(self) -> bool:
        self._server.away = True
        asyncio.get_running_loop().call_later(self._weather.chance.uniform(*AWAY_S), self._come_back)
        return True

    def _come_back(self) -> None:
        self._server.away = False

    def _cut_off(self) -> bool:
        """Let one worker lose its way to the store, while the others have theirs."""
        up = self._fleet.up()
        if up:
            worker, seconds = self._weather.aside.choice(up), self._weather.aside.uniform(*CUT_OFF_S)
            worker.cut_off_until = wall_clock() + seconds
        return bool(up)

    def _fail_over(self) -> bool:
        if not self._server.can_fail_over:
            return False
        self._failed_over(self._server.fail_over())
        return True

    def _jump(self) -> bool:
        """Set one worker's clock forward or back, as a correction of the time does."""
        up = self._fleet.up()
        if up:
            worker = self._weather.chance.choice(up)
            worker.skew += self._weather.chance.choice(JUMPS_S)
        return bool(up)
