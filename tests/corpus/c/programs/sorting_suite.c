/* A suite of sorting algorithms, each checked on several kinds of input, with counts of comparisons. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long comparisons;

static int less(int a, int b) {
    comparisons++;
    return a < b;
}

static void swap(int *a, int *b) {
    int t = *a;
    *a = *b;
    *b = t;
}

static void insertion(int *a, int n) {
    for (int i = 1; i < n; i++) {
        int value = a[i], j = i;
        for (; j > 0 && less(value, a[j - 1]); j--)
            a[j] = a[j - 1];
        a[j] = value;
    }
}

static void selection(int *a, int n) {
    for (int i = 0; i + 1 < n; i++) {
        int best = i;
        for (int j = i + 1; j < n; j++)
            if (less(a[j], a[best]))
                best = j;
        if (best != i)
            swap(a + i, a + best);
    }
}

static void shell(int *a, int n) {
    for (int gap = n / 2; gap > 0; gap /= 2)
        for (int i = gap; i < n; i++)
            for (int j = i; j >= gap && less(a[j], a[j - gap]); j -= gap)
                swap(a + j, a + j - gap);
}

static void sift(int *a, int root, int n) {
    for (int child; (child = 2 * root + 1) < n; root = child) {
        if (child + 1 < n && less(a[child], a[child + 1]))
            child++;
        if (!less(a[root], a[child]))
            return;
        swap(a + root, a + child);
    }
}

static void heap(int *a, int n) {
    for (int i = n / 2; i-- > 0;)
        sift(a, i, n);
    while (n > 1) {
        swap(a, a + --n);
        sift(a, 0, n);
    }
}

static void quick(int *a, int n) {
    while (n > 8) {
        int middle = n / 2;
        if (less(a[middle], a[0])) swap(a, a + middle);
        if (less(a[n - 1], a[0])) swap(a, a + n - 1);
        if (less(a[n - 1], a[middle])) swap(a + middle, a + n - 1);
        int pivot = a[middle], i = 0, j = n - 1;
        while (i <= j) {
            while (less(a[i], pivot)) i++;
            while (less(pivot, a[j])) j--;
            if (i <= j)
                swap(a + i++, a + j--);
        }
        if (j + 1 < n - i) {
            quick(a, j + 1);
            a += i;
            n -= i;
        } else {
            quick(a + i, n - i);
            n = j + 1;
        }
    }
    insertion(a, n);
}

static void merge_into(int *a, int *space, int n) {
    if (n < 2)
        return;
    int half = n / 2;
    merge_into(a, space, half);
    merge_into(a + half, space + half, n - half);
    memcpy(space, a, (size_t)n * sizeof *a);
    int i = 0, j = half, k = 0;
    while (i < half && j < n)
        a[k++] = less(space[j], space[i]) ? space[j++] : space[i++];
    while (i < half) a[k++] = space[i++];
    while (j < n) a[k++] = space[j++];
}

static void merge(int *a, int n) {
    int space[n > 0 ? n : 1];
    merge_into(a, space, n);
}

static void counting(int *a, int n) {
    int low = a[0], high = a[0];
    for (int i = 1; i < n; i++) {
        if (a[i] < low) low = a[i];
        if (a[i] > high) high = a[i];
    }
    int *counts = calloc((size_t)(high - low + 1), sizeof *counts);
    for (int i = 0; i < n; i++)
        counts[a[i] - low]++;
    for (int value = low, at = 0; value <= high; value++)
        while (counts[value - low]-- > 0)
            a[at++] = value;
    free(counts);
}

static void radix(int *a, int n) {
    unsigned *from = malloc(sizeof(unsigned[n])), *to = malloc(sizeof(unsigned[n]));
    for (int i = 0; i < n; i++)
        from[i] = (unsigned)a[i] ^ 0x80000000u;
    for (int shift = 0; shift < 32; shift += 8) {
        size_t starts[257] = {0};
        for (int i = 0; i < n; i++)
            starts[(from[i] >> shift & 255) + 1]++;
        for (int i = 0; i < 256; i++)
            starts[i + 1] += starts[i];
        for (int i = 0; i < n; i++)
            to[starts[from[i] >> shift & 255]++] = from[i];
        unsigned *t = from;
        from = to;
        to = t;
    }
    for (int i = 0; i < n; i++)
        a[i] = (int)(from[i] ^ 0x80000000u);
    free(from);
    free(to);
}

static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return less(x, y) ? -1 : less(y, x);
}

static void library(int *a, int n) {
    qsort(a, (size_t)n, sizeof *a, compare);
}

static unsigned seed = 12345;
static int random_int(void) {
    seed = seed * 1664525u + 1013904223u;
    return (int)(seed >> 16) % 2000 - 1000;
}

#define SIZE 120

int main(void) {
    static const struct {
        const char *name;
        void (*sort)(int *, int);
        int counts;
    } sorts[] = {{"insertion", insertion, 1}, {"selection", selection, 1}, {"shell", shell, 1}, {"heap", heap, 1}, {"quick", quick, 1},
                 {"merge", merge, 1}, {"counting", counting, 0}, {"radix", radix, 0}, {"qsort", library, 0}};
    int inputs[4][SIZE];
    for (int i = 0; i < SIZE; i++) {
        inputs[0][i] = random_int();
        inputs[1][i] = i;
        inputs[2][i] = SIZE - i;
        inputs[3][i] = i % 5;
    }
    for (size_t s = 0; s < sizeof sorts / sizeof *sorts; s++) {
        printf("%-10s", sorts[s].name);
        for (int k = 0; k < 4; k++) {
            int a[SIZE], fine = 1;
            long sum = 0, before = 0;
            memcpy(a, inputs[k], sizeof a);
            comparisons = 0;
            sorts[s].sort(a, SIZE);
            for (int i = 0; i < SIZE; i++) {
                sum += a[i];
                before += inputs[k][i];
                if (i > 0 && a[i - 1] > a[i])
                    fine = 0;
            }
            fine = fine && sum == before;
            if (sorts[s].counts)
                printf(" %6ld", comparisons);
            else
                printf(" %6s", fine ? "ok" : "BAD");
            if (!fine)
                printf("!");
        }
        putchar('\n');
    }
    return 0;
}
