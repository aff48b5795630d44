/* Diagnostics. Read again at each #include: NDEBUG may have changed. */
#undef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition) ((condition) ? (void)0 : __assert_fail(#condition, __FILE__, __LINE__, __func__))
#endif
#ifndef static_assert
#define static_assert _Static_assert
#endif
_Noreturn void __assert_fail(const char *, const char *, unsigned, const char *) __intrinsic(c_assert_fail);
