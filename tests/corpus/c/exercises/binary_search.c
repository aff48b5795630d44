// covers: arrays, loops
#include <stdio.h>

static int search(const int *v, int n, int x) {
    int low = 0, high = n - 1;
    while (low <= high) {
        int mid = low + (high - low) / 2;
        if (v[mid] == x) return mid;
        if (v[mid] < x) low = mid + 1; else high = mid - 1;
    }
    return -1;
}
int main(void) {
    int v[] = {1, 3, 4, 7, 9, 12, 20};
    int wanted[] = {7, 1, 20, 5};
    for (int i = 0; i < 4; i++) printf("%d -> %d\n", wanted[i], search(v, 7, wanted[i]));
    return 0;
}
