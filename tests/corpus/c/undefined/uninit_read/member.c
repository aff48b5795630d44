// covers: undefined behaviour, uninit_read
#include <stdio.h>

int main(void) {
#ifdef FIXED
    struct point { int x, y; } p = {1};
    p.x = 1;
    printf("%d\n", p.y);
#else
    struct point { int x, y; } p;
    p.x = 1;
    printf("%d\n", p.y); // UB
#endif
    return 0;
}
