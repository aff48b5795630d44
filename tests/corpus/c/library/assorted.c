// covers: limits, mathematics, formatted output
#include <stdio.h>
#include <stdint.h>
#include <inttypes.h>
#include <limits.h>
#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>
#include <stddef.h>
typedef enum { LOW, MID = 10, HIGH } level;
typedef struct { level l; const char *name; bool on; } setting;
static setting table[] = {{LOW, "low", true}, {HIGH, "high", false}, {.name = "mid", .l = MID}};
static inline bool between(double x, double lo, double hi) { return x >= lo && x <= hi; }
static uint8_t checksum(const void *data, size_t n) { const uint8_t *p = data; uint8_t s = 0; while (n--) s = (uint8_t)(s * 31 + *p++); return s; }
static int64_t mulmod(int64_t a, int64_t b, int64_t m) { int64_t r = 0; for (a %= m; b; b >>= 1, a = a * 2 % m) if (b & 1) r = (r + a) % m; return r; }
int main(void) {
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) printf("%d %s %s\n", table[i].l, table[i].name, table[i].on ? "on" : "off");
    printf("%d %d\n", between(0.5, 0, 1), between(-DBL_MIN, 0, 1));
    printf("%u %" PRId64 "\n", checksum("abcdef", 6), mulmod(123456789, 987654321, 1000000007));
    printf("%d %u %ld %" PRIu64 "\n", INT_MIN, UINT_MAX, LONG_MIN, UINT64_MAX);
    printf("%d %d %d\n", SCHAR_MIN, CHAR_BIT, SHRT_MAX);
    printf("%.3e %.3e %g\n", DBL_MAX, FLT_MIN, DBL_EPSILON);
    printf("%g %g %g\n", floor(2.7), fmin(3, NAN), fmax(-INFINITY, 2));
    printf("%ld %.0f %g\n", lround(2.5), rint(2.5), nearbyint(3.5));
    printf("%g %g\n", exp2(10), log2(1024));
    printf("%.3f %.3f %.3f\n", tgamma(5), erf(0.5), sinh(1));
    printf("%f %f\n", fabs(-0.0), copysign(1, -0.0));
    float f = 3.14159f;
    printf("%.3f %.3f\n", sqrtf(f), powf(f, 2));
    printf("%d %d\n", isnan(0.0 / 0.0) != 0, isfinite(1e308) != 0);
    char buf[64];
    int n = 0;
    for (int i = 0; i < 5; i++) n += snprintf(buf + n, sizeof buf - n, "%s%d", i ? "," : "", i * i);
    puts(buf);
    printf("%5s|%-5s|%05.1f|%+.2e|%x\n", "ab", "cd", 3.14159, 12345.678, -1);
    printf("%zu %td %jd\n", sizeof buf, (ptrdiff_t)-3, (intmax_t)7);
    printf("%hhu %hu\n", (unsigned char)300, (unsigned short)70000);
    printf("%.10s|%c%c\n", "truncate this text", 'o', 'k');
    return memcmp("a", "b", 1) < 0 ? 0 : 1;
}
