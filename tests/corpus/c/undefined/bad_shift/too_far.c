// covers: undefined behaviour, bad_shift
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int n = 30;
    printf("%d\n", 1 << n);
#else
    int n = 32;
    printf("%d\n", 1 << n); // UB
#endif
    return 0;
}
