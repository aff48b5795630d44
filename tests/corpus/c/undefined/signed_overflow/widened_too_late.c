// covers: undefined behaviour, signed_overflow
#include <stdio.h>

int main(void) {
    int width = 100000, height = 100000;
#ifdef FIXED
    long area = (long)width * height;
    printf("%ld\n", area);
#else
    long area = width * height; // UB
    printf("%ld\n", area);
#endif
    return 0;
}
