/* GNU: complaints. */
#include <stdio.h>
__from(system);
void __complain_as_gnu(const char *, int, int, const char *, ...);
#define error(status, code, ...) __complain_as_gnu(__FILE__, status, code, __VA_ARGS__)
