// covers: program end
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    puts("before");
    fflush(stdout);
    abort();
    return 0;
}
