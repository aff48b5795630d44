// covers: undefined behaviour, bad_shift
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int x = -1;
    printf("%d\n", x * 8);
#else
    int x = -1;
    printf("%d\n", x << 3); // UB
#endif
    return 0;
}
