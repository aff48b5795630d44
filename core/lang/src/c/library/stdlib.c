/* General utilities. */
#include <stdlib.h>
#include <string.h>

int atoi(const char *text) { return (int)strtol(text, NULL, 10); }
long atol(const char *text) { return strtol(text, NULL, 10); }
long long atoll(const char *text) { return strtoll(text, NULL, 10); }
double atof(const char *text) { return strtod(text, NULL); }
float strtof(const char *restrict text, char **restrict end) { return (float)strtod(text, end); }
long double strtold(const char *restrict text, char **restrict end) { return strtod(text, end); }

int abs(int x) { return x < 0 ? -x : x; }
long labs(long x) { return x < 0 ? -x : x; }
long long llabs(long long x) { return x < 0 ? -x : x; }

div_t div(int a, int b) {
    div_t result = {a / b, a % b};
    return result;
}

ldiv_t ldiv(long a, long b) {
    ldiv_t result = {a / b, a % b};
    return result;
}

lldiv_t lldiv(long long a, long long b) {
    lldiv_t result = {a / b, a % b};
    return result;
}

/* Merges the sorted halves of `items` by way of `space`; like glibc's, it keeps the order of what is equal. */
static void merge_sort(char *items, char *space, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    if (count < 2)
        return;
    size_t half = count / 2;
    merge_sort(items, space, half, size, compare);
    merge_sort(items + half * size, space, count - half, size, compare);
    char *left = items, *right = items + half * size, *out = space;
    char *left_end = right, *right_end = items + count * size;
    while (left < left_end && right < right_end) {
        if (compare(left, right) <= 0) {
            memcpy(out, left, size);
            left += size;
        } else {
            memcpy(out, right, size);
            right += size;
        }
        out += size;
    }
    memcpy(out, left, (size_t)(left_end - left));
    out += left_end - left;
    /* What is left on the right is in its place already. */
    memcpy(items, space, (size_t)(out - space));
}

void qsort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    if (count < 2 || size == 0)
        return;
    char *space = malloc(count * size);
    if (!space)
        return;
    merge_sort(items, space, count, size, compare);
    free(space);
}

void *bsearch(const void *key, const void *items, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const char *item = (const char *)items + middle * size;
        int order = compare(key, item);
        if (order == 0)
            return (void *)item;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* There is no environment and no shell. */
char *getenv(const char *name) { return NULL; }
int system(const char *command) { return command ? -1 : 0; }
