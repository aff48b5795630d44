/* Parsing lines of text: sscanf with all kinds of conversions, strtok, an ini reader and a CSV reader. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char ini[] =
    "; settings\n"
    "[window]\n"
    "width = 800\n"
    "title = A small window \n"
    "\n"
    "[colours]\n"
    "back=#1e90ff\n"
    "broken line\n"
    "alpha= 0.75\n";

static char *trim(char *text) {
    while (isspace((unsigned char)*text))
        text++;
    char *end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1]))
        *--end = 0;
    return text;
}

static void read_ini(void) {
    char copy[sizeof ini], section[20] = "", *rest = copy;
    memcpy(copy, ini, sizeof ini);
    for (char *line; (line = strsep(&rest, "\n"));) {
        char key[20], value[40];
        line = trim(line);
        if (!*line || *line == ';')
            continue;
        if (sscanf(line, "[%19[^]]]", section) == 1)
            continue;
        int count = sscanf(line, "%19[^= ] = %39[^\n]", key, value);
        if (count != 2) {
            printf("? %s\n", line);
            continue;
        }
        unsigned red, green, blue;
        if (sscanf(value, "#%2x%2x%2x", &red, &green, &blue) == 3)
            printf("%s.%s = %u,%u,%u\n", section, key, red, green, blue);
        else
            printf("%s.%s = <%s>\n", section, key, value);
    }
}

/* One field of a line of comma-separated values, with quotes. */
static const char *field(const char *at, char *out, size_t size) {
    size_t length = 0;
    int quoted = *at == '"';
    if (quoted)
        at++;
    while (*at && (quoted || *at != ',')) {
        if (quoted && *at == '"') {
            if (at[1] != '"') {
                quoted = 0;
                at++;
                continue;
            }
            at++;
        }
        if (length + 1 < size)
            out[length++] = *at;
        at++;
    }
    out[length] = 0;
    return *at == ',' ? at + 1 : NULL;
}

int main(void) {
    read_ini();

    const char *rows[] = {"1,\"Smith, John\",34.5", "2,\"said \"\"hi\"\"\",", "3,,7", "4"};
    for (int i = 0; i < 4; i++) {
        char cell[30];
        int count = 0;
        for (const char *at = rows[i]; at; count++) {
            at = field(at, cell, sizeof cell);
            printf("[%s]", cell);
        }
        printf(" %d\n", count);
    }

    int year, month, day, hour, minute, used;
    char zone;
    int count = sscanf("2024-02-29T23:59Z rest", "%d-%2d-%2dT%d:%d%c%n", &year, &month, &day, &hour, &minute, &zone, &used);
    printf("%d: %d/%d/%d %d.%d %c, %d used\n", count, day, month, year, hour, minute, zone, used);
    double x, y;
    float f;
    count = sscanf("(1.5e2,-.25) 0x1.8p3", "(%lf,%lf) %f", &x, &y, &f);
    printf("%d: %g %g %g\n", count, x, y, f);
    short small;
    long long large;
    unsigned char byte;
    count = sscanf("-12 9223372036854775807 200", "%hd %lld %hhu", &small, &large, &byte);
    printf("%d: %hd %lld %hhu\n", count, small, large, byte);
    char word[10], set[10], three[4] = "...";
    count = sscanf("  hello abcabcxyz 123456", "%9s %9[a-c]%*[x-z] %3c", word, set, three);
    printf("%d: %s %s %s\n", count, word, set, three);
    int a = -1, b = -1, c = -1;
    printf("%d", sscanf("077 0x1F 19", "%i %i %i", &a, &b, &c));
    printf(" %d %d %d\n", a, b, c);
    printf("%d %d %d\n", sscanf("", "%d", &a), sscanf("x", "%d", &a), sscanf("5 x", "%d %d", &a, &b));

    char text[] = "one  two;three,,four", *save;
    for (char *token = strtok_r(text, " ;,", &save); token; token = strtok_r(NULL, " ;,", &save))
        printf("<%s>", token);
    putchar('\n');
    const char *numbers = " 42 -7 0x10 zz 9";
    char *end;
    for (const char *at = numbers; *at; at = end) {
        long value = strtol(at, &end, 0);
        if (end == at) {
            end = (char *)at + 1;
            continue;
        }
        printf("%ld ", value);
    }
    putchar('\n');
    return 0;
}
