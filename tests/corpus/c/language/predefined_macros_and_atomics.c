// covers: gcc's predefined macros, push_macro, __sync and __atomic, builtins of floating point
#include <stdint.h>
#include <stdio.h>

#define LEVEL 1
#pragma push_macro("LEVEL")
#undef LEVEL
#define LEVEL 2
static int inner = LEVEL;
#pragma push_macro("LEVEL")
#undef LEVEL
#pragma pop_macro("LEVEL")
static int again = LEVEL;
#pragma pop_macro("LEVEL")
#pragma push_macro("NOTHING")
#define NOTHING 1
#pragma pop_macro("NOTHING")

typedef struct { long count; _Bool busy; } counter;

int main(void) {
    printf("%d %d %d\n", inner, again, LEVEL);
#ifdef NOTHING
    puts("still defined");
#endif
    __SIZE_TYPE__ size = sizeof(__INT64_TYPE__);
    __PTRDIFF_TYPE__ difference = -1;
    __UINT8_TYPE__ byte = __UINT8_MAX__;
    printf("%zu %td %d %d\n", size, difference, byte, (int)sizeof(__WCHAR_TYPE__));
    printf("%d %d %d %d\n", __SCHAR_MAX__, __SHRT_MAX__, __INT_WIDTH__, __SIZEOF_LONG_DOUBLE__);
    printf("%ld %lld %lu\n", __LONG_MAX__, __LONG_LONG_MAX__, __SIZE_MAX__);
    printf("%g %g %d %d\n", __DBL_MAX__, __FLT_EPSILON__, __DBL_DIG__, __LDBL_MANT_DIG__);
    printf("%d %d\n", __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, __FLOAT_WORD_ORDER__ == __BYTE_ORDER__);
    printf("%ld %lu %d\n", __INT64_C(5) << 40, __UINT64_C(7), __GNUC__ >= 4);

    printf("%d %d %d\n", __builtin_signbit(-0.0) != 0, __builtin_isfinite(1.0), __builtin_isgreater(2.0, 1.0));
    printf("%.1f %.1f %.1f %.1f\n", __builtin_fmax(1, 2), __builtin_copysign(1.5, -2), __builtin_trunc(-2.5), __builtin_fmod(7, 4));
    printf("%d %d\n", __builtin_isinf_sign(-__builtin_inf()), __builtin_isunordered(1.0, __builtin_nan("")));

    int value = 10;
    int *where = &value;
    printf("%d ", __sync_fetch_and_add(where, 5));
    printf("%d ", __sync_add_and_fetch(where, 5));
    printf("%d ", __sync_fetch_and_sub(&value, 3));
    printf("%d ", __sync_or_and_fetch(&value, 8));
    printf("%d %d\n", __sync_fetch_and_and(&value, 12), value);
    printf("%d ", __sync_bool_compare_and_swap(&value, 8, 100));
    printf("%d ", __sync_bool_compare_and_swap(&value, 8, 200));
    printf("%d %d\n", __sync_val_compare_and_swap(&value, 100, 7), value);
    int lock = 0;
    while (__sync_lock_test_and_set(&lock, 1)) {
    }
    printf("%d ", lock);
    __sync_lock_release(&lock);
    __sync_synchronize();
    printf("%d\n", lock);

    counter c = {0, 0};
    for (int i = 0; i < 5; i++)
        __atomic_fetch_add(&c.count, i, __ATOMIC_SEQ_CST);
    printf("%ld %ld\n", __atomic_load_n(&c.count, __ATOMIC_ACQUIRE), __atomic_sub_fetch(&c.count, 4, __ATOMIC_RELAXED));
    __atomic_store_n(&c.count, 42, __ATOMIC_RELEASE);
    long expected = 41;
    int swapped = __atomic_compare_exchange_n(&c.count, &expected, 50, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    printf("%d %ld\n", swapped, expected);
    swapped = __atomic_compare_exchange_n(&c.count, &expected, 50, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    printf("%d %ld %ld\n", swapped, c.count, __atomic_exchange_n(&c.count, 3, __ATOMIC_ACQ_REL));
    printf("%d ", __atomic_test_and_set(&c.busy, __ATOMIC_SEQ_CST));
    printf("%d ", __atomic_test_and_set(&c.busy, __ATOMIC_SEQ_CST));
    __atomic_clear(&c.busy, __ATOMIC_SEQ_CST);
    printf("%d\n", c.busy);
    return 0;
}
