/* Text: a buffer that grows, written to with snprintf and walked through by character. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    size_t length = 0, capacity = 64;
    char *text = malloc(capacity);
    for (int i = 0; i < 15000; i++) {
        char line[40];
        int written = snprintf(line, sizeof line, "line %d: %d\n", i, i % 13);
        if (length + written + 1 > capacity) {
            capacity *= 2;
            text = realloc(text, capacity);
        }
        memcpy(text + length, line, written + 1);
        length += written;
    }
    int checksum = 0, lines = 0;
    for (const char *at = text; *at; at++) {
        checksum = (checksum * 31 + *at) % 1000003;
        if (*at == '\n')
            lines++;
    }
    printf("%zu %d %d\n", length, lines, checksum);
    free(text);
    return 0;
}
