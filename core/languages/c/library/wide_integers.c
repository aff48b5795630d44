/* Integers of 128 bits: what their operators do. Signed ones wrap around. */
#include <__builtins.h>
#include <__pairs.h>
#include <math.h>

typedef unsigned __int128 wide;
typedef unsigned long word;

static wide made(word high, word low) {
    wide x;
    x.high = high;
    x.low = low;
    return x;
}

wide __ui_add(wide x, wide y) {
    word low = x.low + y.low;
    return made(x.high + y.high + (low < x.low), low);
}

wide __ui_sub(wide x, wide y) { return made(x.high - y.high - (x.low < y.low), x.low - y.low); }
wide __ui_neg(wide x) { return made(-x.high - (x.low != 0), -x.low); }
wide __ui_inv(wide x) { return made(~x.high, ~x.low); }
wide __ui_and(wide x, wide y) { return made(x.high & y.high, x.low & y.low); }
wide __ui_or(wide x, wide y) { return made(x.high | y.high, x.low | y.low); }
wide __ui_xor(wide x, wide y) { return made(x.high ^ y.high, x.low ^ y.low); }
int __ui_eq(wide x, wide y) { return x.high == y.high && x.low == y.low; }
int __ui_lt(wide x, wide y) { return x.high != y.high ? x.high < y.high : x.low < y.low; }
int __ui_true(wide x) { return (x.high | x.low) != 0; }
wide __ui_of_long(long x) { return made(x < 0 ? -1L : 0, x); }

wide __ui_shl(wide x, int count) {
    if (count == 0)
        return x;
    if (count >= 64)
        return made(x.low << (count - 64), 0);
    return made(x.high << count | x.low >> (64 - count), x.low << count);
}

wide __ui_shr(wide x, int count) {
    if (count == 0)
        return x;
    if (count >= 64)
        return made(0, x.high >> (count - 64));
    return made(x.high >> count, x.low >> count | x.high << (64 - count));
}

static wide product(word x, word y) {
    word x1 = x >> 32, x0 = x & 0xffffffff, y1 = y >> 32, y0 = y & 0xffffffff;
    word low = x0 * y0, middle = x1 * y0 + (low >> 32), other = x0 * y1 + (middle & 0xffffffff);
    return made(x1 * y1 + (middle >> 32) + (other >> 32), other << 32 | (low & 0xffffffff));
}

wide __ui_mul(wide x, wide y) {
    wide out = product(x.low, y.low);
    out.high += x.low * y.high + x.high * y.low;
    return out;
}

/* The quotient of high:low and a divisor that is larger than high, digit by digit of 32 bits. */
static word divided(word high, word low, word by, word *rest) {
    int shift = __builtin_clzl(by);
    by <<= shift;
    if (shift) {
        high = high << shift | low >> (64 - shift);
        low <<= shift;
    }
    word by1 = by >> 32, by0 = by & 0xffffffff, out = 0;
    for (int part = 0; part < 2; part++) {
        word next = part == 0 ? low >> 32 : low & 0xffffffff, digit = high / by1, left = high % by1;
        /* The estimate by the first digit is too large by two at most. */
        while (digit >> 32 || digit * by0 > (left << 32 | next)) {
            digit--;
            left += by1;
            if (left >> 32)
                break;
        }
        high = (high << 32 | next) - digit * by;
        out = out << 32 | digit;
    }
    *rest = high >> shift;
    return out;
}

static wide quotient(wide x, wide y, wide *rest) {
    if (y.high == 0) {
        if (y.low == 0) {
            /* As the machine divides by zero. */
            word none = x.low / y.low;
            *rest = made(0, none);
            return *rest;
        }
        word left = x.high % y.low, low = divided(left, x.low, y.low, &left);
        *rest = made(0, left);
        return made(x.high / y.low, low);
    }
    int shift = __builtin_clzl(y.high) - (x.high ? __builtin_clzl(x.high) : 64);
    word out = 0;
    if (shift >= 0) {
        y = __ui_shl(y, shift);
        for (; shift >= 0; shift--) {
            out <<= 1;
            if (!__ui_lt(x, y)) {
                x = __ui_sub(x, y);
                out |= 1;
            }
            y = __ui_shr(y, 1);
        }
    }
    *rest = x;
    return made(0, out);
}

wide __ui_div(wide x, wide y) {
    wide rest;
    return quotient(x, y, &rest);
}

wide __ui_rem(wide x, wide y) {
    wide rest;
    quotient(x, y, &rest);
    return rest;
}

double __ui_to_double(wide x) {
    if (x.high == 0)
        return (double)x.low;
    int shift = __builtin_clzl(x.high);
    x = __ui_shl(x, shift);
    /* What is cut off decides about a tie. */
    return scalbn((double)(x.high | (x.low != 0)), 64 - shift);
}

wide __ui_of_double(double x) {
    if (x < 0)
        return __ui_neg(__ui_of_double(-x));
    word high = (word)scalbn(x, -64);
    return made(high, (word)(x - scalbn((double)high, 64)));
}

typedef __int128 whole;

whole __si_of_ui(wide x) {
    whole y;
    y.high = x.high;
    y.low = x.low;
    return y;
}

wide __ui_of_si(whole x) { return made(x.high, x.low); }

static int is_negative(whole x) { return (long)x.high < 0; }
static wide size(whole x) { return is_negative(x) ? __ui_neg(__ui_of_si(x)) : __ui_of_si(x); }
static whole with_sign(wide x, int negative) { return __si_of_ui(negative ? __ui_neg(x) : x); }

#define SAME(op) \
    whole __si_##op(whole x, whole y) { return __si_of_ui(__ui_##op(__ui_of_si(x), __ui_of_si(y))); }
SAME(add)
SAME(sub)
SAME(mul)
SAME(and)
SAME(or)
SAME(xor)
whole __si_shl(whole x, int count) { return __si_of_ui(__ui_shl(__ui_of_si(x), count)); }
whole __si_neg(whole x) { return __si_of_ui(__ui_neg(__ui_of_si(x))); }
whole __si_inv(whole x) { return __si_of_ui(__ui_inv(__ui_of_si(x))); }
int __si_eq(whole x, whole y) { return __ui_eq(__ui_of_si(x), __ui_of_si(y)); }
int __si_true(whole x) { return (x.high | x.low) != 0; }
whole __si_of_long(long x) { return __si_of_ui(__ui_of_long(x)); }
whole __si_div(whole x, whole y) { return with_sign(__ui_div(size(x), size(y)), is_negative(x) != is_negative(y)); }
whole __si_rem(whole x, whole y) { return with_sign(__ui_rem(size(x), size(y)), is_negative(x)); }

int __si_lt(whole x, whole y) {
    long a = x.high, b = y.high;
    return a != b ? a < b : x.low < y.low;
}

whole __si_shr(whole x, int count) {
    if (is_negative(x))
        return __si_inv(__si_shr(__si_inv(x), count));
    return __si_of_ui(__ui_shr(__ui_of_si(x), count));
}

double __si_to_double(whole x) {
    double value = __ui_to_double(size(x));
    return is_negative(x) ? -value : value;
}

whole __si_of_double(double x) { return __si_of_ui(__ui_of_double(x)); }
