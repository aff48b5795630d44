// covers: files
#include <err.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void memory_streams(void) {
    char buffer[64];
    FILE *to = fmemopen(buffer, sizeof buffer, "w");
    fprintf(to, "x=%d", 42);
    fclose(to);
    puts(buffer);
    char *text;
    size_t size;
    FILE *growing = open_memstream(&text, &size);
    for (int i = 0; i < 30; i++)
        fprintf(growing, "%d,", i);
    fflush(growing);
    printf("%zu %s\n", size, text);
    fputs("end", growing);
    fclose(growing);
    printf("%zu %s\n", size, text + size - 6);
    free(text);
    char words[] = "12 34 abc\nsecond line";
    FILE *from = fmemopen(words, strlen(words), "r");
    int a, b;
    char word[10], line[20];
    printf("%d ", fscanf(from, "%d %d %9s", &a, &b, word));
    printf("%d %d %s\n", a, b, word);
    fgetc(from);
    printf("%s", fgets(line, sizeof line, from));
    printf(" %d\n", fgetc(from) == EOF);
    fclose(from);
}

int main(void) {
    const char *name = "files_by_number.tmp";
    int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file < 0)
        err(1, "%s", name);
    ssize_t written;
    written = write(file, "hello, ", 7);
    printf("%zd\n", written + write(file, "file\n", 5));
    close(file);
    struct stat status;
    int is_missing = stat(name, &status);
    printf("%d %ld %d\n", is_missing, (long)status.st_size, S_ISREG(status.st_mode) != 0);
    file = open(name, O_RDWR | O_APPEND);
    write(file, "more\n", 5);
    printf("%ld\n", (long)lseek(file, -10, SEEK_END));
    char buffer[32];
    ssize_t count = read(file, buffer, sizeof buffer);
    printf("%zd %.*s", count, (int)count, buffer);
    printf("%zd\n", read(file, buffer, sizeof buffer));
    close(file);
    int refused = open(name, O_CREAT | O_EXCL | O_WRONLY, 0600);
    printf("%d %d\n", refused, errno == EEXIST);
    written = write(file, "x", 1);
    printf("%zd %d\n", written, errno == EBADF);
    unlink(name);
    refused = open(name, O_RDONLY);
    printf("%d %d\n", refused, errno == ENOENT);
    memory_streams();
    warn("%s", name);
    warnx("%d left", 0);
    fflush(stdout);
    errno = EACCES;
    err(3, "at the %s", "end");
}
