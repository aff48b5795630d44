#include "plugin.h"

static double apply(double x) {
    square_plugin.uses++;
    return x * x;
}

struct plugin square_plugin = {"square", apply, 0};
