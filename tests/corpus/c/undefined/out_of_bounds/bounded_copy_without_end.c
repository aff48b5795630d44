// covers: undefined behaviour, out_of_bounds
#include <stdio.h>
#include <string.h>

int main(void) {
    char code[4];
    strncpy(code, "abcdef", sizeof code);
#ifdef FIXED
    printf("%.4s\n", code);
#else
    printf("%s\n", code); // UB
#endif
    return 0;
}
