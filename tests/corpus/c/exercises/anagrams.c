// covers: sorting and searching, strings
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int letters(const void *a, const void *b) { return *(const char *)a - *(const char *)b; }
static int anagram(const char *a, const char *b) {
    char x[32], y[32];
    strcpy(x, a); strcpy(y, b);
    qsort(x, strlen(x), 1, letters);
    qsort(y, strlen(y), 1, letters);
    return strcmp(x, y) == 0;
}
int main(void) {
    printf("%d %d %d\n", anagram("listen", "silent"), anagram("abc", "abd"), anagram("a", "aa"));
    return 0;
}
