#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <signal.h>
#include <time.h>
#include <wchar.h>
#include <locale.h>
#include <limits.h>
#include <float.h>
static volatile sig_atomic_t got;
static void on(int s) {
    got = s;
}
static void bye(void) {
    puts("bye");
}
static void bye2(void) {
    puts("bye2");
}
int main(void) {
    signal(SIGUSR1, on);
    raise(SIGUSR1);
    printf("%d\n", got == SIGUSR1);
    atexit(bye);
    atexit(bye2);
    wchar_t ws[] = L"h\u00e9llo";
    printf("%zu %d %zu\n", wcslen(ws), ws[1] == 0xe9, sizeof ws);
    struct tm tm = { .tm_year = 124, .tm_mon = 1, .tm_mday = 29, .tm_hour = 12 };
    char b[64];
    strftime(b, sizeof b, "%Y-%m-%d %H:%M:%S %j %a %b", &tm);
    puts(b);
    time_t t = 86400 * 365;
    struct tm *g = gmtime(&t);
    printf("%d-%02d-%02d %d\n", g->tm_year + 1900, g->tm_mon + 1, g->tm_mday, g->tm_wday);
    printf("%.2f\n", difftime(100, 50));
    clock_t c = clock();
    printf("%d\n", c != (clock_t)-1);
    printf("%d %u %ld %lu\n", INT_MAX, UINT_MAX, LONG_MAX, ULONG_MAX);
    printf("%g %g %d %g\n", DBL_MAX, DBL_MIN, DBL_DIG, FLT_EPSILON);
    printf("%d %d\n", CHAR_MIN, SCHAR_MAX);
    div_t d = div(-17, 5);
    ldiv_t ld = ldiv(17L, -5L);
    printf("%d %d %ld %ld\n", d.quot, d.rem, ld.quot, ld.rem);
    printf("%d %ld %s\n", abs(-5), labs(-6L), getenv("NOPE") ? "set" : "unset");
    char *s = "one two  three";
    char buf[32];
    strcpy(buf, s);
    char *save;
    for (char *p = strtok_r(buf, " ", &save); p; p = strtok_r(NULL, " ", &save)) printf("<%s>", p);
    puts("");
    printf("%s %s %s\n", strchr(s, 't'), strrchr(s, 't'), strstr(s, "th"));
    printf("%zu %zu %s\n", strspn("aabbc", "ab"), strcspn("hello", "l"), strpbrk("hello", "lo"));
    printf("%d %d %d\n", strncmp("abcd", "abxx", 2), strcmp("a", "b") < 0, memcmp("a\0b", "a\0c", 3) < 0);
    char m[10] = "abcdefghi";
    memmove(m + 2, m, 5);
    puts(m);
    memset(m, 'z', 3);
    puts(m);
    strncat(m, "QQQ", 0);
    puts(m);
    char cat[20] = "ab";
    strcat(strcat(cat, "cd"), "ef");
    puts(cat);
    puts(strerror(2));
    srand(42);
    int r1 = rand(), r2 = rand();
    srand(42);
    printf("%d %d %d\n", r1 == rand(), r2 == rand(), r1);
    int (*fp)(const char *) = puts;
    fp("through pointer");
    const char *names[] = { [3] = "three", [0] = "zero" };
    for (int i = 0; i < 4; i++) printf("%s ", names[i] ? names[i] : "(null)");
    puts("");
    fprintf(stderr, "to stderr %d\n", 5);
    fputs("no newline", stdout);
    fflush(stdout);
    putchar('\n');
    long long x = strtoll("-9223372036854775808", NULL, 10);
    unsigned long long u = strtoull("18446744073709551615", NULL, 10);
    printf("%lld %llu\n", x, u);
    exit(7);
}
