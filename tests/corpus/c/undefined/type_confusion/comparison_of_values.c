// covers: undefined behaviour, type_confusion
#include <stdio.h>
#include <stdlib.h>

#ifdef FIXED
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
#else
static int compare(int a, int b) { return a - b; }
#endif

int main(void) {
    int values[] = {3, 1, 2};
    qsort(values, 3, sizeof *values, (int (*)(const void *, const void *))compare); // UB
    puts("sorted");
    return 0;
}
