// covers: undefined behaviour, unsequenced
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int i = 1;
    printf("%d ", i);
    printf("%d\n", i++);
#else
    int i = 1;
    printf("%d %d\n", i, i++); // UB
#endif
    return 0;
}
