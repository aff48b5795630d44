// covers: undefined behaviour, format_mismatch
#include <stdio.h>

int main(void) {
#ifdef FIXED
    printf("%d %d\n", 1, 2);
#else
    printf("%d %d\n", 1); // UB
#endif
    return 0;
}
