// covers: undefined behaviour, overlapping_copy
#include <stdio.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char s[10] = "abc";
    memmove(s + 1, s, strlen(s) + 1);
    puts(s);
#else
    char s[10] = "abc";
    strcpy(s + 1, s); // UB
    puts(s);
#endif
    return 0;
}
