// covers: function macros, object macros, conditional inclusion
#include <stdio.h>

#define CAT(a, b) CAT_(a, b)
#define CAT_(a, b) a##b
#define STR(x) STR_(x)
#define STR_(x) #x
#define COUNT(...) COUNT_(__VA_ARGS__, 4, 3, 2, 1)
#define COUNT_(a, b, c, d, n, ...) n
#define EMPTY
#define LPAREN (
#define CALL(f, ...) f(__VA_ARGS__)
#define TWICE(x) x x
#define SELF (SELF + 1)
#define LIST(X) X(alpha, 1) X(beta, 2) X(gamma, 3)
#define AS_ENUM(name, value) name = value,
#define AS_CASE(name, value) case name: return #name;
#define UNLESS(c) if (!(c))
#define REPEAT(n) for (int CAT(i_, __LINE__) = 0; CAT(i_, __LINE__) < (n); CAT(i_, __LINE__)++)
#define CHECK(c) ((c) ? "ok: " #c : "failed: " #c)
#define ARRAY_SIZE(a) (sizeof(a) / sizeof *(a))
#define PRINT(fmt, ...) printf("[" fmt "]\n", __VA_ARGS__)

enum greek { LIST(AS_ENUM) };
static const char *greek_name(enum greek g) {
    switch (g) { LIST(AS_CASE) }
    return "?";
}
static int SELF_value = 5;
static int f(int a, int b) { return a * 10 + b; }

int main(void) {
    int CAT(var, 1) = 7;
    printf("%d %s\n", var1, STR(CAT(x, y)));
    printf("%d %d\n", COUNT(a), COUNT(a, b, c));
    printf("%d %d\n", CALL(f, 1, 2), f EMPTY (3, 4));
    printf("%s\n", TWICE("ab"));
    int CAT(SE, LF_);
    SELF_ = SELF_value;
    printf("%d\n", SELF_);
    printf("%s %s\n", greek_name(beta), greek_name(9));
    UNLESS(var1 == 8) puts("unless");
    REPEAT(3) printf("r");
    printf("\n%s\n%s\n", CHECK(1 + 1 == 2), CHECK(var1 > 100));
    int v[] = {1, 2, 3};
    PRINT("%zu %d", ARRAY_SIZE(v), v[1]);
#define LATE 1
#if LATE
#undef LATE
#define LATE 2
#endif
    printf("%d\n", LATE);
#if defined LATE && (LATE << 1) == 4 && !defined(NOTHING) && 'A' == 65
    puts("condition");
#elif 1
    puts("not this");
#endif
#ifdef LATE
#ifndef LATE
    puts("never");
#else
    puts("nested");
#endif
#endif
    printf("%s\n", STR(1 + /* comment */ 2));
    printf("%s\n", STR("q\n" 'c'));
    return 0;
}
