/* Arithmetic in 16.16 fixed point, checked against doubles; saturating and wrapping operations; a sine table. */
#include <inttypes.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>

typedef int32_t fixed;
#define ONE (1 << 16)
#define FIXED(x) ((fixed)((x) * ONE + ((x) < 0 ? -0.5 : 0.5)))

static double real(fixed x) { return x / (double)ONE; }
static fixed multiply(fixed a, fixed b) { return (fixed)(((int64_t)a * b + (1 << 15)) >> 16); }
static fixed divide(fixed a, fixed b) { return (fixed)(((int64_t)a * ONE) / b); }

static fixed add_saturating(fixed a, fixed b) {
    int64_t sum = (int64_t)a + b;
    return sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : (fixed)sum;
}

static fixed square_root(fixed x) {
    uint64_t value = (uint64_t)(uint32_t)x << 16, root = 0, bit = UINT64_C(1) << 46;
    while (bit > value)
        bit >>= 2;
    for (; bit; bit >>= 2) {
        if (value >= root + bit) {
            value -= root + bit;
            root = (root >> 1) + bit;
        } else
            root >>= 1;
    }
    return (fixed)root;
}

static fixed sines[65];

static fixed sine(fixed turns) {
    uint32_t place = (uint32_t)turns & 0xffff;
    int quadrant = (int)(place >> 14);
    uint32_t within = place & 0x3fff;
    if (quadrant & 1)
        within = 0x4000 - within;
    uint32_t at = within >> 8, rest = within & 0xff;
    fixed low = sines[at], high = at < 64 ? sines[at + 1] : low;
    fixed value = low + (fixed)(((int64_t)(high - low) * rest) >> 8);
    return quadrant & 2 ? -value : value;
}

int main(void) {
    for (int i = 0; i <= 64; i++)
        sines[i] = FIXED(sin(i * 3.14159265358979 / 128));
    static const double pairs[][2] = {{1.5, 2.25}, {-3.75, 0.5}, {100.125, -7.0}, {0.001, 1000}, {-0.5, -0.25}};
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        fixed a = FIXED(pairs[i][0]), b = FIXED(pairs[i][1]);
        printf("%8.4f %8.4f: %10.4f %9.4f %" PRId32 "\n", real(a), real(b), real(multiply(a, b)), real(divide(a, b)), a ^ b);
    }
    for (double x = 0.25; x < 3000; x *= 7)
        printf("sqrt %.2f = %.4f\n", x, real(square_root(FIXED(x))));
    for (int i = -2; i <= 8; i++)
        printf("%.4f%c", real(sine(i * ONE / 12)), i < 8 ? ' ' : '\n');
    fixed big = FIXED(32000.5);
    printf("%.3f %.3f\n", real(add_saturating(big, big)), real(add_saturating(-big, -big)));
    uint32_t wrapped = (uint32_t)big + (uint32_t)big;
    printf("%" PRIu32 " %" PRIx32 "\n", wrapped, wrapped >> 16);
    return 0;
}
