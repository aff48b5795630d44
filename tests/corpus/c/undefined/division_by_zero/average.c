// covers: undefined behaviour, division_by_zero
#include <stdio.h>

#ifdef FIXED
static int average(const int *v, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) sum += v[i];
    return n ? sum / n : 0;
}
#else
static int average(const int *v, int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) sum += v[i];
    return sum / n; // UB
}
#endif

int main(void) {
    printf("%d\n", average(NULL, 0));
    return 0;
}
