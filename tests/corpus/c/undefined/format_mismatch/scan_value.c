// covers: undefined behaviour, format_mismatch
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int age = 0;
    sscanf("41", "%d", &age);
    printf("%d\n", age);
#else
    int age = 0;
    sscanf("41", "%d", age); // UB
    printf("%d\n", age);
#endif
    return 0;
}
