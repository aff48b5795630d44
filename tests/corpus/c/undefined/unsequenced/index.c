// covers: undefined behaviour, unsequenced
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int a[3] = {0}, i = 0;
    a[i] = i;
    i++;
    printf("%d\n", a[0]);
#else
    int a[3] = {0}, i = 0;
    a[i] = i++; // UB
    printf("%d\n", a[0]);
#endif
    return 0;
}
