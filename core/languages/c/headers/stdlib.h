/* General utilities. */
#include <stddef.h>
#include <alloca.h>
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
_Noreturn void quick_exit(int);
_Noreturn void __killed(int) __intrinsic(c_killed);
_Noreturn void __abort(void) __intrinsic(c_abort);
_Noreturn void abort(void);
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
int at_quick_exit(void (*)(void));
void qsort_r(void *, size_t, size_t, int (*)(const void *, const void *, void *), void *);
int rand_r(unsigned *);
long random(void);
void srandom(unsigned) __intrinsic(c_seed);
double drand48(void);
long lrand48(void);
long mrand48(void);
void srand48(long);
int posix_memalign(void **, size_t, size_t);
int mblen(const char *, size_t);
int mbtowc(wchar_t *restrict, const char *restrict, size_t);
int wctomb(char *, wchar_t);
size_t mbstowcs(wchar_t *restrict, const char *restrict, size_t);
size_t wcstombs(char *restrict, const wchar_t *restrict, size_t);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
int putenv(char *);
