#include "include/shapes.h"
