// covers: undefined behaviour, dangling_pointer
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int *last = NULL;
    int squares[3];
    for (int i = 0; i < 3; i++) {
        squares[i] = i * i;
        last = &squares[i];
    }
    printf("%d\n", *last);
#else
    int *last = NULL;
    for (int i = 0; i < 3; i++) {
        int square = i * i;
        last = &square;
    }
    printf("%d\n", *last); // UB
#endif
    return 0;
}
