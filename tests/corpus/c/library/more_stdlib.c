/* The environment, more random numbers, sorting with an argument, lines of any length, and other additions. */
#define _GNU_SOURCE
#include <alloca.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_column(const void *a, const void *b, void *column) {
    int at = *(int *)column;
    return ((const int *)a)[at] - ((const int *)b)[at];
}

int main(void) {
    printf("%d\n", getenv("NO_SUCH_VARIABLE") == NULL);
    setenv("COLOUR", "red", 1);
    setenv("COLOUR", "blue", 0);
    printf("%s\n", getenv("COLOUR"));
    putenv("COLOUR=green");
    printf("%s\n", getenv("COLOUR"));
    unsetenv("COLOUR");
    printf("%d\n", getenv("COLOUR") == NULL);
    srandom(42);
    printf("%ld %ld\n", random(), random() % 1000);
    unsigned seed = 7;
    printf("%d ", rand_r(&seed));
    printf("%d %u\n", rand_r(&seed), seed);
    srand48(99);
    printf("%.8f ", drand48());
    printf("%ld ", lrand48());
    printf("%ld\n", mrand48());
    int rows[4][2] = {{3, 10}, {1, 40}, {2, 20}, {0, 30}};
    for (int column = 0; column < 2; column++) {
        qsort_r(rows, 4, sizeof rows[0], by_column, &column);
        for (int i = 0; i < 4; i++)
            printf("%d,%d ", rows[i][0], rows[i][1]);
        putchar('\n');
    }
    FILE *file = tmpfile();
    fputs("short\na line that is a good deal longer than the first\n\nlast without end", file);
    rewind(file);
    char *line = NULL;
    size_t room = 0;
    for (ssize_t length; (length = getline(&line, &room, file)) >= 0;)
        printf("%zd %s", length, line);
    printf("\n%d\n", feof(file) != 0);
    fpos_t place;
    rewind(file);
    fgetc(file);
    fgetpos(file, &place);
    int first = fgetc(file);
    fgetc(file);
    fsetpos(file, &place);
    printf("%c %c\n", first, fgetc(file));
    fclose(file);
    free(line);
    char *room_on_stack = alloca(16);
    strcpy(room_on_stack, "on the stack");
    puts(room_on_stack);
    printf("%jd %ju %d\n", strtoimax("-123", NULL, 10), strtoumax("ff", NULL, 16), (int)imaxabs(-9));
    errno = 0;
    printf("%ld %d", strtol("99999999999999999999", NULL, 10), errno == ERANGE);
    printf(" %lu", strtoul("-1", NULL, 10));
    char *end;
    printf(" %.3g", strtod("  -1.5e-3xyz", &end));
    printf(" %s %g %g", end, strtod("inf", NULL), strtod("0x1p4", NULL));
    printf(" %ld\n", strtol("0x", &end, 16));
    printf("%s %s %s\n", setlocale(LC_ALL, "C"), localeconv()->decimal_point, setlocale(LC_ALL, "xx_YY") ? "?" : "none");
    printf("%" PRId64 " %" PRIx32 " %" PRIuMAX " %" PRIdLEAST16 "\n", INT64_MIN, UINT32_C(255), UINTMAX_MAX, (int_least16_t)-3);
    void *aligned;
    int result = posix_memalign(&aligned, 64, 100);
    printf("%d %d\n", result, (int)((uintptr_t)aligned % 64));
    free(aligned);
    return 0;
}
