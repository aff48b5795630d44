/* What gcc offers for single bits and for overflow. */
#include <__builtins.h>
#include <strings.h>

int __builtin_popcountl(unsigned long x) {
    int count = 0;
    for (; x; x &= x - 1)
        count++;
    return count;
}

int __builtin_popcount(unsigned x) { return __builtin_popcountl(x); }
int __builtin_popcountll(unsigned long long x) { return __builtin_popcountl(x); }
int __builtin_parity(unsigned x) { return __builtin_popcountl(x) & 1; }
int __builtin_parityl(unsigned long x) { return __builtin_popcountl(x) & 1; }
int __builtin_parityll(unsigned long long x) { return __builtin_popcountl(x) & 1; }

int __builtin_ctzl(unsigned long x) {
    int count = 0;
    for (; count < 64 && !(x & 1); x >>= 1)
        count++;
    return count;
}

int __builtin_clzl(unsigned long x) {
    int count = 64;
    for (; x; x >>= 1)
        count--;
    return count;
}

int __builtin_ctz(unsigned x) { return __builtin_ctzl(x); }
int __builtin_ctzll(unsigned long long x) { return __builtin_ctzl(x); }
int __builtin_clz(unsigned x) { return __builtin_clzl(x) - 32; }
int __builtin_clzll(unsigned long long x) { return __builtin_clzl(x); }
int __builtin_ffsl(long x) { return x ? __builtin_ctzl((unsigned long)x) + 1 : 0; }
int __builtin_ffs(int x) { return __builtin_ffsl(x); }
int __builtin_ffsll(long long x) { return __builtin_ffsl(x); }
int ffs(int x) { return __builtin_ffsl(x); }
int ffsl(long x) { return __builtin_ffsl(x); }
int ffsll(long long x) { return __builtin_ffsl(x); }

/* How many bits behind that of the sign are like it. */
int __builtin_clrsbl(long x) { return __builtin_clzl((unsigned long)(x ^ x >> 63)) - 1; }
int __builtin_clrsb(int x) { return __builtin_clrsbl(x) - 32; }
int __builtin_clrsbll(long long x) { return __builtin_clrsbl(x); }

unsigned short __builtin_bswap16(unsigned short x) { return (unsigned short)(x << 8 | x >> 8); }
unsigned __builtin_bswap32(unsigned x) { return x << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24; }

unsigned long __builtin_bswap64(unsigned long x) {
    return (unsigned long)__builtin_bswap32((unsigned)x) << 32 | __builtin_bswap32((unsigned)(x >> 32));
}

void __builtin_trap(void) { _Exit(132); }

_Bool __add_long(long a, long b, long *into) {
    *into = (long)((unsigned long)a + (unsigned long)b);
    return (a < 0) == (b < 0) && (*into < 0) != (a < 0);
}

_Bool __sub_long(long a, long b, long *into) {
    *into = (long)((unsigned long)a - (unsigned long)b);
    return (a < 0) != (b < 0) && (*into < 0) != (a < 0);
}

_Bool __mul_long(long a, long b, long *into) {
    *into = (long)((unsigned long)a * (unsigned long)b);
    if (a == 0 || b == 0)
        return 0;
    if (a == -1 || b == -1)
        return *into == (-9223372036854775807L - 1L) && (a == -1 ? b : a) < 0;
    return *into / b != a;
}

/* For narrower results: exact in `long` first, unless even that overflows. */
static _Bool narrow_int(_Bool lost, long value, int *into) {
    *into = (int)value;
    return lost || *into != value;
}

static _Bool narrow_unsigned(_Bool lost, long value, unsigned *into) {
    *into = (unsigned)value;
    return lost || *into != value;
}

_Bool __add_int(long a, long b, int *into) { long all; _Bool lost = __add_long(a, b, &all); return narrow_int(lost, all, into); }
_Bool __sub_int(long a, long b, int *into) { long all; _Bool lost = __sub_long(a, b, &all); return narrow_int(lost, all, into); }
_Bool __mul_int(long a, long b, int *into) { long all; _Bool lost = __mul_long(a, b, &all); return narrow_int(lost, all, into); }
_Bool __add_unsigned(long a, long b, unsigned *into) { long all; _Bool lost = __add_long(a, b, &all); return narrow_unsigned(lost, all, into); }
_Bool __sub_unsigned(long a, long b, unsigned *into) { long all; _Bool lost = __sub_long(a, b, &all); return narrow_unsigned(lost, all, into); }
_Bool __mul_unsigned(long a, long b, unsigned *into) { long all; _Bool lost = __mul_long(a, b, &all); return narrow_unsigned(lost, all, into); }
_Bool __add_long_long(long long a, long long b, long long *into) { long all; _Bool lost = __add_long(a, b, &all); *into = all; return lost; }
_Bool __sub_long_long(long long a, long long b, long long *into) { long all; _Bool lost = __sub_long(a, b, &all); *into = all; return lost; }
_Bool __mul_long_long(long long a, long long b, long long *into) { long all; _Bool lost = __mul_long(a, b, &all); *into = all; return lost; }

_Bool __add_size(unsigned long a, unsigned long b, unsigned long *into) {
    *into = a + b;
    return *into < a;
}

_Bool __sub_size(unsigned long a, unsigned long b, unsigned long *into) {
    *into = a - b;
    return a < b;
}

_Bool __mul_size(unsigned long a, unsigned long b, unsigned long *into) {
    *into = a * b;
    return b != 0 && *into / b != a;
}
