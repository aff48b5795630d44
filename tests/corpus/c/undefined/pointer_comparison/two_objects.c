// covers: undefined behaviour, pointer_comparison
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int a[2] = {1, 2};
    int *p = &a[0], *q = &a[1];
    printf("%d\n", p < q || q < p);
#else
    int a = 1, b = 2;
    int *p = &a, *q = &b;
    printf("%d\n", p < q || q < p); // UB
#endif
    return 0;
}
