/* Complex numbers. */
#include <__pairs.h>
__from(complex);
#define complex _Complex
#define _Complex_I 1.0fi
#define I _Complex_I
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
#define CMPLXF(x, y) __builtin_complex((float)(x), (float)(y))
#define CMPLXL(x, y) __builtin_complex((long double)(x), (long double)(y))
#define __COMPLEX_FUNCTIONS(T, s) \
    T creal##s(T _Complex); \
    T cimag##s(T _Complex); \
    T cabs##s(T _Complex); \
    T carg##s(T _Complex); \
    T _Complex conj##s(T _Complex); \
    T _Complex cproj##s(T _Complex); \
    T _Complex cexp##s(T _Complex); \
    T _Complex clog##s(T _Complex); \
    T _Complex cpow##s(T _Complex, T _Complex); \
    T _Complex csqrt##s(T _Complex); \
    T _Complex csin##s(T _Complex); \
    T _Complex ccos##s(T _Complex); \
    T _Complex ctan##s(T _Complex); \
    T _Complex csinh##s(T _Complex); \
    T _Complex ccosh##s(T _Complex); \
    T _Complex ctanh##s(T _Complex); \
    T _Complex casin##s(T _Complex); \
    T _Complex cacos##s(T _Complex); \
    T _Complex catan##s(T _Complex); \
    T _Complex casinh##s(T _Complex); \
    T _Complex cacosh##s(T _Complex); \
    T _Complex catanh##s(T _Complex);
__COMPLEX_FUNCTIONS(float, f)
__COMPLEX_FUNCTIONS(double, )
__COMPLEX_FUNCTIONS(long double, l)
