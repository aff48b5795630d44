/* Stretches of memory. */
#include <string.h>
