// covers: undefined behaviour, uninit_read
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int a[3];
    a[0] = a[1] = a[2] = 1;
    int sum = a[0] + a[1] + a[2];
    printf("%d\n", sum);
#else
    int a[3];
    a[0] = a[1] = 1;
    int sum = a[0] + a[1] + a[2]; // UB
    printf("%d\n", sum);
#endif
    return 0;
}
