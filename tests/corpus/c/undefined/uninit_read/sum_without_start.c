// covers: undefined behaviour, uninit_read
#include <stdio.h>

int main(void) {
    int values[3] = {1, 2, 3};
#ifdef FIXED
    int sum = 0;
    for (int i = 0; i < 3; i++)
        sum += values[i];
    printf("%d\n", sum);
#else
    int sum;
    for (int i = 0; i < 3; i++)
        sum += values[i]; // UB
    printf("%d\n", sum);
#endif
    return 0;
}
