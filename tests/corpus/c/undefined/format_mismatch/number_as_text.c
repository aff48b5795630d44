// covers: undefined behaviour, format_mismatch
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int n = 5;
    printf("%d\n", n);
#else
    int n = 5;
    printf("%s\n", n); // UB
#endif
    return 0;
}
