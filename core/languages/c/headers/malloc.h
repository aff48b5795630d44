/* What an allocator offers. */
#include <stdlib.h>
