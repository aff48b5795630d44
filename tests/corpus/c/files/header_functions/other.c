#include "tools.h"

int of_other(int value) { return clamp(value, *at_limit, 20) + limit; }
