// covers: undefined behaviour, null_deref
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int x = 1, *p = &x;
    printf("%d\n", *p);
#else
    int *p = NULL;
    printf("%d\n", *p); // UB
#endif
    return 0;
}
