// covers: undefined behaviour, signed_overflow
#include <stdio.h>
#include <limits.h>

int main(void) {
#ifdef FIXED
    int least = INT_MIN + 1, minus = -1;
    printf("%d\n", least / minus);
#else
    int least = INT_MIN, minus = -1;
    printf("%d\n", least / minus); // UB
#endif
    return 0;
}
