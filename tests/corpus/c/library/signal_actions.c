// covers: signals
#include <stdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>
#include <math.h>
#include <limits.h>
static volatile sig_atomic_t got;
static void on(int s) { got = s; }
static int parse(const char *s, long *out) {
    char *end;
    errno = 0;
    long v = strtol(s, &end, 10);
    if (end == s)
        return -1;
    if (*end)
        return -2;
    if (errno == ERANGE || v > INT_MAX || v < INT_MIN)
        return -3;
    *out = v;
    return 0;
}
int main(void) {
    signal(SIGINT, on);
    raise(SIGINT);
    printf("%d %s\n", got, strsignal(SIGINT));
    struct sigaction sa;
    memset(&sa, 0, sizeof sa);
    sa.sa_handler = on;
    sigemptyset(&sa.sa_mask);
    sigaction(SIGUSR1, &sa, NULL);
    raise(SIGUSR1);
    printf("%d\n", got == SIGUSR1);
    const char *t[] = {"42", "x", "12x", "99999999999", "-7", ""};
    for (int i = 0; i < 6; i++) {
        long v = 0;
        int r = parse(t[i], &v);
        printf("'%s' -> %d %ld\n", t[i], r, v);
    }
    errno = 0;
    double d = sqrt(-1);
    printf("%d %d\n", errno == EDOM, d != d);
    errno = 0;
    d = exp(1000);
    printf("%d %g\n", errno == ERANGE, d);
    errno = 0;
    d = log(0);
    printf("%d %g\n", errno, d);
    fprintf(stderr, "about to abort\n");
    signal(SIGABRT, SIG_DFL);
    fflush(stdout);
    abort();
}
