// covers: a function without what it calls
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int median(int *values, size_t count) {
    qsort(values, count, sizeof *values, compare);
    log_message("sorted %zu values", count);
    return values[count / 2];
}
