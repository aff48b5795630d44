// covers: undefined behaviour, out_of_bounds
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int j = 2;
    printf("%d\n", m[0][j]);
#else
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int j = 3;
    printf("%d\n", m[0][j]); // UB
#endif
    return 0;
}
