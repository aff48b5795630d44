/* General utilities. */
#include <stddef.h>
__from(stdlib);
typedef struct { int quot; int rem; } div_t;
typedef struct { long quot; long rem; } ldiv_t;
typedef struct { long long quot; long long rem; } lldiv_t;
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define MB_CUR_MAX 1
void *malloc(size_t) __intrinsic(malloc);
void *calloc(size_t, size_t) __intrinsic(calloc);
void *realloc(void *, size_t) __intrinsic(realloc);
void *aligned_alloc(size_t, size_t) __intrinsic(aligned_alloc);
void free(void *) __intrinsic(free);
int rand(void) __intrinsic(c_rand);
void srand(unsigned) __intrinsic(c_seed);
_Noreturn void exit(int) __intrinsic(c_exit);
_Noreturn void _Exit(int) __intrinsic(c_quick_exit);
_Noreturn void quick_exit(int) __intrinsic(c_quick_exit);
_Noreturn void abort(void) __intrinsic(c_abort);
int atexit(void (*)(void)) __intrinsic(c_at_exit);
long strtol(const char *restrict, char **restrict, int) __intrinsic(c_parse_int, 0, 1, 2, = i64);
unsigned long strtoul(const char *restrict, char **restrict, int) __intrinsic(c_parse_int, 0, 1, 2, = u64);
long long strtoll(const char *restrict, char **restrict, int) __intrinsic(c_parse_int, 0, 1, 2, = i64);
unsigned long long strtoull(const char *restrict, char **restrict, int) __intrinsic(c_parse_int, 0, 1, 2, = u64);
double strtod(const char *restrict, char **restrict) __intrinsic(c_parse_float);
float strtof(const char *restrict, char **restrict);
long double strtold(const char *restrict, char **restrict);
int atoi(const char *);
long atol(const char *);
long long atoll(const char *);
double atof(const char *);
int abs(int);
long labs(long);
long long llabs(long long);
div_t div(int, int);
ldiv_t ldiv(long, long);
lldiv_t lldiv(long long, long long);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
char *getenv(const char *);
int system(const char *);
