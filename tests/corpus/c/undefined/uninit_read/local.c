// covers: undefined behaviour, uninit_read
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int x = 1;
    printf("%d\n", x + 1);
#else
    int x;
    printf("%d\n", x + 1); // UB
#endif
    return 0;
}
