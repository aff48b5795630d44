// covers: variadic functions
#include <stdio.h>
#include <stdarg.h>
#include <string.h>

static int sum(int n, ...) { va_list a; va_start(a, n); int s = 0; while (n--) s += va_arg(a, int); va_end(a); return s; }
static double most(int n, ...) {
    va_list a;
    va_start(a, n);
    double m = va_arg(a, double);
    for (int i = 1; i < n; i++) { double d = va_arg(a, double); if (d > m) m = d; }
    va_end(a);
    return m;
}
static void tiny_printf(const char *f, ...) {
    va_list a;
    va_start(a, f);
    for (; *f; f++) {
        if (*f != '%') { putchar(*f); continue; }
        switch (*++f) {
        case 'd': printf("%d", va_arg(a, int)); break;
        case 's': fputs(va_arg(a, const char *), stdout); break;
        case 'c': putchar(va_arg(a, int)); break;
        case 'f': printf("%.2f", va_arg(a, double)); break;
        case 'l': printf("%ld", va_arg(a, long)); break;
        default: putchar(*f);
        }
    }
    va_end(a);
}
static int format(char *out, size_t n, const char *f, ...) { va_list a; va_start(a, f); int r = vsnprintf(out, n, f, a); va_end(a); return r; }
static int helper(va_list a) { return va_arg(a, int) + va_arg(a, int); }
static int pairs(int n, ...) { va_list a; va_start(a, n); int s = 0; for (; n; n -= 2) s = s * 100 + helper(a); va_end(a); return s; }
static void join(char *out, const char *first, ...) {
    va_list a;
    va_start(a, first);
    *out = 0;
    for (const char *s = first; s; s = va_arg(a, const char *)) strcat(out, s);
    va_end(a);
}
int main(void) {
    printf("%d %d\n", sum(4, 1, 2, 3, 4), sum(0));
    printf("%g\n", most(3, 1.5, 9.25, -2.0));
    tiny_printf("%d %s %c %f %l%%\n", 5, "text", 'x', 3.14159, 1234567890123L);
    char b[32];
    int n = format(b, sizeof b, "%s=%d", "key", 42);
    printf("%d %s\n", n, b);
    printf("%d\n", format(b, 4, "%s", "truncated"));
    puts(b);
    printf("%d\n", pairs(4, 1, 2, 3, 4));
    join(b, "a", "b", "c", (char *)0);
    puts(b);
    float f = 1.5f; char c = 'q'; short s = -2;
    tiny_printf("%f %c %d\n", f, c, s);
    return 0;
}
