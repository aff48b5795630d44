/* Signals: a program gets those that it raises, and its alarm where it waits for it. */
#include <signal.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <__waiting.h>

#define SIGNALS 65
static struct sigaction actions[SIGNALS];
static sigset_t blocked, pending;
static time_t alarm_at;

static int is_wrong(int number) {
    if (number >= 1 && number < SIGNALS)
        return 0;
    errno = EINVAL;
    return 1;
}

int sigemptyset(sigset_t *set) {
    set->bits = 0;
    return 0;
}

int sigfillset(sigset_t *set) {
    set->bits = ~0ul;
    return 0;
}

int sigaddset(sigset_t *set, int number) {
    if (is_wrong(number))
        return -1;
    set->bits |= 1ul << (number - 1);
    return 0;
}

int sigdelset(sigset_t *set, int number) {
    if (is_wrong(number))
        return -1;
    set->bits &= ~(1ul << (number - 1));
    return 0;
}

int sigismember(const sigset_t *set, int number) { return is_wrong(number) ? -1 : (int)(set->bits >> (number - 1) & 1); }

int sigaction(int number, const struct sigaction *restrict action, struct sigaction *restrict old) {
    if (is_wrong(number))
        return -1;
    if (action && (number == SIGKILL || number == SIGSTOP)) {
        errno = EINVAL;
        return -1;
    }
    if (old)
        *old = actions[number];
    if (action)
        actions[number] = *action;
    return 0;
}

sighandler_t signal(int number, sighandler_t handler) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART}, old;
    return sigaction(number, &action, &old) ? SIG_ERR : old.sa_handler;
}

static void deliver(int number) {
    struct sigaction action = actions[number];
    int is_ignored = number == SIGCHLD || number == SIGCONT || number == SIGWINCH;
    if (action.sa_handler == SIG_IGN || (action.sa_handler == SIG_DFL && is_ignored))
        return;
    if (action.sa_handler == SIG_DFL)
        __killed(number);
    if (action.sa_flags & SA_RESETHAND)
        actions[number].sa_handler = SIG_DFL;
    sigset_t outer = blocked;
    blocked.bits |= action.sa_mask.bits;
    if (!(action.sa_flags & SA_NODEFER))
        sigaddset(&blocked, number);
    if (action.sa_flags & SA_SIGINFO) {
        siginfo_t info = {.si_signo = number, .si_code = SI_TKILL, .si_pid = getpid()};
        action.sa_sigaction(number, &info, NULL);
    } else {
        action.sa_handler(number);
    }
    sigprocmask(SIG_SETMASK, &outer, NULL);
}

int raise(int number) {
    if (number == 0)
        return 0;
    if (is_wrong(number))
        return -1;
    if (sigismember(&blocked, number) && number != SIGKILL && number != SIGSTOP)
        sigaddset(&pending, number);
    else
        deliver(number);
    return 0;
}

int kill(pid_t process, int number) {
    if (process == getpid() || process == 0)
        return raise(number);
    errno = ESRCH;
    return -1;
}

int sigprocmask(int how, const sigset_t *restrict set, sigset_t *restrict old) {
    sigset_t before = blocked;
    if (set && how == SIG_BLOCK)
        blocked.bits |= set->bits;
    else if (set && how == SIG_UNBLOCK)
        blocked.bits &= ~set->bits;
    else if (set)
        blocked = *set;
    if (old)
        *old = before;
    for (int number = 1; pending.bits & ~blocked.bits && number < SIGNALS; number++)
        if (sigismember(&pending, number) && !sigismember(&blocked, number)) {
            sigdelset(&pending, number);
            deliver(number);
        }
    return 0;
}

int sigpending(sigset_t *set) {
    *set = pending;
    return 0;
}

void __raise_abort(void) {
    sighandler_t handler = actions[SIGABRT].sa_handler;
    if (handler != SIG_DFL && handler != SIG_IGN)
        deliver(SIGABRT);
}

unsigned alarm(unsigned seconds) {
    time_t now = time(NULL);
    unsigned left = alarm_at > now ? (unsigned)(alarm_at - now) : 0;
    alarm_at = seconds ? now + seconds : 0;
    return left;
}

/* Nothing but the alarm can end it. */
int pause(void) {
    while (!alarm_at)
        __sleep_for(3600);
    double wait = (double)(alarm_at - time(NULL));
    alarm_at = 0;
    if (wait > 0)
        __sleep_for(wait);
    raise(SIGALRM);
    errno = EINTR;
    return -1;
}

void psignal(int number, const char *what) {
    if (what && *what)
        fprintf(stderr, "%s: ", what);
    fprintf(stderr, "%s\n", strsignal(number));
}
