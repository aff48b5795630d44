// covers: undefined behaviour, pointer_comparison
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Whether a pointer points into a buffer, asked with comparisons. */
static int is_within(const char *p, const char *buffer, size_t size) {
#ifdef FIXED
    for (size_t i = 0; i < size; i++)
        if (p == buffer + i)
            return 1;
    return 0;
#else
    return p >= buffer && p < buffer + size; // UB
#endif
}

int main(void) {
    char *first = malloc(16), *second = malloc(16);
    strcpy(first, "first");
    strcpy(second, "second");
    printf("%d\n", is_within(first + 2, first, 16));
    printf("%d\n", is_within(second, first, 16));
    free(first);
    free(second);
    return 0;
}
