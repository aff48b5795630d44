// Double-precision arithmetic on fields: planets around a sun.

public class NBody {
    static final class Body {
        double x, y, z, vx, vy, vz;
        final double mass;

        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x;
            this.y = y;
            this.z = z;
            this.vx = vx;
            this.vy = vy;
            this.vz = vz;
            this.mass = mass;
        }
    }

    static void advance(Body[] bodies, double dt) {
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x;
                double dy = a.y - b.y;
                double dz = a.z - b.z;
                double square = dx * dx + dy * dy + dz * dz;
                double force = dt / (square * Math.sqrt(square));
                a.vx -= dx * b.mass * force;
                a.vy -= dy * b.mass * force;
                a.vz -= dz * b.mass * force;
                b.vx += dx * a.mass * force;
                b.vy += dy * a.mass * force;
                b.vz += dz * a.mass * force;
            }
        }
        for (Body body : bodies) {
            body.x += dt * body.vx;
            body.y += dt * body.vy;
            body.z += dt * body.vz;
        }
    }

    static double energy(Body[] bodies) {
        double sum = 0;
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            sum += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x;
                double dy = a.y - b.y;
                double dz = a.z - b.z;
                sum -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        Body[] bodies = {
            new Body(0, 0, 0, 0, 0, 0, 40),
            new Body(5, -1, -0.1, 0.6, 2.8, -0.02, 0.04),
            new Body(8, 4, -0.4, -1, 1.8, 0.008, 0.01),
            new Body(13, -15, -0.2, 1.1, 0.9, -0.01, 0.002),
            new Body(15, -26, 0.2, 1, 0.6, -0.03, 0.002),
        };
        System.out.println(energy(bodies));
        for (int step = 0; step < 60_000; step++) {
            advance(bodies, 0.001);
        }
        System.out.println(energy(bodies));
    }
}
