// covers: undefined behaviour, uninit_read
#include <stdio.h>

int main(void) {
    char line[10];
#ifdef FIXED
    if (fgets(line, sizeof line, stdin))
        printf("%s", line);
#else
    fgets(line, sizeof line, stdin);
    printf("%s", line); // UB
#endif
    return 0;
}
