// covers: undefined behaviour, pointer_difference
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int a[4];
    long d = &a[3] - &a[0];
    printf("%d\n", d != 0);
#else
    int a[4], b[4];
    long d = &b[0] - &a[0]; // UB
    printf("%d\n", d != 0);
#endif
    return 0;
}
