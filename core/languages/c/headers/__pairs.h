/* What operators on values of two words call: complex numbers, and integers of 128 bits. */
__from(complex);
#define __COMPLEX_OPERATORS(T, p) \
    T _Complex __##p##_add(T _Complex, T _Complex); \
    T _Complex __##p##_sub(T _Complex, T _Complex); \
    T _Complex __##p##_mul(T _Complex, T _Complex); \
    T _Complex __##p##_div(T _Complex, T _Complex); \
    T _Complex __##p##_plus(T _Complex, T); \
    T _Complex __##p##_minus(T _Complex, T); \
    T _Complex __##p##_from(T _Complex, T); \
    T _Complex __##p##_scale(T _Complex, T); \
    T _Complex __##p##_over(T _Complex, T); \
    T _Complex __##p##_neg(T _Complex); \
    T _Complex __##p##_inv(T _Complex); \
    int __##p##_eq(T _Complex, T _Complex); \
    int __##p##_true(T _Complex);
__COMPLEX_OPERATORS(float, cf)
__COMPLEX_OPERATORS(double, cd)
__COMPLEX_OPERATORS(long double, cl)
__from(wide_integers);
#define __WIDE_OPERATORS(T, p) \
    T __##p##_add(T, T); \
    T __##p##_sub(T, T); \
    T __##p##_mul(T, T); \
    T __##p##_div(T, T); \
    T __##p##_rem(T, T); \
    T __##p##_and(T, T); \
    T __##p##_or(T, T); \
    T __##p##_xor(T, T); \
    T __##p##_shl(T, int); \
    T __##p##_shr(T, int); \
    T __##p##_neg(T); \
    T __##p##_inv(T); \
    int __##p##_eq(T, T); \
    int __##p##_lt(T, T); \
    int __##p##_true(T); \
    T __##p##_of_long(long); \
    T __##p##_of_double(double); \
    double __##p##_to_double(T);
__WIDE_OPERATORS(__int128, si)
__WIDE_OPERATORS(unsigned __int128, ui)
__int128 __si_of_ui(unsigned __int128);
unsigned __int128 __ui_of_si(__int128);
typedef __int128 __int128_t;
typedef unsigned __int128 __uint128_t;
