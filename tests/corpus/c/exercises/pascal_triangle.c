// covers: loops, formatted output
#include <stdio.h>

int main(void) {
    int rows = 7, row[8] = {1};
    for (int i = 0; i < rows; i++) {
        printf("%*s", (rows - i) * 2, "");
        for (int j = 0; j <= i; j++) printf("%4d", row[j]);
        printf("\n");
        for (int j = i + 1; j > 0; j--) row[j] += row[j - 1];
    }
    return 0;
}
