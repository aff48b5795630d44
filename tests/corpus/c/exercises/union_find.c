// covers: arrays, functions
#include <stdio.h>

static int parent[10], size[10];
static int find(int x) { return parent[x] == x ? x : (parent[x] = find(parent[x])); }
static int join(int a, int b) {
    a = find(a); b = find(b);
    if (a == b) return 0;
    if (size[a] < size[b]) { int t = a; a = b; b = t; }
    parent[b] = a;
    size[a] += size[b];
    return 1;
}
int main(void) {
    for (int i = 0; i < 10; i++) parent[i] = i, size[i] = 1;
    int pairs[][2] = {{1, 2}, {3, 4}, {2, 3}, {5, 6}, {1, 4}, {8, 9}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) printf("%d", join(pairs[i][0], pairs[i][1]));
    int groups = 0;
    for (int i = 0; i < 10; i++) groups += find(i) == i;
    printf(" %d groups, %d with 1\n", groups, size[find(1)]);
    return 0;
}
