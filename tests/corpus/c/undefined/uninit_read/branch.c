// covers: undefined behaviour, uninit_read
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int x = 0;
    if (x > 0) puts("positive");
#else
    int x;
    if (x > 0) puts("positive"); // UB
#endif
    return 0;
}
