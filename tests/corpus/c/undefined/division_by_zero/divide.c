// covers: undefined behaviour, division_by_zero
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int n = 2;
    printf("%d\n", 10 / n);
#else
    int n = 0;
    printf("%d\n", 10 / n); // UB
#endif
    return 0;
}
