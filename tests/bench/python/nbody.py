# Floating-point arithmetic on attributes: three planets around a sun, 20,000 steps.


class Body:
    def __init__(self, x, y, z, vx, vy, vz, mass):
        self.x = x
        self.y = y
        self.z = z
        self.vx = vx
        self.vy = vy
        self.vz = vz
        self.mass = mass


def advance(bodies, dt):
    count = len(bodies)
    for i in range(count):
        a = bodies[i]
        for j in range(i + 1, count):
            b = bodies[j]
            dx = a.x - b.x
            dy = a.y - b.y
            dz = a.z - b.z
            distance_squared = dx * dx + dy * dy + dz * dz
            pull = dt / (distance_squared * distance_squared**0.5)
            a.vx -= dx * b.mass * pull
            a.vy -= dy * b.mass * pull
            a.vz -= dz * b.mass * pull
            b.vx += dx * a.mass * pull
            b.vy += dy * a.mass * pull
            b.vz += dz * a.mass * pull
    for body in bodies:
        body.x += dt * body.vx
        body.y += dt * body.vy
        body.z += dt * body.vz


def energy(bodies):
    total = 0.0
    for i, a in enumerate(bodies):
        total += 0.5 * a.mass * (a.vx**2 + a.vy**2 + a.vz**2)
        for b in bodies[i + 1 :]:
            distance = ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2) ** 0.5
            total -= a.mass * b.mass / distance
    return total


bodies = [
    Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 40.0),
    Body(5.0, -1.0, 0.1, 0.5, 2.7, -0.02, 0.04),
    Body(-8.0, 4.0, 0.4, -0.9, -1.8, 0.01, 0.01),
    Body(12.0, 9.0, -0.3, -1.0, 1.3, 0.03, 0.002),
]
print(f"{energy(bodies):.9f}")
for _ in range(20_000):
    advance(bodies, 0.001)
print(f"{energy(bodies):.9f}")
