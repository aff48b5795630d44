// covers: undefined behaviour, const_write
#include <stdio.h>

int main(void) {
#ifdef FIXED
    char s[] = "hello";
    s[0] = 'J';
    puts(s);
#else
    char *s = "hello";
    s[0] = 'J'; // UB
    puts(s);
#endif
    return 0;
}
