/* Input and output in terms of what the machine does. */
#include <stdio.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

int putchar(int c) { return fputc(c, stdout); }

int puts(const char *text) {
    if (fputs(text, stdout) < 0)
        return EOF;
    return fputc('\n', stdout) < 0 ? EOF : 1;
}

size_t fwrite(const void *restrict from, size_t size, size_t count, FILE *restrict stream) {
    if (size == 0 || count == 0)
        return 0;
    return __write(stream, from, size * count) / size;
}

size_t fread(void *restrict into, size_t size, size_t count, FILE *restrict stream) {
    if (size == 0 || count == 0)
        return 0;
    return __read(stream, into, size * count) / size;
}

FILE *tmpfile(void) {
    static int made;
    char name[24];
    sprintf(name, "/tmp/tmpfile%d", made++);
    return fopen(name, "w+");
}

/* Nothing is held back. */
int fflush(FILE *stream) { return 0; }
int setvbuf(FILE *restrict stream, char *restrict buffer, int mode, size_t size) { return 0; }
void setbuf(FILE *restrict stream, char *restrict buffer) {}

void rewind(FILE *stream) {
    fseek(stream, 0, SEEK_SET);
    clearerr(stream);
}

void perror(const char *what) {
    const char *words = strerror(errno);
    if (what && *what)
        fprintf(stderr, "%s: %s\n", what, words);
    else
        fprintf(stderr, "%s\n", words);
}

/* Streams have no numbers but the first three. */
int fileno(FILE *stream) { return stream == stdin ? 0 : stream == stdout ? 1 : stream == stderr ? 2 : 3; }
void setlinebuf(FILE *stream) {}
int putchar_unlocked(int c) { return fputc(c, stdout); }

int dprintf(int number, const char *restrict format, ...) {
    va_list list;
    va_start(list, format);
    int count = vfprintf(number == 2 ? stderr : stdout, format, list);
    va_end(list);
    return count;
}

int vasprintf(char **restrict into, const char *restrict format, va_list list) {
    va_list again;
    va_copy(again, list);
    int count = vsnprintf(NULL, 0, format, again);
    va_end(again);
    *into = malloc((size_t)count + 1);
    return *into ? vsnprintf(*into, (size_t)count + 1, format, list) : -1;
}

int asprintf(char **restrict into, const char *restrict format, ...) {
    va_list list;
    va_start(list, format);
    int count = vasprintf(into, format, list);
    va_end(list);
    return count;
}

ssize_t getdelim(char **restrict line, size_t *restrict size, int last, FILE *restrict stream) {
    size_t length = 0;
    int c;
    while ((c = fgetc(stream)) != EOF) {
        if (!*line || length + 2 > *size) {
            size_t room = *line && *size ? *size * 2 : 120;
            char *larger = realloc(*line, room);
            if (!larger)
                return -1;
            *line = larger;
            *size = room;
        }
        (*line)[length++] = (char)c;
        if (c == last)
            break;
    }
    if (length == 0)
        return -1;
    (*line)[length] = 0;
    return (ssize_t)length;
}

ssize_t getline(char **restrict line, size_t *restrict size, FILE *restrict stream) { return getdelim(line, size, '\n', stream); }

int fgetpos(FILE *restrict stream, fpos_t *restrict place) {
    *place = ftell(stream);
    return *place < 0 ? -1 : 0;
}

int fsetpos(FILE *stream, const fpos_t *place) { return fseek(stream, *place, SEEK_SET); }

char *tmpnam(char *into) {
    static char own[L_tmpnam];
    static int made;
    if (!into)
        into = own;
    sprintf(into, "/tmp/name%d", made++);
    return into;
}
