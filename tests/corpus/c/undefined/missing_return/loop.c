// covers: undefined behaviour, missing_return
#include <stdio.h>

#ifdef FIXED
static int find(const int *v, int n, int x) {
    for (int i = 0; i < n; i++)
        if (v[i] == x) return i;
    return -1;
}
#else
static int find(const int *v, int n, int x) {
    for (int i = 0; i < n; i++)
        if (v[i] == x) return i;
} // UB
#endif

int main(void) {
    int v[2] = {1, 2};
    printf("%d\n", find(v, 2, 5));
    return 0;
}
