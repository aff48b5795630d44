#include "plugin.h"

static double apply(double x) {
    negate_plugin.uses++;
    return -x;
}

struct plugin negate_plugin = {"negate", apply, 0};
