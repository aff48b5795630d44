// covers: undefined behaviour, overlapping_copy
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[32] = "#comment";
#ifdef FIXED
    memmove(text, text + 1, strlen(text));
#else
    strcpy(text, text + 1); // UB
#endif
    puts("shifted");
    return 0;
}
