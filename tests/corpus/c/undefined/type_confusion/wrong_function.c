// covers: undefined behaviour, type_confusion
#include <stdio.h>

static int one(int n) { return n + 1; }

int main(void) {
#ifdef FIXED
    int (*f)(int) = one;
    printf("%d\n", f(1));
#else
    int (*f)(int, int) = (int (*)(int, int))one;
    printf("%d\n", f(1, 2)); // UB
#endif
    return 0;
}
