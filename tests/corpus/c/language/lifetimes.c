// covers: goto, variable length arrays, scopes, compound literals
#include <stdio.h>

static int work(int n) {
    for (int i = 0; i < n; i++) {
        int v[i + 1];
        for (int j = 0; j <= i; j++) v[j] = j;
        int *p = &v[i];
        if (*p == 3) goto out;
        if (*p == 1) continue;
        if (*p == 2) {
            int inner = *p, *q = &inner;
            if (*q) break;
        }
    }
    return 1;
out:
    return 2;
}
static int loops(void) {
    int sum = 0;
    for (int i = 0; i < 1000; i++) {
        int local = i, *p = &local;
        struct { int a, b; } pair = {*p, 1};
        sum += pair.a - pair.b;
        int *lit = (int[]){i, i + 1};
        sum += lit[1] - lit[0];
    }
    return sum;
}
static int dispatch(int n) {
    int result = 0;
    switch (n) {
        int kept, *p;
    case 1: kept = 10; p = &kept; result = *p; break;
    case 2: { int here = 20; int *q = &here; result = *q; } break;
    }
    return result;
}
static int *pick(int *a, int *b, int first) { return first ? a : b; }
int main(void) {
    printf("%d %d\n", work(2), work(10));
    printf("%d\n", loops());
    printf("%d %d\n", dispatch(1), dispatch(2));
    int x = 1;
    {
        int y = 2;
        *pick(&x, &y, 0) = 5;
        *pick(&x, &y, 1) += y;
    }
    printf("%d\n", x);
    int *p = &x, **pp = &p;
    while (**pp < 10) {
        int step = 3, *s = &step;
        **pp += *s;
    }
    printf("%d\n", x);
    return 0;
}
