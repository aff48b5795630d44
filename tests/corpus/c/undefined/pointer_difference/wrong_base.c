// covers: undefined behaviour, pointer_difference
#include <stdio.h>
#include <string.h>

/* The place of a word in a line, counted from the start of another text. */
int main(void) {
    char line[] = "find the word here";
    char copy[32];
    strcpy(copy, line);
    char *word = strstr(copy, "word");
#ifdef FIXED
    printf("%td\n", word - copy);
#else
    printf("%td\n", word - line); // UB
#endif
    return 0;
}
