// covers: undefined behaviour, out_of_bounds
#include <stdio.h>

int main(void) {
#ifdef FIXED
    struct s { int a[2]; int b; } v = {{1, 2}, 3};
    int i = 1;
    printf("%d\n", v.a[i]);
#else
    struct s { int a[2]; int b; } v = {{1, 2}, 3};
    int i = 2;
    printf("%d\n", v.a[i]); // UB
#endif
    return 0;
}
