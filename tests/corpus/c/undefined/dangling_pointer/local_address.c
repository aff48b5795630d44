// covers: undefined behaviour, dangling_pointer
#include <stdio.h>

#ifdef FIXED
static int *give(void) {
    static int x = 5;
    int *p = &x;
    return p;
}
#else
static int *give(void) {
    int x = 5;
    int *p = &x;
    return p;
}
#endif

int main(void) {
#ifdef FIXED
    int *p = give();
    printf("%d\n", *p); 
#else
    int *p = give();
    printf("%d\n", *p); // UB
#endif
    return 0;
}
