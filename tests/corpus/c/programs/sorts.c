// covers: arrays, pointers, functions
#include <stdio.h>
#include <string.h>

static void bubble(int *v, int n) {
    for (int i = 0; i < n - 1; i++)
        for (int j = 0; j < n - 1 - i; j++)
            if (v[j] > v[j + 1]) {
                int t = v[j];
                v[j] = v[j + 1];
                v[j + 1] = t;
            }
}

static void insertion(int *v, int n) {
    for (int i = 1; i < n; i++) {
        int x = v[i], j = i - 1;
        while (j >= 0 && v[j] > x) {
            v[j + 1] = v[j];
            j--;
        }
        v[j + 1] = x;
    }
}

static void quick(int *v, int low, int high) {
    if (low >= high) return;
    int pivot = v[(low + high) / 2], i = low, j = high;
    while (i <= j) {
        while (v[i] < pivot) i++;
        while (v[j] > pivot) j--;
        if (i <= j) {
            int t = v[i];
            v[i++] = v[j];
            v[j--] = t;
        }
    }
    quick(v, low, j);
    quick(v, i, high);
}

static void merge(int *v, int n) {
    if (n < 2) return;
    int half = n / 2, copy[n], i = 0, j = half, k = 0;
    merge(v, half);
    merge(v + half, n - half);
    memcpy(copy, v, sizeof copy);
    while (k < n) v[k++] = j >= n || (i < half && copy[i] <= copy[j]) ? copy[i++] : copy[j++];
}

static void show(const char *name, const int *v, int n) {
    printf("%-10s", name);
    for (int i = 0; i < n; i++) printf(" %d", v[i]);
    printf("\n");
}

int main(void) {
    const int original[] = {5, 2, 9, -1, 5, 6, 0, 14, -7, 3};
    enum { N = sizeof original / sizeof original[0] };
    int v[N];
    memcpy(v, original, sizeof v); bubble(v, N); show("bubble", v, N);
    memcpy(v, original, sizeof v); insertion(v, N); show("insertion", v, N);
    memcpy(v, original, sizeof v); quick(v, 0, N - 1); show("quick", v, N);
    memcpy(v, original, sizeof v); merge(v, N); show("merge", v, N);
    return 0;
}
