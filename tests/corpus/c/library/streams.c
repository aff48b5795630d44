// covers: files, formatted output, formatted input
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <getopt.h>
#include <unistd.h>
#include <libgen.h>
#include <sys/types.h>
static int verbose, count = 1;
static const char *name = "world";
static void usage(FILE *f, const char *p) {
    fprintf(f, "usage: %s [-v] [-n count] [--name=NAME] files...\n", p);
}
int main(int argc, char **argv) {
    char *fake[] = {"prog", "-v", "-n", "3", "--name=Bob", "a.txt", "--", "-x", NULL};
    int fargc = 8;
    int opt;
    static struct option lo[] = {
        {"name", required_argument, 0, 'N'}, {"verbose", no_argument, &verbose, 1}, {0, 0, 0, 0}};
    while ((opt = getopt_long(fargc, fake, "vn:h", lo, NULL)) != -1)
        switch (opt) {
        case 'v':
            verbose = 1;
            break;
        case 'n':
            count = atoi(optarg);
            break;
        case 'N':
            name = optarg;
            break;
        case 0:
            break;
        case 'h':
            usage(stdout, argv[0]);
            return 0;
        default:
            usage(stderr, argv[0]);
            return 2;
        }
    printf("%d %d %s optind=%d rest:", verbose, count, name, optind);
    for (int i = optind; i < fargc; i++)
        printf(" %s", fake[i]);
    puts("");
    FILE *f = fopen("data.tmp", "w+");
    if (!f) {
        perror("data.tmp");
        return 1;
    }
    for (int i = 0; i < 5; i++)
        fprintf(f, "line %d: %*s\n", i, i * 2, "x");
    rewind(f);
    char *line = NULL;
    size_t cap = 0;
    ssize_t n;
    while ((n = getline(&line, &cap, f)) > 0)
        printf("%zd:%s", n, line);
    free(line);
    fseek(f, 7, SEEK_SET);
    printf("%c %ld\n", fgetc(f), ftell(f));
    fseek(f, -3, SEEK_END);
    int c = fgetc(f);
    ungetc(c, f);
    printf("%d %d %ld\n", c, fgetc(f), ftell(f));
    fseek(f, 0, SEEK_END);
    printf("size %ld eof %d err %d\n", ftell(f), feof(f), ferror(f));
    fgetc(f);
    printf("eof %d\n", feof(f) != 0);
    clearerr(f);
    printf("eof %d\n", feof(f) != 0);
    fclose(f);
    struct rec {
        int id;
        char nm[8];
        double v;
    } rs[3] = {{1, "one", 1.5}, {2, "two", 2.5}, {3, "three", 3.5}}, back[3];
    f = fopen("bin.tmp", "wb");
    size_t w = fwrite(rs, sizeof *rs, 3, f);
    fclose(f);
    f = fopen("bin.tmp", "rb");
    fseek(f, sizeof *rs, SEEK_SET);
    size_t r = fread(back, sizeof *back, 3, f);
    printf("%zu %zu %d %s %g eof=%d\n", w, r, back[0].id, back[1].nm, back[1].v, feof(f) != 0);
    fclose(f);
    f = fopen("data.tmp", "a");
    fputs("appended\n", f);
    fclose(f);
    f = fopen("data.tmp", "r");
    int lines = 0, words = 0, chars = 0, in = 0;
    while ((c = getc(f)) != EOF) {
        chars++;
        if (c == '\n')
            lines++;
        if (c == ' ' || c == '\n')
            in = 0;
        else if (!in) {
            in = 1;
            words++;
        }
    }
    printf("%d %d %d\n", lines, words, chars);
    fclose(f);
    printf("%d\n", remove("data.tmp"));
    printf("%d\n", fopen("data.tmp", "r") == NULL);
    rename("bin.tmp", "b2.tmp");
    printf("%d\n", remove("b2.tmp"));
    char p1[] = "/usr/lib/x.so", p2[] = "/usr/lib/x.so";
    printf("%s %s\n", basename(p1), dirname(p2));
    f = tmpfile();
    fputs("12 34 abc 5.5", f);
    rewind(f);
    int a, b;
    char s[9];
    float g;
    printf("%d ", fscanf(f, "%d%d%8s%f", &a, &b, s, &g));
    printf("%d %d %s %.1f\n", a, b, s, g);
    fclose(f);
    setvbuf(stdout, NULL, _IOLBF, 0);

    fputs("to stderr\n", stderr);
    dprintf(2, "fd %d\n", 2);
    fflush(NULL);
    write(1, "raw\n", 4);
    return optind == 6 ? 0 : 7;
}
