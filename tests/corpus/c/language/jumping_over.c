/* Objects whose address is taken live on when control jumps within their block. */
#include <stdio.h>

static void set(int *place, int value) { *place = value; }

static int classify(int n) {
    int result;
    set(&result, 0);
    if (n < 0)
        goto done;
    set(&result, n * 10);
    if (n > 3)
        goto done;
    set(&result, n + 1);
done:
    return result;
}

static int attempts(int needed) {
    int count = 0;
    {
        int tries = 0;
    again:
        set(&tries, tries + 1);
        count += tries;
        if (tries < needed)
            goto again;
    }
    return count;
}

static const char *search(int wanted) {
    static int grid[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
    int row, column;
    for (row = 0; row < 3; row++) {
        for (column = 0; column < 3; column++) {
            int cell;
            set(&cell, grid[row][column]);
            if (cell == wanted)
                goto found;
        }
    }
    return "nowhere";
found:
    return column == 0 ? "at the left" : "inside";
}

int main(void) {
    printf("%d %d %d\n", classify(-1), classify(2), classify(5));
    printf("%d\n", attempts(4));
    printf("%s, %s, %s\n", search(4), search(6), search(10));
    return 0;
}
