// covers: arrays, pointers
#include <stdio.h>

static int advance(int *v, int n) {
    int i = n - 2, j = n - 1;
    while (i >= 0 && v[i] >= v[i + 1]) i--;
    if (i < 0) return 0;
    while (v[j] <= v[i]) j--;
    int t = v[i]; v[i] = v[j]; v[j] = t;
    for (int a = i + 1, b = n - 1; a < b; a++, b--) { t = v[a]; v[a] = v[b]; v[b] = t; }
    return 1;
}
static int subset(const int *s, int n, int sum) { return sum == 0 ? 1 : n == 0 || sum < 0 ? 0 : subset(s + 1, n - 1, sum - *s) || subset(s + 1, n - 1, sum); }
int main(void) {
    int v[] = {1, 2, 3};
    int found = 0;
    do { found++; printf("%d%d%d ", v[0], v[1], v[2]); } while (advance(v, 3));
    printf("%d\n", found);
    int s[] = {3, 34, 4, 12, 5, 2};
    printf("%d %d\n", subset(s, 6, 9), subset(s, 6, 30));
    return 0;
}
