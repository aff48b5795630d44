// covers: a statement that is being written
#include <stdio.h>

static int sum(const int *values, int count) {
    int total = 0;
    for (int i = 0; i < count; i++)
        total += values[i];
    return total;
}

int main(void) {
    int values[] = {1, 2, 3};
    int result = sum(values, 3);
    printf("%d\n", result);
    if (result > ) {
        printf("more\n");
    }
    int half = result /
    printf("%d\n", result * 2);
    return 0;
}
