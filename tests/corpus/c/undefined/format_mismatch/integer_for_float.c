// covers: undefined behaviour, format_mismatch
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int n = 3;
    printf("%f\n", (double)n);
#else
    int n = 3;
    printf("%f\n", n); // UB
#endif
    return 0;
}
