// covers: undefined behaviour, out_of_bounds
#include <stdio.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    char s[4] = {'a', 'b', 'c'};
    printf("%zu\n", strlen(s));
#else
    char s[3] = {'a', 'b', 'c'};
    printf("%zu\n", strlen(s)); // UB
#endif
    return 0;
}
