/* What gcc offers under names of its own, besides what the parser knows: read where a program says `__builtin_`. */
#include <ctype.h>
#include <strings.h>
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
int __builtin_clrsb(int);
int __builtin_clrsbl(long);
int __builtin_clrsbll(long long);
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
#define __builtin_acos acos
#define __builtin_acosf acosf
#define __builtin_acosl acosl
#define __builtin_asin asin
#define __builtin_asinf asinf
#define __builtin_asinl asinl
#define __builtin_atan atan
#define __builtin_atanf atanf
#define __builtin_atanl atanl
#define __builtin_cos cos
#define __builtin_cosf cosf
#define __builtin_cosl cosl
#define __builtin_sin sin
#define __builtin_sinf sinf
#define __builtin_sinl sinl
#define __builtin_tan tan
#define __builtin_tanf tanf
#define __builtin_tanl tanl
#define __builtin_cosh cosh
#define __builtin_coshf coshf
#define __builtin_coshl coshl
#define __builtin_sinh sinh
#define __builtin_sinhf sinhf
#define __builtin_sinhl sinhl
#define __builtin_tanh tanh
#define __builtin_tanhf tanhf
#define __builtin_tanhl tanhl
#define __builtin_acosh acosh
#define __builtin_acoshf acoshf
#define __builtin_acoshl acoshl
#define __builtin_asinh asinh
#define __builtin_asinhf asinhf
#define __builtin_asinhl asinhl
#define __builtin_atanh atanh
#define __builtin_atanhf atanhf
#define __builtin_atanhl atanhl
#define __builtin_exp exp
#define __builtin_expf expf
#define __builtin_expl expl
#define __builtin_exp2 exp2
#define __builtin_exp2f exp2f
#define __builtin_exp2l exp2l
#define __builtin_expm1 expm1
#define __builtin_expm1f expm1f
#define __builtin_expm1l expm1l
#define __builtin_log log
#define __builtin_logf logf
#define __builtin_logl logl
#define __builtin_log2 log2
#define __builtin_log2f log2f
#define __builtin_log2l log2l
#define __builtin_log10 log10
#define __builtin_log10f log10f
#define __builtin_log10l log10l
#define __builtin_log1p log1p
#define __builtin_log1pf log1pf
#define __builtin_log1pl log1pl
#define __builtin_cbrt cbrt
#define __builtin_cbrtf cbrtf
#define __builtin_cbrtl cbrtl
#define __builtin_erf erf
#define __builtin_erff erff
#define __builtin_erfl erfl
#define __builtin_erfc erfc
#define __builtin_erfcf erfcf
#define __builtin_erfcl erfcl
#define __builtin_tgamma tgamma
#define __builtin_tgammaf tgammaf
#define __builtin_tgammal tgammal
#define __builtin_lgamma lgamma
#define __builtin_lgammaf lgammaf
#define __builtin_lgammal lgammal
#define __builtin_trunc trunc
#define __builtin_truncf truncf
#define __builtin_truncl truncl
#define __builtin_round round
#define __builtin_roundf roundf
#define __builtin_roundl roundl
#define __builtin_rint rint
#define __builtin_rintf rintf
#define __builtin_rintl rintl
#define __builtin_nearbyint nearbyint
#define __builtin_nearbyintf nearbyintf
#define __builtin_nearbyintl nearbyintl
#define __builtin_lround lround
#define __builtin_lroundf lroundf
#define __builtin_lroundl lroundl
#define __builtin_llround llround
#define __builtin_llroundf llroundf
#define __builtin_llroundl llroundl
#define __builtin_lrint lrint
#define __builtin_lrintf lrintf
#define __builtin_lrintl lrintl
#define __builtin_llrint llrint
#define __builtin_llrintf llrintf
#define __builtin_llrintl llrintl
#define __builtin_logb logb
#define __builtin_logbf logbf
#define __builtin_logbl logbl
#define __builtin_atan2 atan2
#define __builtin_atan2f atan2f
#define __builtin_atan2l atan2l
#define __builtin_hypot hypot
#define __builtin_hypotf hypotf
#define __builtin_hypotl hypotl
#define __builtin_fmod fmod
#define __builtin_fmodf fmodf
#define __builtin_fmodl fmodl
#define __builtin_fmin fmin
#define __builtin_fminf fminf
#define __builtin_fminl fminl
#define __builtin_fmax fmax
#define __builtin_fmaxf fmaxf
#define __builtin_fmaxl fmaxl
#define __builtin_fdim fdim
#define __builtin_fdimf fdimf
#define __builtin_fdiml fdiml
#define __builtin_copysign copysign
#define __builtin_copysignf copysignf
#define __builtin_copysignl copysignl
#define __builtin_nextafter nextafter
#define __builtin_nextafterf nextafterf
#define __builtin_nextafterl nextafterl
#define __builtin_remainder remainder
#define __builtin_remainderf remainderf
#define __builtin_remainderl remainderl
#define __builtin_ldexp ldexp
#define __builtin_ldexpf ldexpf
#define __builtin_ldexpl ldexpl
#define __builtin_scalbn scalbn
#define __builtin_scalbnf scalbnf
#define __builtin_scalbnl scalbnl
#define __builtin_fma fma
#define __builtin_fmaf fmaf
#define __builtin_fmal fmal
#define __builtin_modf modf
#define __builtin_modff modff
#define __builtin_modfl modfl
#define __builtin_frexp frexp
#define __builtin_frexpf frexpf
#define __builtin_frexpl frexpl
#define __builtin_floorf floorf
#define __builtin_floorl floorl
#define __builtin_ceilf ceilf
#define __builtin_ceill ceill
#define __builtin_sqrtf sqrtf
#define __builtin_sqrtl sqrtl
#define __builtin_powf powf
#define __builtin_powl powl
#define __builtin_fabsf fabsf
#define __builtin_fabsl fabsl
#define __builtin_isfinite(x) isfinite(x)
#define __builtin_isnormal(x) isnormal(x)
#define __builtin_signbit(x) signbit(x)
#define __builtin_isgreater(x, y) isgreater(x, y)
#define __builtin_isgreaterequal(x, y) isgreaterequal(x, y)
#define __builtin_isless(x, y) isless(x, y)
#define __builtin_islessequal(x, y) islessequal(x, y)
#define __builtin_islessgreater(x, y) islessgreater(x, y)
#define __builtin_isunordered(x, y) isunordered(x, y)
#define __builtin_isinf_sign(x) (isinf(x) ? (signbit(x) ? -1 : 1) : 0)
#define __builtin_huge_valf() HUGE_VALF
#define __builtin_inff() HUGE_VALF
#define __builtin_infl() HUGE_VALL
#define __builtin_huge_vall() HUGE_VALL
#define __builtin_nanf(text) ((float)NAN)
#define __builtin_nanl(text) ((long double)NAN)
#define __builtin_strncpy strncpy
#define __builtin_strncmp strncmp
#define __builtin_strcat strcat
#define __builtin_strncat strncat
#define __builtin_strrchr strrchr
#define __builtin_strstr strstr
#define __builtin_memchr memchr
#define __builtin_realloc realloc
#define __builtin_llabs llabs
#define __builtin_sprintf sprintf
#define __builtin_vprintf vprintf
#define __builtin_vsnprintf vsnprintf
#define __builtin_fprintf fprintf
#define __builtin_fputs fputs
#define __builtin_putc putc
#define __builtin_fputc fputc
#define __builtin_toupper toupper
#define __builtin_tolower tolower
#define __builtin_isalpha isalpha
#define __builtin_isdigit isdigit
#define __builtin_isalnum isalnum
#define __builtin_isspace isspace
#define __builtin_isupper isupper
#define __builtin_islower islower
#define __builtin_isprint isprint
#define __builtin_ispunct ispunct
#define __builtin_isxdigit isxdigit
#define __builtin_iscntrl iscntrl
#define __builtin_isgraph isgraph
#define __builtin_isblank isblank
#define __builtin_strdup strdup
#define __builtin_strpbrk strpbrk
#define __builtin_strspn strspn
#define __builtin_strcspn strcspn
#define __builtin_stpcpy stpcpy
#define __builtin_bcmp bcmp
#define __builtin_bzero bzero
#define __builtin_memccpy memccpy
#define __builtin_mempcpy mempcpy
#define __builtin_ilogb ilogb
#define __builtin_vsprintf vsprintf
#define __builtin_fwrite fwrite
#define __builtin_strcasecmp strcasecmp
#define __builtin_strncasecmp strncasecmp
#define __builtin_index index
#define __builtin_rindex rindex
#define __builtin_signbitf(x) signbit(x)
#define __builtin_signbitl(x) signbit(x)
#define __builtin_finite(x) isfinite(x)
#define __builtin_isnanf(x) isnan(x)
#define __builtin_isinff(x) isinf(x)
#define __builtin_fpclassify(nan, inf, normal, subnormal, zero, x) ({ int __class = fpclassify(x); __class == FP_NAN ? (nan) : __class == FP_INFINITE ? (inf) : __class == FP_NORMAL ? (normal) : __class == FP_SUBNORMAL ? (subnormal) : (zero); })
#define __builtin_uadd_overflow(a, b, into) __add_unsigned(a, b, into)
#define __builtin_uaddl_overflow(a, b, into) __add_size(a, b, into)
#define __builtin_usub_overflow(a, b, into) __sub_unsigned(a, b, into)
#define __builtin_usubl_overflow(a, b, into) __sub_size(a, b, into)
#define __builtin_umul_overflow(a, b, into) __mul_unsigned(a, b, into)
#define __builtin_umull_overflow(a, b, into) __mul_size(a, b, into)
#define __builtin_powi(x, n) pow((x), (int)(n))
#define __builtin_powif(x, n) powf((x), (int)(n))
#define __builtin_return_address(level) ((void *)(0x401000 + (level)))
#define __builtin_frame_address(level) ((void *)(0x7fffffffe000 - 64 * (level)))
#define __builtin_extract_return_addr(address) (address)
#define __builtin_object_size(pointer, kind) ((unsigned long)((kind) < 2 ? -1 : 0))
#define __builtin_dynamic_object_size(pointer, kind) __builtin_object_size(pointer, kind)
#define __builtin_add_overflow_p(a, b, like) ({ typeof(like) __into; __builtin_add_overflow(a, b, &__into); })
#define __builtin_sub_overflow_p(a, b, like) ({ typeof(like) __into; __builtin_sub_overflow(a, b, &__into); })
#define __builtin_mul_overflow_p(a, b, like) ({ typeof(like) __into; __builtin_mul_overflow(a, b, &__into); })
#define __builtin_LINE() __LINE__
#define __builtin_FILE() __FILE__
