#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <inttypes.h>
#include <limits.h>
#include <errno.h>
#include <stddef.h>
int main(void) {
    char buf[64] = "a,b,,c;d";
    char *p = buf, *tok;
    while ((tok = strsep(&p, ",;")) != NULL) printf("[%s]", tok);
    puts("");
    int d, n;
    char w[16];
    float f;
    unsigned x;
    char c;
    n = sscanf("12 hello 3.5 ff Z", "%d %15s %f %x %c", &d, w, &f, &x, &c);
    printf("%d: %d %s %g %u %c\n", n, d, w, f, x, c);
    n = sscanf("2024-02-29T13:05", "%d-%d-%dT%d:%d", &d, &(int){0}, &(int){0}, &(int){0}, &(int){0});
    printf("%d %d\n", n, d);
    char a[10], b[10];
    n = sscanf("key=value;rest", "%9[^=]=%9[^;]", a, b);
    printf("%d %s %s\n", n, a, b);
    int consumed = 0;
    n = sscanf("abc 42xyz", "%*s %d%n", &d, &consumed);
    printf("%d %d %d\n", n, d, consumed);
    char out[8];
    n = snprintf(out, sizeof out, "%s-%d", "long text", 12345);
    printf("%d '%s'\n", n, out);
    uint64_t u = UINT64_MAX;
    int64_t i = INT64_MIN;
    uint8_t u8 = 200;
    int16_t s = -300;
    printf("%" PRIu64 " %" PRId64 " %" PRIx64 " %" PRIu8 " %" PRId16 "\n", u, i, u, u8, s);
    printf("%hhd %hd %ld %lld %zu %jd %td\n", (char)300, (short)70000, LONG_MIN, LLONG_MAX, sizeof(int), (intmax_t)-1, (ptrdiff_t)5);
    errno = 0;
    char *end;
    long v = strtol("999999999999999999999", &end, 10);
    printf("%ld %d %s '%s'\n", v, errno == ERANGE, strerror(errno), end);
    v = strtol("  -0x1Fg", &end, 0);
    printf("%ld '%s'\n", v, end);
    v = strtol("0777", NULL, 0);
    printf("%ld\n", v);
    v = strtol("zz", &end, 36);
    printf("%ld\n", v);
    printf("%d %d\n", atoi("42abc"), atoi("x"));
    double dd = strtod("1e400", &end);
    printf("%g %d\n", dd, errno == ERANGE);
    printf("%g\n", strtod("0x1.8p3", NULL));
    printf("%5.2f|%-8.3e|%+g|% d|%08.3f|%#x|%#o|%.0f\n", 3.14159, 12345.678, 0.0001, 42, -3.5, 255, 8, 2.5);
    printf("%a %A %.3a\n", 1.0, 0.1, 3.14159);
    printf("%e %G %g %g\n", 0.0, 1e-10, 1e15, 123456789.0);
    printf("%s %10s|%-10s|%.3s|%*.*f\n", "abc", "right", "left", "truncate", 10, 2, 3.14159);
    printf("%c%c%c %%\n", 'a', 66, '\x43');
    printf("%f %f %f %F\n", 1.0/0.0, -1.0/0.0, 0.0/0.0, 1.0/0.0);
    printf("%p\n", NULL);
    printf("%.15g %.17g %.20f\n", 0.1, 0.1, 0.1);
    printf("%lu %lX %#lo\n", 123456789012UL, 0xDEADBEEFCAFEUL, 8L);
    printf("%5c|%-5c|%05d|%+05d|%x\n", 'x', 'y', -42, 42, -1);
    return 0;
}
