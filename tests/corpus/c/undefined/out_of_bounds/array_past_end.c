// covers: undefined behaviour, out_of_bounds
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int a[3] = {1, 2, 3};
    int i = 2;
    printf("%d\n", a[i]);
#else
    int a[3] = {1, 2, 3};
    int i = 3;
    printf("%d\n", a[i]); // UB
#endif
    return 0;
}
