// covers: non-local jumps
#include <setjmp.h>
#include <stdio.h>

static jmp_buf back;

static void dive(int depth) {
    printf("%d ", depth);
    if (depth == 3) longjmp(back, depth);
    dive(depth + 1);
}

int main(void) {
    volatile int tries = 0;
    int code = setjmp(back);
    if (code == 0) {
        dive(0);
    } else {
        printf("back with %d\n", code);
        if (++tries < 2) dive(2);
    }
    printf("%d tries\n", tries);
    return 0;
}
