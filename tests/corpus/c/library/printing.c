// covers: formatted output
#include <stdio.h>

int main(void) {
    printf("%d|%5d|%-5d|%05d|%+d|% d\n", 42, 42, 42, 42, 42, 42);
    printf("%i|%u|%x|%X|%#x|%o|%#o\n", -1, 4294967295u, 255, 255, 255, 8, 8);
    printf("%c|%3c|%-3c|%s|%10s|%-10s|%.2s\n", 'a', 'b', 'c', "str", "right", "left", "truncated");
    printf("%f|%.2f|%8.3f|%-8.1f|%e|%E|%g|%G\n", 3.14159, 3.14159, 3.14159, 3.14159, 31415.9, 31415.9, 0.0001, 1e-5);
    printf("%ld|%lu|%lld|%hd|%hhd|%zu\n", 1L << 40, 1UL << 40, 1LL << 50, (short)70000, (char)300, (size_t)7);
    printf("%*d|%-*d|%.*f\n", 6, 1, 6, 2, 3, 2.71828);
    printf("%%|%5%|\n");
    char buffer[20];
    int n = snprintf(buffer, sizeof buffer, "%s-%d", "abcdefghijklmnop", 12345);
    printf("%d %s\n", n, buffer);
    n = sprintf(buffer, "%03d", 7);
    printf("%d %s\n", n, buffer);
    fprintf(stdout, "to %s\n", "stdout");
    fputs("fputs ", stdout);
    putchar('!');
    puts("");
    printf("%d\n", printf("abc\n"));
    printf("%s %.3d %.0d|\n", "precision", 5, 0);
    printf("%#.3g %g %g\n", 1.0, 100000.0, 1000000.0);
    return 0;
}
