// covers: undefined behaviour, type_confusion
#include <stdio.h>

int main(void) {
#ifdef FIXED
    union { int i; float f; } x = {1};
    printf("%g\n", x.f);
#else
    int x = 1;
    float *f = (float *)&x;
    printf("%g\n", *f); // UB
#endif
    return 0;
}
