// Floating-point arithmetic on members: three planets around a sun, 20,000 steps.

class Body {
  constructor(x, y, z, vx, vy, vz, mass) {
    Object.assign(this, { x, y, z, vx, vy, vz, mass });
  }
}

function advance(bodies, dt) {
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i];
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j];
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const dz = a.z - b.z;
      const squared = dx * dx + dy * dy + dz * dz;
      const pull = dt / (squared * Math.sqrt(squared));
      a.vx -= dx * b.mass * pull;
      a.vy -= dy * b.mass * pull;
      a.vz -= dz * b.mass * pull;
      b.vx += dx * a.mass * pull;
      b.vy += dy * a.mass * pull;
      b.vz += dz * a.mass * pull;
    }
  }
  for (const body of bodies) {
    body.x += dt * body.vx;
    body.y += dt * body.vy;
    body.z += dt * body.vz;
  }
}

const bodies = [
  new Body(0, 0, 0, 0, 0, 0, 40),
  new Body(5, -1, 0.1, 0.5, 2.7, -0.02, 0.04),
  new Body(-8, 4, 0.4, -0.9, -1.8, 0.01, 0.01),
  new Body(12, 9, -0.3, -1, 1.3, 0.03, 0.002),
];
for (let step = 0; step < 20_000; step++) advance(bodies, 0.001);
for (const { x, y, z } of bodies) console.log(x.toFixed(9), y.toFixed(9), z.toFixed(9));
