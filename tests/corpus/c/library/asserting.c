// covers: assertions
#include <assert.h>
#include <stdio.h>

static int divide(int a, int b) {
    assert(b != 0);
    return a / b;
}

int main(void) {
    printf("%d\n", divide(6, 3));
    fflush(stdout);
    printf("%d\n", divide(1, 0));
    return 0;
}
