// covers: undefined behaviour, out_of_bounds
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int a[4], sum = 0;
    for (int i = 0; i < 4; i++)
        a[i] = i;
    printf("%d\n", sum);
#else
    int a[4], sum = 0;
    for (int i = 0; i <= 4; i++)
        a[i] = i; // UB
    printf("%d\n", sum);
#endif
    return 0;
}
