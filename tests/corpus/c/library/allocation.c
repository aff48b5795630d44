// covers: dynamic memory
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int *grow = NULL;
    size_t room = 0;
    for (size_t i = 0; i < 100; i++) {
        if (i == room) grow = realloc(grow, (room = room ? room * 2 : 1) * sizeof *grow);
        grow[i] = (int)(i * i);
    }
    printf("%d %zu\n", grow[99], room);
    free(grow);
    char *zeros = calloc(4, 4);
    int sum = 0;
    for (int i = 0; i < 16; i++) sum += zeros[i];
    printf("%d\n", sum);
    free(zeros);
    void *aligned = aligned_alloc(64, 128);
    printf("%d\n", (int)((unsigned long)aligned % 64));
    free(aligned);
    char **lines = malloc(3 * sizeof *lines);
    for (int i = 0; i < 3; i++) {
        lines[i] = malloc(8);
        snprintf(lines[i], 8, "line %d", i);
    }
    for (int i = 2; i >= 0; i--) { printf("%s ", lines[i]); free(lines[i]); }
    free(lines);
    puts("");
    return 0;
}
