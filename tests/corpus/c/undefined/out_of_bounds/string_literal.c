// covers: undefined behaviour, out_of_bounds
#include <stdio.h>

int main(void) {
#ifdef FIXED
    const char *s = "abc";
    printf("%c\n", s[2]);
#else
    const char *s = "abc";
    printf("%c\n", s[4]); // UB
#endif
    return 0;
}
