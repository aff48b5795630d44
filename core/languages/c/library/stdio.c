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

/* Streams over memory are streams over files whose content is carried over when it is flushed. */
#define MEMORIES 16
static struct memory {
    FILE *stream;
    char name[16];
    /* Where text and size are to be left, or the place and its size. */
    char **text;
    size_t *size;
    char *place;
    size_t room;
} memories[MEMORIES];
static int memories_made;

static struct memory *memory_of(FILE *stream) {
    if (memories_made && stream)
        for (int i = 0; i < MEMORIES; i++)
            if (memories[i].stream == stream)
                return &memories[i];
    return NULL;
}

static void carry_over(struct memory *memory) {
    FILE *file = fopen(memory->name, "r");
    fseek(file, 0, SEEK_END);
    size_t length = (size_t)ftell(file);
    fseek(file, 0, SEEK_SET);
    if (memory->text) {
        char *larger = realloc(*memory->text, length + 1);
        fread(larger, 1, length, file);
        larger[length] = 0;
        *memory->text = larger;
        *memory->size = length;
    } else if (memory->place) {
        size_t count = length < memory->room ? length : memory->room;
        fread(memory->place, 1, count, file);
        if (count < memory->room)
            memory->place[count] = 0;
    }
    __close_stream(file);
}

static struct memory *new_memory(const char *mode) {
    for (int i = 0; i < MEMORIES; i++) {
        struct memory *memory = &memories[i];
        if (memory->stream)
            continue;
        *memory = (struct memory){0};
        sprintf(memory->name, "\1memory%d", memories_made++ % 1000000);
        memory->stream = fopen(memory->name, mode);
        return memory;
    }
    errno = EMFILE;
    return NULL;
}

FILE *open_memstream(char **text, size_t *size) {
    struct memory *memory = new_memory("w+");
    if (!memory)
        return NULL;
    memory->text = text;
    memory->size = size;
    *text = calloc(1, 1);
    *size = 0;
    return memory->stream;
}

FILE *fmemopen(void *restrict place, size_t size, const char *restrict mode) {
    struct memory *memory = new_memory("w+");
    if (!memory)
        return NULL;
    FILE *stream = memory->stream;
    if (*mode == 'r')
        fwrite(place, 1, size, stream);
    if (*mode == 'a' && place)
        fwrite(place, 1, strnlen(place, size), stream);
    if (*mode == 'w' && place && size)
        *(char *)place = 0;
    freopen(memory->name, *mode == 'r' ? mode : strchr(mode, '+') ? "r+" : "a", stream);
    if (*mode == 'a')
        fseek(stream, 0, SEEK_END);
    if (*mode != 'r' || strchr(mode, '+')) {
        memory->place = place;
        memory->room = size;
    }
    return stream;
}

int fflush(FILE *stream) {
    for (int i = 0; memories_made && i < MEMORIES; i++)
        if (memories[i].stream && (!stream || memories[i].stream == stream))
            carry_over(&memories[i]);
    return 0;
}

int fclose(FILE *stream) {
    struct memory *memory = memory_of(stream);
    if (memory) {
        carry_over(memory);
        memory->stream = NULL;
        remove(memory->name);
    }
    return __close_stream(stream);
}

FILE *fdopen(int number, const char *mode) {
    return number == 0 ? stdin : number == 1 ? stdout : number == 2 ? stderr : NULL;
}

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
