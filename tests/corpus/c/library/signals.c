/* Signals that the program raises itself. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile sig_atomic_t caught;

static void note(int number) {
    caught = number;
    printf("caught %d (%s)\n", number, strsignal(number));
}

static void at_end(void) { puts("not at an abort"); }

static void last_words(int number) {
    printf("aborting with %d\n", number);
    fflush(stdout);
}

int main(void) {
    atexit(at_end);
    printf("%d\n", signal(SIGUSR1, note) == SIG_DFL);
    printf("%d\n", raise(SIGUSR1));
    printf("%d\n", (int)caught);
    signal(SIGTERM, SIG_IGN);
    raise(SIGTERM);
    printf("%d\n", signal(SIGTERM, SIG_DFL) == SIG_IGN);
    printf("%d\n", signal(SIGKILL, note) == SIG_ERR);
    signal(SIGABRT, last_words);
    abort();
}
