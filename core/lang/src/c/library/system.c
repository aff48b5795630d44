/* What there is of a system: one process, and threads that run when they are created. */
#include <unistd.h>
#include <errno.h>
#include <getopt.h>
#include <libgen.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

static FILE *stream_of(int number) { return number == 0 ? stdin : number == 1 ? stdout : number == 2 ? stderr : NULL; }

ssize_t write(int number, const void *from, size_t count) {
    FILE *stream = stream_of(number);
    if (!stream || number == 0) {
        errno = EBADF;
        return -1;
    }
    return (ssize_t)fwrite(from, 1, count, stream);
}

ssize_t read(int number, void *into, size_t count) {
    if (number != 0) {
        errno = EBADF;
        return -1;
    }
    return (ssize_t)fread(into, 1, count, stdin);
}

unsigned sleep(unsigned seconds) {
    __pass(seconds);
    return 0;
}

int usleep(unsigned micros) {
    __pass(micros / 1e6);
    return 0;
}

pid_t getpid(void) { return 4242; }
pid_t getppid(void) { return 4241; }
int isatty(int number) { return 0; }
int unlink(const char *name) { return remove(name); }

int access(const char *name, int mode) {
    FILE *file = fopen(name, "r");
    return file ? fclose(file) : -1;
}

static char *option_argument;
static int option_index = 1, option_errors = 1, option_letter;
char **__optarg(void) { return &option_argument; }
int *__optind(void) { return &option_index; }
int *__opterr(void) { return &option_errors; }
int *__optopt(void) { return &option_letter; }
static int option_at = 1;

static int getopt_letter(int count, char *const list[], const char *options) {
    if (optind >= count || list[optind][0] != '-' || !list[optind][1])
        return -1;
    if (strcmp(list[optind], "--") == 0) {
        optind++;
        return -1;
    }
    if (optarg)
        optarg = NULL;
    int option = list[optind][option_at++];
    const char *known = option == ':' ? NULL : strchr(options, option);
    int is_last = !list[optind][option_at];
    if (known && known[1] == ':') {
        optarg = is_last ? optind + 1 < count ? list[optind + 1] : NULL : list[optind] + option_at;
        optind += is_last && optarg ? 2 : 1;
        option_at = 1;
        if (optarg)
            return option;
        optopt = option;
        if (opterr && *options != ':')
            fprintf(stderr, "%s: option requires an argument -- '%c'\n", list[0], option);
        return *options == ':' ? ':' : '?';
    }
    if (is_last) {
        optind++;
        option_at = 1;
    }
    if (known)
        return option;
    optopt = option;
    if (opterr && *options != ':')
        fprintf(stderr, "%s: invalid option -- '%c'\n", list[0], option);
    return '?';
}

/* Moves a word in front of those that are no options. */
static void bring(char **list, int from, int to) {
    char *word = list[from];
    for (; from > to; from--)
        list[from] = list[from - 1];
    list[to] = word;
}

/* The long option that a word names, or -1; -2 where several begin so. */
static int long_option(const char *word, size_t length, const struct option *longs) {
    int found = -1;
    for (int i = 0; longs[i].name; i++) {
        if (strncmp(longs[i].name, word, length) != 0)
            continue;
        if (strlen(longs[i].name) == length)
            return i;
        found = found == -1 ? i : -2;
    }
    return found;
}

static int getopt_word(int count, char *const list[], const char *options, const struct option *longs, int *index) {
    const char *word = list[optind] + 2, *value = strchr(word, '=');
    size_t length = value ? (size_t)(value - word) : strlen(word);
    int at = long_option(word, length, longs), is_quiet = !opterr || *options == ':';
    optind++;
    optarg = NULL;
    optopt = 0;
    if (at < 0) {
        if (!is_quiet && at == -1)
            fprintf(stderr, "%s: unrecognized option '--%.*s'\n", list[0], (int)length, word);
        else if (!is_quiet)
            fprintf(stderr, "%s: option '--%.*s' is ambiguous\n", list[0], (int)length, word);
        return '?';
    }
    const struct option *option = &longs[at];
    if (value && option->has_arg == no_argument) {
        if (!is_quiet)
            fprintf(stderr, "%s: option '--%s' doesn't allow an argument\n", list[0], option->name);
        optopt = option->val;
        return '?';
    }
    if (value)
        optarg = (char *)value + 1;
    else if (option->has_arg == required_argument && optind < count)
        optarg = list[optind++];
    else if (option->has_arg == required_argument) {
        if (!is_quiet)
            fprintf(stderr, "%s: option '--%s' requires an argument\n", list[0], option->name);
        optopt = option->val;
        return *options == ':' ? ':' : '?';
    }
    if (index)
        *index = at;
    if (!option->flag)
        return option->val;
    *option->flag = option->val;
    return 0;
}

int getopt_long(int count, char *const list[], const char *options, const struct option *longs, int *index) {
    /* Words that are no options in front of the one at hand. */
    static int passed;
    int start = optind;
    if (option_at == 1)
        passed = 0;
    if (option_at == 1 && *options != '+') {
        /* The next option, from behind words that are none. */
        while (start < count && (list[start][0] != '-' || !list[start][1]))
            start++;
        if (start >= count)
            return -1;
        passed = start - optind;
    }
    int first = start - passed;
    optind = start;
    int is_word = longs && option_at == 1 && start < count && list[start][0] == '-' && list[start][1] == '-' && list[start][2];
    int found = is_word ? getopt_word(count, list, options, longs, index) : getopt_letter(count, list, options);
    /* The words of the option go in front of those that are none. */
    if (option_at == 1 && passed) {
        int taken = optind - start;
        for (int i = 0; i < taken; i++)
            bring((char **)list, start + i, first + i);
        optind = first + taken;
    }
    return found;
}

int getopt(int count, char *const list[], const char *options) {
    return getopt_long(count, list, options, NULL, NULL);
}

char *basename(char *path) {
    if (!path || !*path)
        return ".";
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        path[--length] = 0;
    char *slash = strrchr(path, '/');
    return slash && slash[1] ? slash + 1 : path;
}

char *dirname(char *path) {
    char *slash = path ? strrchr(path, '/') : NULL;
    while (slash && slash != path && !slash[1]) {
        *slash = 0;
        slash = strrchr(path, '/');
    }
    if (!slash)
        return ".";
    slash[slash == path] = 0;
    return path;
}

#define THREADS 1024
static void *results[THREADS];
static jmp_buf *running_end;
static pthread_t made, running;

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *), void *restrict argument) {
    if (made + 1 >= THREADS)
        return EAGAIN;
    pthread_t outer = running, own = ++made;
    jmp_buf *outer_end = running_end, end;
    *thread = own;
    running = own;
    running_end = &end;
    if (!setjmp(end))
        results[own] = body(argument);
    running = outer;
    running_end = outer_end;
    return 0;
}

void pthread_exit(void *result) {
    if (!running_end)
        exit(0);
    results[running] = result;
    longjmp(*running_end, 1);
}

int pthread_join(pthread_t thread, void **result) {
    if (thread == 0 || thread > made)
        return ESRCH;
    if (result)
        *result = results[thread];
    return 0;
}

int pthread_detach(pthread_t thread) { return 0; }
pthread_t pthread_self(void) { return running; }
int pthread_equal(pthread_t left, pthread_t right) { return left == right; }

int pthread_mutex_init(pthread_mutex_t *restrict mutex, const pthread_mutexattr_t *restrict attributes) {
    mutex->locked = mutex->kind = 0;
    return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) { return mutex->locked ? EBUSY : 0; }

int pthread_mutex_lock(pthread_mutex_t *mutex) {
    mutex->locked++;
    return 0;
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) {
    if (mutex->locked)
        return EBUSY;
    mutex->locked = 1;
    return 0;
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
    mutex->locked -= mutex->locked > 0;
    return 0;
}

int pthread_once(pthread_once_t *once, void (*body)(void)) {
    if (!once->done) {
        once->done = 1;
        body();
    }
    return 0;
}
