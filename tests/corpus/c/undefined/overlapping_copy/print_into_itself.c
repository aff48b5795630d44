// covers: undefined behaviour, overlapping_copy
#include <stdio.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char line[40] = "a";
    for (int i = 0; i < 3; i++)
        sprintf(line + strlen(line), ",%d", i);
    puts(line);
#else
    char line[40] = "a";
    for (int i = 0; i < 3; i++)
        sprintf(line, "%s,%d", line, i); // UB
    puts(line);
#endif
    return 0;
}
