// covers: undefined behaviour, unsequenced
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int i = 1;
    i = i + 1;
    printf("%d\n", i);
#else
    int i = 1;
    i = i++ + 1; // UB
    printf("%d\n", i);
#endif
    return 0;
}
