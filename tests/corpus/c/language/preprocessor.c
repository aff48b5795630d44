// covers: object macros, function macros, conditional inclusion, standard headers
#include <stdio.h>
#define VERSION 3
#define NAME "macro"
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define STRING(x) #x
#define EXPAND(x) STRING(x)
#define JOIN(a, b) a##b
#define FOREACH(i, n) for (int i = 0; i < (n); i++)
#define LOG(format, ...) printf("log: " format "\n", ##__VA_ARGS__)
#define SWAP(type, a, b) do { type t_ = a; a = b; b = t_; } while (0)
#define COLORS X(RED) X(GREEN) X(BLUE)

#define X(name) name,
enum color { COLORS LAST };
#undef X
#define X(name) #name,
static const char *names[] = { COLORS };
#undef X

#if VERSION > 2 && defined(NAME)
static int new_enough = 1;
#elif VERSION == 2
#error "too old"
#else
static int new_enough = 0;
#endif

#ifndef MISSING
#define MISSING "default"
#endif

#define square(x) ((x) * (x))
static int JOIN(get, Value)(void) { return 42; }

int main(void) {
    printf("%d %s %d\n", VERSION, NAME, new_enough);
    printf("%d %d\n", MAX(3, 7), MAX(2 + 3, 4));
    printf("%s %s\n", STRING(VERSION + 1), EXPAND(VERSION));
    FOREACH(i, 3) printf("%d:%s ", i, names[i]);
    printf("%d\n", LAST);
    LOG("plain");
    LOG("%d and %s", 5, MISSING);
    int a = 1, b = 2;
    SWAP(int, a, b);
    printf("%d %d %d %d\n", a, b, getValue(), square(a + 1));
    printf("line %d\n", __LINE__);
    int JOIN(x, 1) = 9;
    printf("%d\n", x1);
#if 0
    this is not C at all
#endif
#ifdef __STDC__
    printf("%ld\n", __STDC_VERSION__);
#endif
    return 0;
}
