# covers: complex-numbers, stdin-read, dict-dispatch, class, recursion, macro-expansion, generator-send, error-reporting
"""Robots that follow instructions on a grid; programs may call named procedures."""
import sys

HEADINGS = {"N": 1j, "E": 1, "S": -1j, "W": -1}
NAMES = {v: k for k, v in HEADINGS.items()}


class CrashError(Exception):
    pass


class Robot:
    def __init__(self, name, position, heading, world):
        self.name, self.position, self.heading, self.world = name, position, heading, world
        self.trail = [position]

    def left(self):
        self.heading *= 1j

    def right(self):
        self.heading *= -1j

    def forward(self):
        target = self.position + self.heading
        if not self.world.inside(target):
            raise CrashError(f"{self.name} left the world at {self.world.show(self.position)}")
        if target in self.world.walls:
            raise CrashError(f"{self.name} hit a wall at {self.world.show(target)}")
        for other in self.world.robots:
            if other is not self and other.position == target:
                raise CrashError(f"{self.name} bumped into {other.name}")
        self.position = target
        self.trail.append(target)

    def __str__(self):
        return f"{self.name} {self.world.show(self.position)} {NAMES[self.heading]}"


class World:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.walls, self.robots, self.procedures = set(), [], {}

    def inside(self, p):
        return 0 <= p.real < self.width and 0 <= p.imag < self.height

    @staticmethod
    def show(p):
        return f"({int(p.real)},{int(p.imag)})"

    def expand(self, text, depth=0):
        if depth > 5:
            raise RecursionError("procedures nest too deeply")
        count = ""
        for ch in text:
            if ch.isdigit():
                count += ch
                continue
            times, count = int(count or 1), ""
            for _ in range(times):
                if ch in self.procedures:
                    yield from self.expand(self.procedures[ch], depth + 1)
                else:
                    yield ch

    def run(self, robot, program):
        actions = {"L": robot.left, "R": robot.right, "F": robot.forward}
        done = 0
        for step in self.expand(program):
            try:
                actions[step]()
            except KeyError:
                raise ValueError(f"unknown instruction {step!r}") from None
            done += 1
        return done

    def draw(self):
        for y in reversed(range(self.height)):
            row = ""
            for x in range(self.width):
                p = complex(x, y)
                here = [r for r in self.robots if r.position == p]
                if here:
                    row += here[0].name[0]
                elif p in self.walls:
                    row += "#"
                else:
                    row += "+" if any(p in r.trail for r in self.robots) else "."
            print(row)


world = None
for line in sys.stdin:
    command, *rest = line.split()
    if command == "world":
        world = World(*map(int, rest))
    elif command == "wall":
        world.walls |= {complex(*map(int, pair.split(","))) for pair in rest}
    elif command == "def":
        world.procedures[rest[0]] = rest[1]
    elif command == "robot":
        name, x, y, heading = rest
        world.robots.append(Robot(name, complex(int(x), int(y)), HEADINGS[heading], world))
    elif command == "run":
        name, program = rest
        robot = next((r for r in world.robots if r.name == name), None)
        try:
            if robot is None:
                raise LookupError(f"no robot {name}")
            n = world.run(robot, program)
        except (CrashError, ValueError, LookupError, RecursionError) as e:
            print(f"{type(e).__name__}: {e}")
        else:
            print(f"{robot} after {n} steps")
world.draw()
print(abs(3 + 4j), (1 + 2j) * (3 - 1j), (2j) ** 2, complex(1, -1).conjugate(), 1j == complex("1j"), 5 + 0j)
