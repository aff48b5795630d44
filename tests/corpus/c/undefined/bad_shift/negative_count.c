// covers: undefined behaviour, bad_shift
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int n = 1;
    printf("%d\n", 8 >> n);
#else
    int n = -1;
    printf("%d\n", 8 >> n); // UB
#endif
    return 0;
}
