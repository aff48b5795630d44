// covers: undefined behaviour, pointer_comparison
#include <stdio.h>

int main(void) {
    int first[4] = {1, 2, 3, 4}, second[4] = {5, 6, 7, 8};
    int sum = 0;
#ifdef FIXED
    for (int *at = first; at < first + 4; at++)
#else
    for (int *at = first; at < second && at < first + 4; at++) // UB
#endif
        sum += *at;
    printf("%d\n", sum + second[0] > 0);
    return 0;
}
