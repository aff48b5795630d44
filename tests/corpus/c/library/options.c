// covers: program end, strings
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

/* What a command line of these words comes to. */
static void read_options(int count, char **words) {
    static const struct option longs[] = {
        {"name", required_argument, NULL, 'n'},
        {"size", required_argument, NULL, 's'},
        {"quiet", no_argument, NULL, 'q'},
        {"colour", optional_argument, NULL, 'c'},
        {NULL, 0, NULL, 0},
    };
    int option, quiet = 0, size = 0;
    const char *name = "(none)";
    optind = 1;
    while ((option = getopt_long(count, words, "n:s:qv", longs, NULL)) != -1)
        switch (option) {
        case 'n':
            name = optarg;
            break;
        case 's':
            size = atoi(optarg);
            break;
        case 'q':
            quiet++;
            break;
        case 'c':
            printf("colour %s, ", optarg ? optarg : "by default");
            break;
        case '?':
            printf("refused, ");
            break;
        default:
            printf("%c, ", option);
        }
    printf("name %s, size %d, quiet %d:", name, size, quiet);
    for (; optind < count; optind++)
        printf(" %s", words[optind]);
    putchar('\n');
}

#define READ(...)                                                                                            \
    do {                                                                                                     \
        char *words[] = {"tool", __VA_ARGS__, NULL};                                                         \
        read_options(sizeof words / sizeof *words - 1, words);                                               \
    } while (0)

int main(void) {
    READ("-n", "left", "-s12", "file");
    READ("file", "-qv", "other", "--name=right", "last");
    READ("--size", "7", "--quiet", "--", "-q", "rest");
    READ("--colour", "--colour=red", "-", "x");
    READ("--na", "short", "-x", "--nothing", "--quiet=3");
    READ("one", "two");
    READ("-n");
    READ("--size");
    return 0;
}
