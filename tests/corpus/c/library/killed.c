/* A signal that nobody handles ends the run. */
#include <signal.h>
#include <stdio.h>

int main(void) {
    printf("before\n");
    fflush(stdout);
    raise(SIGTERM);
    printf("never\n");
    return 0;
}
