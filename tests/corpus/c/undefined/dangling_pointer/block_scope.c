// covers: undefined behaviour, dangling_pointer
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int *p;
    int inner = 1;
    {
        p = &inner;
    }
    printf("%d\n", *p);
#else
    int *p;
    {
        int inner = 1;
        p = &inner;
    }
    printf("%d\n", *p); // UB
#endif
    return 0;
}
