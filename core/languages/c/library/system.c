/* What there is of a system: one process, its streams, and words on the command line. */
#include <unistd.h>
#include <err.h>
#include <errno.h>
#include <error.h>
#include <fcntl.h>
#include <getopt.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <__waiting.h>

#define NUMBERS 64
static FILE *numbered[NUMBERS];

static FILE *stream_of(int number) {
    return number == 0 ? stdin : number == 1 ? stdout : number == 2 ? stderr : number > 0 && number < NUMBERS ? numbered[number] : NULL;
}

int open(const char *name, int flags, ...) {
    FILE *old = fopen(name, "r");
    int number = 3, access = flags & O_ACCMODE;
    if (old)
        fclose(old);
    else if (!(flags & O_CREAT))
        return -1;
    if (old && flags & O_CREAT && flags & O_EXCL) {
        errno = EEXIST;
        return -1;
    }
    while (number < NUMBERS && numbered[number])
        number++;
    if (number == NUMBERS) {
        errno = EMFILE;
        return -1;
    }
    if (!old || flags & O_TRUNC)
        fclose(fopen(name, "w"));
    numbered[number] = fopen(name, access == O_RDONLY ? "r" : flags & O_APPEND ? access == O_RDWR ? "a+" : "a" : "r+");
    return number;
}

int creat(const char *name, mode_t mode) { return open(name, O_WRONLY | O_CREAT | O_TRUNC, mode); }

int close(int number) {
    FILE *stream = stream_of(number);
    if (!stream) {
        errno = EBADF;
        return -1;
    }
    if (number > 2) {
        fclose(stream);
        numbered[number] = NULL;
    }
    return 0;
}

off_t lseek(int number, off_t offset, int origin) {
    FILE *stream = stream_of(number);
    if (!stream || fseek(stream, offset, origin) != 0) {
        errno = stream ? ESPIPE : EBADF;
        return -1;
    }
    return ftell(stream);
}

static int status_of(FILE *file, struct stat *status) {
    long at = ftell(file);
    *status = (struct stat){.st_mode = S_IFREG | 0644, .st_nlink = 1, .st_blksize = 4096};
    fseek(file, 0, SEEK_END);
    status->st_size = ftell(file);
    fseek(file, at, SEEK_SET);
    return 0;
}

int stat(const char *restrict name, struct stat *restrict status) {
    FILE *file = fopen(name, "r");
    if (!file)
        return -1;
    status_of(file, status);
    return fclose(file);
}

int fstat(int number, struct stat *status) {
    FILE *stream = stream_of(number);
    if (!stream) {
        errno = EBADF;
        return -1;
    }
    if (number > 2)
        return status_of(stream, status);
    *status = (struct stat){.st_mode = S_IFIFO | 0600, .st_nlink = 1, .st_blksize = 4096};
    return 0;
}

/* Complaints begin with the program's name: that of its file without the ending. */
static void name_program(const char *file) {
    const char *slash = strrchr(file, '/'), *name = slash ? slash + 1 : file, *dot = strrchr(name, '.');
    fprintf(stderr, "%.*s: ", dot ? (int)(dot - name) : (int)strlen(name), name);
}

void __complain(const char *file, int code, int status, const char *format, ...) {
    name_program(file);
    if (format) {
        va_list list;
        va_start(list, format);
        vfprintf(stderr, format, list);
        va_end(list);
    }
    if (code >= 0)
        fprintf(stderr, format ? ": %s" : "%s", strerror(code));
    fputc('\n', stderr);
    if (status >= 0)
        exit(status);
}

void __complain_as_gnu(const char *file, int status, int code, const char *format, ...) {
    va_list list;
    name_program(file);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    if (code)
        fprintf(stderr, ": %s", strerror(code));
    fputc('\n', stderr);
    if (status)
        exit(status);
}

ssize_t write(int number, const void *from, size_t count) {
    FILE *stream = stream_of(number);
    if (!stream || number == 0) {
        errno = EBADF;
        return -1;
    }
    return (ssize_t)fwrite(from, 1, count, stream);
}

ssize_t read(int number, void *into, size_t count) {
    FILE *stream = stream_of(number);
    if (!stream || number == 1 || number == 2) {
        errno = EBADF;
        return -1;
    }
    return (ssize_t)fread(into, 1, count, stream);
}

static void (*sleeps)(double);

void __sleeps_by(void (*with)(double)) { sleeps = with; }

void __sleep_for(double seconds) {
    if (sleeps)
        sleeps(seconds);
    else
        __pass(seconds);
}

unsigned sleep(unsigned seconds) {
    __sleep_for(seconds);
    return 0;
}

int usleep(unsigned micros) {
    __sleep_for(micros / 1e6);
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
