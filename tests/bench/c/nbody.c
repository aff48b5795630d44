/* Double-precision arithmetic on members of structures: planets around a sun. */

#include <math.h>
#include <stdio.h>

struct body {
    double x, y, z, vx, vy, vz, mass;
};

#define BODIES 5

static struct body bodies[BODIES] = {
    {0, 0, 0, 0, 0, 0, 40},
    {5, -1, -0.1, 0.6, 2.8, -0.02, 0.04},
    {8, 4, -0.4, -1, 1.8, 0.008, 0.01},
    {13, -15, -0.2, 1.1, 0.9, -0.01, 0.002},
    {15, -26, 0.2, 1, 0.6, -0.03, 0.002},
};

static void advance(double dt) {
    for (int i = 0; i < BODIES; i++) {
        struct body *a = &bodies[i];
        for (int j = i + 1; j < BODIES; j++) {
            struct body *b = &bodies[j];
            double dx = a->x - b->x;
            double dy = a->y - b->y;
            double dz = a->z - b->z;
            double square = dx * dx + dy * dy + dz * dz;
            double force = dt / (square * sqrt(square));
            a->vx -= dx * b->mass * force;
            a->vy -= dy * b->mass * force;
            a->vz -= dz * b->mass * force;
            b->vx += dx * a->mass * force;
            b->vy += dy * a->mass * force;
            b->vz += dz * a->mass * force;
        }
    }
    for (int i = 0; i < BODIES; i++) {
        bodies[i].x += dt * bodies[i].vx;
        bodies[i].y += dt * bodies[i].vy;
        bodies[i].z += dt * bodies[i].vz;
    }
}

static double energy(void) {
    double sum = 0;
    for (int i = 0; i < BODIES; i++) {
        struct body *a = &bodies[i];
        sum += 0.5 * a->mass * (a->vx * a->vx + a->vy * a->vy + a->vz * a->vz);
        for (int j = i + 1; j < BODIES; j++) {
            struct body *b = &bodies[j];
            double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
            sum -= a->mass * b->mass / sqrt(dx * dx + dy * dy + dz * dz);
        }
    }
    return sum;
}

int main(void) {
    printf("%.12f\n", energy());
    for (int step = 0; step < 20000; step++)
        advance(0.001);
    printf("%.12f\n", energy());
    return 0;
}
