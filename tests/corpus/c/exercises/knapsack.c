// covers: arrays of arrays, loops
#include <stdio.h>

#define MAX(a, b) ((a) > (b) ? (a) : (b))
int main(void) {
    int weight[] = {1, 3, 4, 5}, value[] = {1, 4, 5, 7}, n = 4, room = 7;
    int best[5][8] = {0};
    for (int i = 1; i <= n; i++)
        for (int w = 0; w <= room; w++) {
            best[i][w] = best[i - 1][w];
            if (weight[i - 1] <= w) best[i][w] = MAX(best[i][w], best[i - 1][w - weight[i - 1]] + value[i - 1]);
        }
    printf("%d\n", best[n][room]);
    for (int i = n, w = room; i > 0; i--)
        if (best[i][w] != best[i - 1][w]) { printf("item %d ", i); w -= weight[i - 1]; }
    printf("\n");
    return 0;
}
