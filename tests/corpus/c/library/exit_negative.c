// covers: program end
#include <stdio.h>
#include <stdlib.h>

static void deep(int n) {
    if (n == 0) exit(-1);
    deep(n - 1);
    puts("never");
}
int main(void) {
    puts("leaving deeply");
    deep(3);
    return 0;
}
