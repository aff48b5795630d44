// covers: compound literals, sizeof
#include <stddef.h>
#include <stdio.h>

struct pair {
    int first, second;
};

static int area(int width, int (*rows)[width], int count) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < width; j++)
            sum += rows[i][j];
    return sum;
}

int main(void) {
    // A scalar in braces is its value, wherever it stands.
    printf("%ld %td %d %d %g\n", (long){-3}, (ptrdiff_t){-4}, (short){5}, (char){'a'}, (double){2.5});
    int x = (int){7} + (int){8};
    int *where = &(int){9};
    (*where)++;
    printf("%d %d %s\n", x, *where, (const char *){"text"});
    printf("%d %d\n", (struct pair){1, 2}.second, ((int[]){4, 5, 6})[1]);
    // Lengths within a type's name are computed where it stands.
    int n = 3, cells[] = {1, 2, 3, 4, 5, 6};
    printf("%zu %zu\n", sizeof(int[n]), sizeof(char[n + 1][2]));
    printf("%d %d\n", ((int(*)[n])cells)[1][0], ((int(*)[n - 1])cells)[1][0]);
    printf("%d\n", area(2, (int(*)[2])cells, n));
    for (int i = 1; i < 4; i++)
        printf("%zu ", sizeof(double[i]));
    size_t size = sizeof(int[n++]);
    printf("%zu %d\n", size, n);
    return 0;
}
