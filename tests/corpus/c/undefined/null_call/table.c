// covers: undefined behaviour, null_call
#include <stdio.h>

static int twice(int n) { return 2 * n; }

int main(void) {
#ifdef FIXED
    int (*table[2])(int) = {twice};
    printf("%d\n", table[0](3));
#else
    int (*table[2])(int) = {twice};
    printf("%d\n", table[1](3)); // UB
#endif
    return 0;
}
