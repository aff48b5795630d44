/* GNU: functions in functions, which see and change what is around them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int global = 1;

static int counter(int times) {
    int count = 0;
    void step(int by) {
        static int calls;
        calls++;
        count += by * global;
        if (calls > 100)
            puts("too many");
    }
    for (int i = 0; i < times; i++)
        step(i);
    return count;
}

static int apply(int (*f)(int), int x) { return f(x); }

static void sort_by(const char **names, int n, size_t column, int sign) {
    int compare(const void *a, const void *b) {
        const char *x = *(const char *const *)a, *y = *(const char *const *)b;
        return sign * ((x[column] > y[column]) - (x[column] < y[column]));
    }
    qsort(names, n, sizeof *names, compare);
}

struct pair {
    int low, high;
};

static struct pair range(const int *values, int n) {
    struct pair found = {values[0], values[0]};
    void look(int value) {
        if (value < found.low)
            found.low = value;
        if (value > found.high)
            found.high = value;
    }
    for (int i = 0; i < n; i++)
        look(values[i]);
    return found;
}

static int deep(int n) {
    int fib(int k) { return k < 2 ? k : fib(k - 1) + fib(k - 2); }
    int outer(int x) {
        int inner(int y) { return x * 10 + y + n; }
        return inner(x + 1);
    }
    int global = 1000;
    int shadowing(void) { return global + n; }
    return fib(n) + outer(2) + shadowing();
}

int main(void) {
    printf("%d\n", counter(5));
    global = 3;
    printf("%d\n", counter(5));
    int base = 40;
    int add(int x) { return x + base; }
    printf("%d ", apply(add, 2));
    base = 50;
    printf("%d\n", apply(add, 2));
    const char *names[] = {"carol", "alice", "bob", "dave"};
    sort_by(names, 4, 0, 1);
    for (int i = 0; i < 4; i++)
        printf("%s ", names[i]);
    sort_by(names, 4, 1, -1);
    for (int i = 0; i < 4; i++)
        printf("%s ", names[i]);
    puts("");
    int values[] = {4, -2, 9, 3};
    struct pair found = range(values, 4);
    printf("%d %d\n", found.low, found.high);
    printf("%d\n", deep(10));
    int rows = 2, columns = 3, table[rows][columns];
    void fill(int start) {
        for (int r = 0; r < rows; r++)
            for (int c = 0; c < columns; c++)
                table[r][c] = start++;
    }
    fill(5);
    printf("%d %d %zu\n", table[0][0], table[1][2], sizeof table);
    for (int i = 0; i < 2; i++) {
        int square(void) { return i * i; }
        printf("%d ", square());
    }
    puts("");
    return 0;
}
