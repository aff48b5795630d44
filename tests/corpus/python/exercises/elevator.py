# covers: enum, state-machine, class, f-string, while-loop, sorted-set, match-statement, property
"""An elevator that serves calls with the SCAN strategy."""
from enum import Enum, auto


class Direction(Enum):
    UP = auto()
    DOWN = auto()
    IDLE = auto()

    @property
    def step(self):
        return {Direction.UP: 1, Direction.DOWN: -1}.get(self, 0)

    def opposite(self):
        match self:
            case Direction.UP:
                return Direction.DOWN
            case Direction.DOWN:
                return Direction.UP
            case _:
                return self


class Elevator:
    def __init__(self, floors, start=0):
        self.floors = floors
        self.floor = start
        self.direction = Direction.IDLE
        self.calls = set()
        self.riders = {}
        self.time = 0
        self.travelled = 0
        self.log = []

    def call(self, floor, destination=None):
        if not 0 <= floor < self.floors:
            raise ValueError(f"no floor {floor}")
        self.calls.add(floor)
        if destination is not None:
            self.riders.setdefault(floor, []).append((destination, self.time))

    def _choose(self):
        if not self.calls:
            return Direction.IDLE
        ahead = [f for f in self.calls if (f - self.floor) * self.direction.step > 0]
        if ahead:
            return self.direction
        if any(f > self.floor for f in self.calls) and self.direction is not Direction.UP:
            return Direction.UP
        if any(f < self.floor for f in self.calls):
            return Direction.DOWN
        return Direction.UP if self.calls - {self.floor} else Direction.IDLE

    def tick(self):
        self.time += 1
        if self.floor in self.calls:
            self.calls.discard(self.floor)
            boarding = self.riders.pop(self.floor, [])
            for destination, _ in boarding:
                self.calls.add(destination)
            self.log.append((self.time, f"doors open at {self.floor}" + (f", {len(boarding)} board" if boarding else "")))
            return
        turned = self._choose()
        if turned is not self.direction:
            self.log.append((self.time, f"{self.direction.name} -> {turned.name} at {self.floor}"))
            self.direction = turned
        self.floor += self.direction.step
        self.travelled += abs(self.direction.step)

    @property
    def busy(self):
        return bool(self.calls) or self.direction is not Direction.IDLE


lift = Elevator(10, start=2)
schedule = {0: [(5, 1), (3, 9)], 3: [(0, 4)], 6: [(8, 0), (8, 2)], 30: [(4, None)]}
for moment in range(45):
    for floor, destination in schedule.get(moment, ()):
        lift.call(floor, destination)
    lift.tick()
    if moment > 35 and not lift.busy:
        break
for time, event in lift.log:
    print(f"t={time:>2} {event}")
print("resting at", lift.floor, lift.direction, "after", lift.travelled, "floors")
print([d.name.lower() for d in Direction], Direction(1), Direction["DOWN"].value, Direction.UP.opposite().opposite() is Direction.UP)
try:
    lift.call(10)
except ValueError as e:
    print("error:", e)
try:
    Direction(9)
except ValueError as e:
    print("error:", e)
