// covers: characters, integer types, floating point
#include <stdio.h>

int main(void) {
    printf("%d %d %d %d\n", 0x10, 010, 0b10, 10);
    printf("%lu %llu %ld\n", 0xffffffffUL, 1ULL << 40, -2147483648);
    printf("%d %d %d %d\n", '\a', '\x7f', '\101', '\0');
    printf("%g %g %g %g\n", .5, 5., 1e-3, 0x1.8p3);
    printf("%zu %zu %zu %zu\n", sizeof 1, sizeof 1L, sizeof 1.0, sizeof 1.0f);
    printf("%zu %zu\n", sizeof 2147483648, sizeof 0xffffffff);
    printf("%s|%s\n", "a\"b\\c", "\x41" "BC\t.");
    printf("%d %d\n", 'ab' == 24930, L'a' == 'a');
    printf("%ld %d\n", 4294967295, 0xffffffff == -1);
    return 0;
}
