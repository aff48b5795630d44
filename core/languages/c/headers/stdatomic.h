/* Atomic objects: a program has one thread, so that every access is. */
#include <stddef.h>
#include <stdint.h>
typedef enum { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst } memory_order;
typedef _Bool atomic_bool;
typedef char atomic_char;
typedef signed char atomic_schar;
typedef unsigned char atomic_uchar;
typedef short atomic_short;
typedef unsigned short atomic_ushort;
typedef int atomic_int;
typedef unsigned atomic_uint;
typedef long atomic_long;
typedef unsigned long atomic_ulong;
typedef long long atomic_llong;
typedef unsigned long long atomic_ullong;
typedef size_t atomic_size_t;
typedef ptrdiff_t atomic_ptrdiff_t;
typedef intptr_t atomic_intptr_t;
typedef uintptr_t atomic_uintptr_t;
typedef intmax_t atomic_intmax_t;
typedef uintmax_t atomic_uintmax_t;
typedef int32_t atomic_int_least32_t;
typedef int64_t atomic_int_least64_t;
typedef struct { _Bool is_set; } atomic_flag;
#define ATOMIC_INT_LOCK_FREE 2
#define ATOMIC_LONG_LOCK_FREE 2
#define ATOMIC_LLONG_LOCK_FREE 2
#define ATOMIC_POINTER_LOCK_FREE 2
#define ATOMIC_BOOL_LOCK_FREE 2
#define ATOMIC_CHAR_LOCK_FREE 2
#define ATOMIC_VAR_INIT(value) (value)
#define ATOMIC_FLAG_INIT {0}
#define atomic_init(object, value) ((void)(*(object) = (value)))
#define atomic_is_lock_free(object) 1
#define atomic_thread_fence(order) ((void)(order))
#define atomic_signal_fence(order) ((void)(order))
#define kill_dependency(value) (value)
#define atomic_load_explicit(object, order) (*(object))
#define atomic_load(object) (*(object))
#define atomic_store_explicit(object, value, order) ((void)(*(object) = (value)))
#define atomic_store(object, value) ((void)(*(object) = (value)))
#define atomic_exchange(object, value) ({ typeof(object) __object = (object); typeof(*__object) __old = *__object; *__object = (value); __old; })
#define atomic_exchange_explicit(object, value, order) atomic_exchange(object, value)
#define atomic_fetch_add(object, value) ({ typeof(object) __object = (object); typeof(*__object) __old = *__object; *__object += (value); __old; })
#define atomic_fetch_sub(object, value) ({ typeof(object) __object = (object); typeof(*__object) __old = *__object; *__object -= (value); __old; })
#define atomic_fetch_or(object, value) ({ typeof(object) __object = (object); typeof(*__object) __old = *__object; *__object |= (value); __old; })
#define atomic_fetch_xor(object, value) ({ typeof(object) __object = (object); typeof(*__object) __old = *__object; *__object ^= (value); __old; })
#define atomic_fetch_and(object, value) ({ typeof(object) __object = (object); typeof(*__object) __old = *__object; *__object &= (value); __old; })
#define atomic_fetch_add_explicit(object, value, order) atomic_fetch_add(object, value)
#define atomic_fetch_sub_explicit(object, value, order) atomic_fetch_sub(object, value)
#define atomic_fetch_or_explicit(object, value, order) atomic_fetch_or(object, value)
#define atomic_fetch_xor_explicit(object, value, order) atomic_fetch_xor(object, value)
#define atomic_fetch_and_explicit(object, value, order) atomic_fetch_and(object, value)
#define atomic_compare_exchange_strong(object, expected, desired) ({ typeof(object) __object = (object); typeof(expected) __expected = (expected); _Bool __same = *__object == *__expected; if (__same) *__object = (desired); else *__expected = *__object; __same; })
#define atomic_compare_exchange_weak(object, expected, desired) atomic_compare_exchange_strong(object, expected, desired)
#define atomic_compare_exchange_strong_explicit(object, expected, desired, yes, no) atomic_compare_exchange_strong(object, expected, desired)
#define atomic_compare_exchange_weak_explicit(object, expected, desired, yes, no) atomic_compare_exchange_strong(object, expected, desired)
#define atomic_flag_test_and_set(flag) atomic_exchange(&(flag)->is_set, 1)
#define atomic_flag_test_and_set_explicit(flag, order) atomic_flag_test_and_set(flag)
#define atomic_flag_clear(flag) ((void)((flag)->is_set = 0))
#define atomic_flag_clear_explicit(flag, order) atomic_flag_clear(flag)
