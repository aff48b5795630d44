// covers: bit operations, pointers
#include <stdio.h>
#include <ctype.h>
#include <string.h>

static void dump(const void *data, size_t n) {
    const unsigned char *p = data;
    for (size_t at = 0; at < n; at += 8) {
        printf("%04zx ", at);
        for (size_t i = 0; i < 8; i++) if (at + i < n) printf(" %02x", p[at + i]); else printf("   ");
        printf("  ");
        for (size_t i = 0; i < 8 && at + i < n; i++) putchar(isprint(p[at + i]) ? p[at + i] : '.');
        putchar('\n');
    }
}
int main(void) {
    const char *text = "Hex dump\n\tof text";
    dump(text, strlen(text) + 1);
    short numbers[] = {1, -1, 0x4142};
    dump(numbers, sizeof numbers);
    return 0;
}
