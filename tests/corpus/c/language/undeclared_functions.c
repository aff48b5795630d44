// covers: functions, nested functions, program end
#include <stdio.h>
static int nodes;
struct node {
    int v;
    struct node *next;
};
int isdigit(int c) { return c >= '0' && c <= '9'; }
char *strcpy2(char *d, const char *s) {
    char *r = d;
    while ((*d++ = *s++))
        ;
    return r;
}
int main(void) {
    int a[3] = {3, 1, 2};
    int cmp(const void *x, const void *y) { return *(int *)x - *(int *)y; }
    qsort(a, 3, sizeof *a, cmp);
    printf("%d %d %d\n", a[0], isdigit('5'), abs(-4));
    struct node *n = calloc(1, sizeof *n);
    n->v = 5;
    printf("%d\n", n->v);
    free(n);
    if (toupper('a') == 'A')
        exit(4);
    return 0;
}
