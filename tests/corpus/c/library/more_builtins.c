/* covers: builtins-of-gcc, clrsb, ffsl, choose-expr, overflow-predicates, flexible-array-initialised, wide-case-insensitive */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

struct list {
    int count;
    int items[];
};
struct word {
    char kind;
    char text[];
};

static struct list primes = {3, {2, 3, 5}};
static struct word greeting = {'g', "hello"};

int main(void) {
    static struct list one = {.count = 1, .items = {9}};
    printf("%d %d %d %s %d\n", primes.count, primes.items[0], primes.items[2], greeting.text, one.items[0]);
    printf("%d %d %d\n", __builtin_clrsb(0), __builtin_clrsbl(-1L), __builtin_clrsbll(255LL));
    printf("%d %d %d\n", ffsl(16L), ffsll(0LL), ffsll(1LL << 40));
    printf("%d %s\n", __builtin_choose_expr(1, 5, "no"), __builtin_choose_expr(sizeof(int) == 8, 5, "four bytes"));
    unsigned product;
    int is_over = __builtin_umul_overflow(65536u, 65537u, &product);
    printf("%d %u\n", is_over, product);
    printf("%d %d\n", __builtin_mul_overflow_p(65536, 65536, 0), __builtin_add_overflow_p(1, 2, 0));
    printf("%d %d\n", __builtin_fpclassify(0, 1, 2, 3, 4, 1.5), __builtin_fpclassify(0, 1, 2, 3, 4, 0.0));
    printf("%g %g %g\n", __builtin_powi(2.0, 5), __builtin_fmax(1.0, 2.0), __builtin_copysign(3.0, -1.0));
    printf("%c %d %d\n", __builtin_toupper('x'), __builtin_isdigit('3') != 0, __builtin_strcasecmp("aB", "Ab"));
    printf("%d %d\n", wcscasecmp(L"AbC", L"aBc"), wcsncasecmp(L"AbC", L"aBd", 2));
    printf("%d\n", __builtin_return_address(0) != 0);
    return 0;
}
