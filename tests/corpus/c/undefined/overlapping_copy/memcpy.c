// covers: undefined behaviour, overlapping_copy
#include <stdio.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char s[10] = "abcdef";
    memmove(s + 1, s, 5);
    puts(s);
#else
    char s[10] = "abcdef";
    memcpy(s + 1, s, 5); // UB
    puts(s);
#endif
    return 0;
}
