// covers: undefined behaviour, null_deref
#include <stdio.h>

int main(void) {
    char line[5];
    FILE *file = fopen("/not/there", "r");
#ifdef FIXED
    if (file && fgets(line, sizeof line, file))
        puts(line);
#else
    if (fgets(line, sizeof line, file)) // UB
        puts(line);
#endif
    return 0;
}
