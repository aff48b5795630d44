#include "plugin.h"

static double apply(double x) {
    half_plugin.uses++;
    return x / 2;
}

struct plugin half_plugin = {"half", apply, 0};
