/* Integers of any length in base 10^9: reading, adding, multiplying, dividing by small ones, powers, factorials, square roots. */
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BASE 1000000000u

typedef struct {
    size_t length;
    uint32_t *digits; /* least first */
} number;

static number zero_of(size_t length) {
    number n = {length, calloc(length ? length : 1, sizeof(uint32_t))};
    assert(n.digits);
    return n;
}

static number trimmed(number n) {
    while (n.length > 0 && n.digits[n.length - 1] == 0)
        n.length--;
    return n;
}

static number from_text(const char *text) {
    size_t length = strlen(text);
    number n = zero_of((length + 8) / 9);
    for (size_t i = 0; i < n.length; i++) {
        size_t end = length - 9 * i, start = end > 9 ? end - 9 : 0;
        for (size_t k = start; k < end; k++)
            n.digits[i] = n.digits[i] * 10 + (uint32_t)(text[k] - '0');
    }
    return trimmed(n);
}

static number from_small(uint64_t value) {
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)value);
    return from_text(text);
}

static void show(const char *name, number n) {
    printf("%s = ", name);
    if (n.length == 0)
        putchar('0');
    for (size_t i = n.length; i-- > 0;)
        printf(i + 1 == n.length ? "%u" : "%09u", n.digits[i]);
    putchar('\n');
}

static int compare(number a, number b) {
    if (a.length != b.length)
        return a.length < b.length ? -1 : 1;
    for (size_t i = a.length; i-- > 0;)
        if (a.digits[i] != b.digits[i])
            return a.digits[i] < b.digits[i] ? -1 : 1;
    return 0;
}

static number add(number a, number b) {
    size_t length = (a.length > b.length ? a.length : b.length) + 1;
    number sum = zero_of(length);
    uint32_t carry = 0;
    for (size_t i = 0; i < length; i++) {
        uint32_t digit = carry + (i < a.length ? a.digits[i] : 0) + (i < b.length ? b.digits[i] : 0);
        carry = digit >= BASE;
        sum.digits[i] = carry ? digit - BASE : digit;
    }
    return trimmed(sum);
}

static number subtract(number a, number b) {
    assert(compare(a, b) >= 0);
    number rest = zero_of(a.length);
    int64_t borrow = 0;
    for (size_t i = 0; i < a.length; i++) {
        int64_t digit = (int64_t)a.digits[i] - borrow - (i < b.length ? b.digits[i] : 0);
        borrow = digit < 0;
        rest.digits[i] = (uint32_t)(digit + borrow * BASE);
    }
    return trimmed(rest);
}

static number multiply(number a, number b) {
    number product = zero_of(a.length + b.length);
    for (size_t i = 0; i < a.length; i++) {
        uint64_t carry = 0;
        for (size_t j = 0; j < b.length || carry; j++) {
            uint64_t digit = product.digits[i + j] + carry + (j < b.length ? (uint64_t)a.digits[i] * b.digits[j] : 0);
            product.digits[i + j] = (uint32_t)(digit % BASE);
            carry = digit / BASE;
        }
    }
    return trimmed(product);
}

static uint32_t divide_small(number *n, uint32_t by) {
    uint64_t rest = 0;
    for (size_t i = n->length; i-- > 0;) {
        uint64_t digit = rest * BASE + n->digits[i];
        n->digits[i] = (uint32_t)(digit / by);
        rest = digit % by;
    }
    *n = trimmed(*n);
    return (uint32_t)rest;
}

static void replace(number *old, number new) {
    free(old->digits);
    *old = new;
}

static number power(uint64_t base, unsigned exponent) {
    number result = from_small(1), square = from_small(base);
    while (exponent) {
        if (exponent & 1)
            replace(&result, multiply(result, square));
        replace(&square, multiply(square, square));
        exponent >>= 1;
    }
    free(square.digits);
    return result;
}

/* By halving: the largest number whose square is not larger. */
static number square_root(number n) {
    number low = from_small(0), high = add(n, low);
    number one = from_small(1);
    while (compare(low, high) < 0) {
        number sum = add(low, high);
        replace(&sum, add(sum, one));
        divide_small(&sum, 2);
        number square = multiply(sum, sum);
        if (compare(square, n) <= 0)
            replace(&low, sum);
        else {
            replace(&high, subtract(sum, one));
            free(sum.digits);
        }
        free(square.digits);
    }
    free(high.digits);
    free(one.digits);
    return low;
}

int main(void) {
    number factorial = from_small(1);
    for (uint64_t i = 2; i <= 50; i++) {
        number small = from_small(i);
        replace(&factorial, multiply(factorial, small));
        free(small.digits);
    }
    show("50!", factorial);
    number large = power(3, 200), mersenne = power(2, 127), one = from_small(1);
    replace(&mersenne, subtract(mersenne, one));
    show("3^200", large);
    show("2^127-1", mersenne);
    number root = square_root(mersenne);
    show("its root", root);
    number back = multiply(root, root), left = subtract(mersenne, back);
    show("what is left", left);
    unsigned sum = 0;
    while (factorial.length)
        sum += divide_small(&factorial, 10);
    printf("digits of 50! add up to %u\n", sum);
    number a = from_small(0), b = from_small(1);
    for (int i = 0; i < 300; i++) {
        number next = add(a, b);
        free(a.digits);
        a = (number){b.length, memcpy(malloc(b.length * 4 + 1), b.digits, b.length * 4)};
        free(b.digits);
        b = next;
        if (i == 299)
            show("fib(300)", a);
    }
    number zero = subtract(large, large);
    show("nothing", zero);
    return 0;
}
