// covers: strings, unsigned arithmetic
#include <stdio.h>

static char *convert(unsigned n, int base, char *end) {
    *end = 0;
    do *--end = "0123456789abcdefghijklmnopqrstuvwxyz"[n % base]; while (n /= base);
    return end;
}
int main(void) {
    char buffer[40];
    for (int base = 2; base <= 36; base += 7) printf("%d: %s\n", base, convert(3735928559u, base, buffer + 39));
    printf("%s\n", convert(0, 10, buffer + 39));
    return 0;
}
