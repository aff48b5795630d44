#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
/* AoC style: parse stdin into grid, flood fill, sums */
#define MAXL 256
static char grid[64][MAXL];
static int rows, cols;
static int seen[64][MAXL];
static int flood(int r, int c, char ch) {
    if (r < 0 || c < 0 || r >= rows || c >= cols || seen[r][c] || grid[r][c] != ch) return 0;
    seen[r][c] = 1;
    static const int d[4][2] = {{0,1},{1,0},{0,-1},{-1,0}};
    int n = 1;
    for (int k = 0; k < 4; k++) n += flood(r + d[k][0], c + d[k][1], ch);
    return n;
}
static int cmp(const void *a, const void *b) {
    const int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}
int main(void) {
    char line[MAXL];
    long total = 0;
    int nums[100], nn = 0;
    while (fgets(line, sizeof line, stdin) && line[0] != '\n') {
        line[strcspn(line, "\r\n")] = '\0';
        strcpy(grid[rows++], line);
    }
    cols = rows ? (int)strlen(grid[0]) : 0;
    printf("%dx%d\n", rows, cols);
    for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++) if (!seen[r][c]) {
        char ch = grid[r][c];
        printf("%c:%d ", ch, flood(r, c, ch));
    }
    puts("");
    char op[8];
    int n, lo, hi;
    while (scanf("%7s", op) == 1) {
        if (!strcmp(op, "add")) {
            scanf("%d", &n);
            total += n;
            nums[nn++] = n;
        } else if (!strcmp(op, "range")) {
            if (scanf(" %d - %d", &lo, &hi) == 2) for (int i = lo; i <= hi; i++) nums[nn++] = i;
        } else if (strcmp(op, "end") == 0) break;
        else {
            int c;
            while ((c = getchar()) != '\n' && c != EOF) putchar(toupper(c));
            putchar('\n');
        }
    }
    qsort(nums, nn, sizeof *nums, cmp);
    for (int i = 0; i < nn; i++) printf("%d%c", nums[i], i + 1 < nn ? ',' : '\n');
    int key = 7;
    int *hit = bsearch(&key, nums, nn, sizeof *nums, cmp);
    printf("%td %ld\n", hit ? hit - nums : -1, total);
    return nn % 256;
}
