// covers: sorting and searching, function pointers
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person { char name[12]; int age; };
static int by_age(const void *a, const void *b) { return ((const struct person *)a)->age - ((const struct person *)b)->age; }
static int by_name(const void *a, const void *b) { return strcmp(((const struct person *)a)->name, ((const struct person *)b)->name); }
static int descending(const void *a, const void *b) {
    double x = *(double *)a, y = *(double *)b;
    return x < y ? 1 : x > y ? -1 : 0;
}
static int text(const void *key, const void *item) { return strcmp(key, *(const char *const *)item); }
static void show(const struct person *p, int n) {
    for (int i = 0; i < n; i++) printf("%s(%d) ", p[i].name, p[i].age);
    printf("\n");
}
static void map(int *v, int n, int (*f)(int)) { for (int i = 0; i < n; i++) v[i] = f(v[i]); }
static int square(int x) { return x * x; }
static int negate(int x) { return -x; }
int main(void) {
    struct person p[] = {{"mia", 31}, {"bob", 25}, {"zoe", 40}, {"al", 25}};
    int n = sizeof p / sizeof *p;
    qsort(p, n, sizeof *p, by_age);
    printf("%d %d\n", p[0].age, p[3].age);
    qsort(p, n, sizeof *p, by_name);
    show(p, n);
    struct person key = {"mia"};
    struct person *f = bsearch(&key, p, n, sizeof *p, by_name);
    printf("%d\n", f ? f->age : -1);
    double d[] = {2.5, -1, 7, 0};
    qsort(d, 4, sizeof *d, descending);
    printf("%g %g %g %g\n", d[0], d[1], d[2], d[3]);
    const char *words[] = {"ant", "bee", "cat", "dog"};
    const char **w = bsearch("cat", words, 4, sizeof *words, text);
    printf("%s %d\n", *w, bsearch("cow", words, 4, sizeof *words, text) == NULL);
    int v[] = {1, 2, 3};
    int (*steps[])(int) = {square, negate, square};
    for (int i = 0; i < 3; i++) map(v, 3, steps[i]);
    printf("%d %d %d\n", v[0], v[1], v[2]);
    return 0;
}
