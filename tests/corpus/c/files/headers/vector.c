#include "vector.h"
#include "base.h"

static double shifted(double value, double by) { return value + by; }

struct vector move(struct vector v, double by) {
    return VECTOR(.x = shifted(v.x, by), .y = shifted(v.y, MAX(by, 0) * 2));
}

int other_id(void) {
    next_id();
    return next_id() + 100;
}
