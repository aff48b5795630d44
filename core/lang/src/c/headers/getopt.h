/* Options of the command line. */
#include <unistd.h>
