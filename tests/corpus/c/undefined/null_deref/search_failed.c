// covers: undefined behaviour, null_deref
#include <stdio.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char *p = strchr("abc", 'c');
    printf("%c\n", *p);
#else
    char *p = strchr("abc", 'z');
    printf("%c\n", *p); // UB
#endif
    return 0;
}
