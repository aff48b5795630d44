// covers: program end
#include <stdio.h>
#include <stdlib.h>

static int calls;
static void bye(void) { printf("bye %d\n", ++calls); }
int main(void) {
    atexit(bye);
    printf("main\n");
    return calls + 5;
}
