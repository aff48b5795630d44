// covers: undefined behaviour, null_deref
#include <stdio.h>

int main(void) {
#ifdef FIXED
    struct s { int a, b; } v = {1, 2}, *p = &v;
    printf("%d\n", p->b);
#else
    struct s { int a, b; } *p = NULL;
    printf("%d\n", p->b); // UB
#endif
    return 0;
}
