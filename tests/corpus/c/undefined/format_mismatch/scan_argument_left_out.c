// covers: undefined behaviour, format_mismatch
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int width = 0, height = 0;
    sscanf("4x", "%dx%d", &width, &height);
    printf("%d\n", width * height);
#else
    int width = 0;
    sscanf("4x", "%dx%d", &width); // UB
    printf("%d\n", width);
#endif
    return 0;
}
