// covers: typedefs, scopes
#include <stdio.h>

typedef int count;
typedef struct point { int x, y; } point;
typedef int matrix[2][2];
typedef const char *text;
typedef void (*visitor)(point *, count);
static void show(point *p, count n) { printf("%d,%d x%d\n", p->x, p->y, n); }
int main(void) {
    count n = 3;
    point p = {1, 2}, *pp = &p;
    matrix m = {{1, 0}, {0, 1}};
    visitor v = show;
    v(&p, n);
    text t = "typed";
    {
        int point = 9, text = 8;
        printf("%d %d %s\n", point, text, t);
    }
    printf("%d %d %zu\n", pp->y, m[1][1], sizeof(matrix));
    int count = sizeof(count);
    printf("%d\n", count);
    struct point other = *pp;
    printf("%d\n", other.x);
    return 0;
}
