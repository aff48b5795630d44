// covers: undefined behaviour, out_of_bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    const char *name = "hello";
#ifdef FIXED
    char *copy = malloc(strlen(name) + 1);
    strcpy(copy, name);
#else
    char *copy = malloc(strlen(name));
    strcpy(copy, name); // UB
#endif
    puts(copy);
    free(copy);
    return 0;
}
