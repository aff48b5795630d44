// covers: undefined behaviour, pointer_difference
#include <stdio.h>
#include <string.h>

int main(void) {
    const char *line = "key=value";
    char copy[32];
    strcpy(copy, line);
    char *sign = strchr(copy, '=');
#ifdef FIXED
    int length = (int)(sign - copy);
#else
    int length = (int)(sign - line); // UB
#endif
    printf("%d\n", length != 123456789);
    return 0;
}
