// covers: undefined behaviour, missing_return
#include <stdio.h>

static int place_of(const int *values, int count, int wanted) {
    for (int i = 0; i < count; i++)
        if (values[i] == wanted)
            return i;
#ifdef FIXED
    return -1;
#endif
} // UB

int main(void) {
    const int values[] = {4, 5, 6};
    printf("%d\n", place_of(values, 3, 5));
    int place = place_of(values, 3, 9);
    printf("%d\n", place != 77);
    return 0;
}
