// covers: undefined behaviour, const_write
#include <stdio.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char s[] = "a,b";
    printf("%s\n", strtok(s, ","));
#else
    char *s = "a,b";
    printf("%s\n", strtok(s, ",")); // UB
#endif
    return 0;
}
