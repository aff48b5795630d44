/* covers: function-pointers, library-functions-as-values, variadic-through-pointer */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*writer)(const char *, ...);
typedef int (*putter)(int, FILE *);
typedef long (*parser)(const char *, char **, int);

static int apply(int (*function)(int), int x) { return function(x); }
static double chain(double (*functions[])(double), int count, double x) {
    for (int i = 0; i < count; i++)
        x = functions[i](x);
    return x;
}
static void report(writer out, int n) { out("%d %s\n", n, n == 1 ? "thing" : "things"); }

int main(void) {
    char buffer[40];
    int (*format)(char *, const char *, ...) = sprintf;
    int length = format(buffer, "%d-%c-%s", 42, 'x', "end");
    printf("%d %s\n", length, buffer);
    report(printf, 1);
    report(printf, 3);
    putter put = fputc;
    put('a', stdout);
    put('\n', stdout);
    parser parse = strtol;
    char *rest;
    printf("%ld", parse("77z", &rest, 8));
    printf(" %s\n", rest);
    double (*functions[])(double) = {sqrt, floor, fabs};
    printf("%g\n", chain(functions, 3, 17));
    printf("%c%c\n", apply(toupper, 'q'), apply(tolower, 'Q'));
    printf("%d %d\n", format == sprintf, (writer)printf == (writer)printf);
    void *(*get)(size_t) = malloc;
    void (*give)(void *) = free;
    char *own = get(4);
    strcpy(own, "abc");
    puts(own);
    give(own);
    return 0;
}
