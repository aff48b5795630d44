// covers: undefined behaviour, type_confusion
#include <stdio.h>

static int half(int n) { return n / 2; }

int main(void) {
#ifdef FIXED
    int (*f)(int) = half;
    printf("%d\n", f(3));
#else
    int (*f)(double) = (int (*)(double))half;
    printf("%d\n", f(3.0)); // UB
#endif
    return 0;
}
