/* Variadic logging with levels, a ring of recent messages, formatting into buffers that are too small. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>

enum level { DEBUG, INFO, WARNING, ERROR, LEVELS };
static const char *const level_names[LEVELS] = {"debug", "info", "warning", "error"};

#define RING 4
#define WIDTH 40

static struct {
    char text[RING][WIDTH];
    unsigned next;
    unsigned counts[LEVELS];
    enum level least;
    unsigned truncated;
} journal = {.least = INFO};

static void vlog(enum level level, const char *file, int line, const char *format, va_list list) {
    journal.counts[level]++;
    if (level < journal.least)
        return;
    va_list again;
    va_copy(again, list);
    char *slot = journal.text[journal.next++ % RING];
    int start = snprintf(slot, WIDTH, "%.1s:%d ", level_names[level], line);
    int needed = vsnprintf(slot + start, WIDTH - start, format, list);
    if (needed >= WIDTH - start) {
        journal.truncated++;
        strcpy(slot + WIDTH - 4, "...");
    }
    printf("[%-7s] ", level_names[level]);
    vprintf(format, again);
    putchar('\n');
    va_end(again);
    (void)file;
}

static void log_at(enum level level, const char *file, int line, const char *format, ...) __attribute__((format(printf, 4, 5)));

static void log_at(enum level level, const char *file, int line, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vlog(level, file, line, format, list);
    va_end(list);
}

#define LOG(level, ...) log_at(level, __FILE__, __LINE__, __VA_ARGS__)
#define LOG_IF(condition, level, format, ...) \
    do { \
        if (condition) \
            LOG(level, format " (%s)", ##__VA_ARGS__, #condition); \
    } while (0)

static long sum(int count, ...) {
    va_list list;
    va_start(list, count);
    long total = 0;
    for (int i = 0; i < count; i++)
        total += va_arg(list, int);
    va_end(list);
    return total;
}

static char *join(const char *separator, ...) {
    size_t size = 1, width = strlen(separator);
    va_list list, again;
    va_start(list, separator);
    va_copy(again, list);
    for (const char *part; (part = va_arg(list, const char *));)
        size += strlen(part) + width;
    va_end(list);
    char *text = malloc(size);
    text[0] = 0;
    int first = 1;
    for (const char *part; (part = va_arg(again, const char *)); first = 0) {
        if (!first)
            strcat(text, separator);
        strcat(text, part);
    }
    va_end(again);
    return text;
}

/* A small printf of its own: %d %s %c %x %%. */
static int tiny(char *out, const char *format, ...) {
    va_list list;
    va_start(list, format);
    char *start = out;
    for (; *format; format++) {
        if (*format != '%') {
            *out++ = *format;
            continue;
        }
        switch (*++format) {
        case 'd':
        case 'x': {
            int value = va_arg(list, int);
            unsigned base = *format == 'd' ? 10 : 16, rest = (unsigned)value;
            if (*format == 'd' && value < 0) {
                *out++ = '-';
                rest = 0u - rest;
            }
            char digits[12];
            int count = 0;
            do
                digits[count++] = "0123456789abcdef"[rest % base];
            while (rest /= base);
            while (count)
                *out++ = digits[--count];
            break;
        }
        case 's':
            for (const char *text = va_arg(list, const char *); *text;)
                *out++ = *text++;
            break;
        case 'c': *out++ = (char)va_arg(list, int); break;
        case '%': *out++ = '%'; break;
        }
    }
    *out = 0;
    va_end(list);
    return (int)(out - start);
}

int main(void) {
    LOG(DEBUG, "not shown %d", 1);
    LOG(INFO, "started with %d of %s", 3, "things");
    LOG(WARNING, "%5.2f%% of %-6s|%+d|%#x", 99.5, "disk", 7, 255);
    errno = ENOENT;
    LOG(ERROR, "cannot open: %s", strerror(errno));
    LOG_IF(1 + 1 == 2, INFO, "arithmetic holds");
    LOG_IF(sizeof(int) == 4, INFO, "int has %zu bytes", sizeof(int));
    journal.least = DEBUG;
    LOG(DEBUG, "a message that is much longer than the %d characters of its slot", WIDTH);
    for (unsigned i = 0; i < RING; i++) {
        char *text = strchr(journal.text[(journal.next + i) % RING], ' ');
        printf("%u:%s\n", i, text);
    }
    for (int level = 0; level < LEVELS; level++)
        printf("%s=%u ", level_names[level], journal.counts[level]);
    printf("truncated=%u\n", journal.truncated);
    printf("%ld %ld\n", sum(3, 10, 20, 30), sum(0));
    char *path = join("/", "usr", "share", "doc", (char *)NULL);
    puts(path);
    free(path);
    char out[100];
    int length = tiny(out, "%d %s %c %x 100%% %d", -2147483647 - 1, "text", '!', 48879, 0);
    printf("%s (%d)\n", out, length);
    return 0;
}
