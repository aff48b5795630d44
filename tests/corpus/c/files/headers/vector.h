#pragma once
#include "base.h"
#include <math.h>

struct vector { double x, y; };
#define VECTOR(...) ((struct vector){__VA_ARGS__})
static inline double dot(struct vector a, struct vector b) { return a.x * b.x + a.y * b.y; }
static inline double length(struct vector a) { return sqrt(dot(a, a)); }
struct vector move(struct vector v, double by);
int other_id(void);
