/* Input and output in terms of what the machine does. */
#include <stdio.h>
#include <errno.h>
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
