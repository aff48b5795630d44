// covers: undefined behaviour, uninit_read
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[32];
    const char *words[] = {"one", "two"};
#ifdef FIXED
    line[0] = 0;
#endif
    for (int i = 0; i < 2; i++)
        strcat(line, words[i]); // UB
    puts("joined");
    return 0;
}
