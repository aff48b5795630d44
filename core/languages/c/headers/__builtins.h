/* What gcc offers under names of its own, besides what the parser knows: read where a program says `__builtin_`. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
__from(bits);
int __builtin_popcount(unsigned);
int __builtin_popcountl(unsigned long);
int __builtin_popcountll(unsigned long long);
int __builtin_parity(unsigned);
int __builtin_parityl(unsigned long);
int __builtin_parityll(unsigned long long);
int __builtin_clz(unsigned);
int __builtin_clzl(unsigned long);
int __builtin_clzll(unsigned long long);
int __builtin_ctz(unsigned);
int __builtin_ctzl(unsigned long);
int __builtin_ctzll(unsigned long long);
int __builtin_ffs(int);
int __builtin_ffsl(long);
int __builtin_ffsll(long long);
unsigned short __builtin_bswap16(unsigned short);
unsigned __builtin_bswap32(unsigned);
unsigned long __builtin_bswap64(unsigned long);
_Bool __add_int(long, long, int *);
_Bool __sub_int(long, long, int *);
_Bool __mul_int(long, long, int *);
_Bool __add_unsigned(long, long, unsigned *);
_Bool __sub_unsigned(long, long, unsigned *);
_Bool __mul_unsigned(long, long, unsigned *);
_Bool __add_long(long, long, long *);
_Bool __sub_long(long, long, long *);
_Bool __mul_long(long, long, long *);
_Bool __add_long_long(long long, long long, long long *);
_Bool __sub_long_long(long long, long long, long long *);
_Bool __mul_long_long(long long, long long, long long *);
_Bool __add_size(unsigned long, unsigned long, unsigned long *);
_Bool __sub_size(unsigned long, unsigned long, unsigned long *);
_Bool __mul_size(unsigned long, unsigned long, unsigned long *);
_Noreturn void __builtin_trap(void);
#define __overflow(op, a, b, into) _Generic((into), int *: __##op##_int, unsigned *: __##op##_unsigned, long *: __##op##_long, long long *: __##op##_long_long, unsigned long *: __##op##_size)((a), (b), (into))
#define __builtin_add_overflow(a, b, into) __overflow(add, a, b, into)
#define __builtin_sub_overflow(a, b, into) __overflow(sub, a, b, into)
#define __builtin_mul_overflow(a, b, into) __overflow(mul, a, b, into)
#define __builtin_sadd_overflow(a, b, into) __add_int(a, b, into)
#define __builtin_ssub_overflow(a, b, into) __sub_int(a, b, into)
#define __builtin_smul_overflow(a, b, into) __mul_int(a, b, into)
#define __builtin_saddl_overflow(a, b, into) __add_long(a, b, into)
#define __builtin_smull_overflow(a, b, into) __mul_long(a, b, into)
#define __builtin_saddll_overflow(a, b, into) __add_long_long(a, b, into)
#define __builtin_smulll_overflow(a, b, into) __mul_long_long(a, b, into)
#define __builtin_unreachable() ((void)0)
#define __builtin_prefetch(...) ((void)0)
#define __builtin_assume_aligned(pointer, ...) ((void *)(pointer))
#define __builtin_expect_with_probability(value, ...) (value)
#define __builtin_huge_val() HUGE_VAL
#define __builtin_inf() HUGE_VAL
#define __builtin_nan(text) ((double)NAN)
#define __builtin_isnan(x) isnan(x)
#define __builtin_isinf(x) isinf(x)
#define __builtin_abs abs
#define __builtin_labs labs
#define __builtin_fabs fabs
#define __builtin_sqrt sqrt
#define __builtin_pow pow
#define __builtin_floor floor
#define __builtin_ceil ceil
#define __builtin_memcpy memcpy
#define __builtin_memmove memmove
#define __builtin_memset memset
#define __builtin_memcmp memcmp
#define __builtin_strlen strlen
#define __builtin_strcmp strcmp
#define __builtin_strcpy strcpy
#define __builtin_strchr strchr
#define __builtin_malloc malloc
#define __builtin_calloc calloc
#define __builtin_free free
#define __builtin_abort abort
#define __builtin_exit exit
#define __builtin_printf printf
#define __builtin_puts puts
#define __builtin_putchar putchar
#define __builtin_snprintf snprintf
