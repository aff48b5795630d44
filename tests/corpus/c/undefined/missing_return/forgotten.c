// covers: undefined behaviour, missing_return
#include <stdio.h>

#ifdef FIXED
static int sign(int n) {
    if (n > 0) return 1;
    if (n < 0) return -1;
    return 0;
}
#else
static int sign(int n) {
    if (n > 0) return 1;
    if (n < 0) return -1;
} // UB
#endif

int main(void) {
    printf("%d\n", sign(0));
    return 0;
}
