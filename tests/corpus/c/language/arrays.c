// covers: variable length arrays, flexible array members, strings, sizeof
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buffer { int length; char data[]; };

static int sum(int rows, int columns, int m[rows][columns]) {
    int total = 0;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++) total += m[i][j];
    return total;
}

int main(void) {
    int n = 5;
    int v[n];
    for (int i = 0; i < n; i++) v[i] = i * i;
    printf("%d %zu\n", v[4], sizeof v);
    int m[2][n];
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < n; j++) m[i][j] = i + j;
    printf("%d %zu %zu\n", sum(2, n, m), sizeof m, sizeof m[0]);
    for (int round = 1; round < 4; round++) {
        char line[round + 1];
        memset(line, '*', round);
        line[round] = 0;
        printf("%s ", line);
    }
    printf("\n");
    struct buffer *b = malloc(sizeof *b + 6);
    b->length = 5;
    strcpy(b->data, "hello");
    printf("%d %s %zu\n", b->length, b->data, sizeof *b);
    free(b);
    char a[] = "text", fixed[10] = "ab", exact[3] = "xyz";
    printf("%zu %zu %c %d\n", sizeof a, strlen(fixed), exact[2], fixed[5]);
    char *p = "literal" "s " "join";
    printf("%s %zu\n", p, sizeof "abc");
    printf("%s\n", "tab\there \x41\102 \"quoted\" \\");
    int cube[2][3][4] = {{{1}}, {{2, 3}, {4}}};
    printf("%d %d %d %zu\n", cube[0][0][0], cube[1][0][1], cube[1][1][0], sizeof cube / sizeof cube[0][0][0]);
    char words[][6] = {"red", "green", "blue"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) printf("%s,", words[i]);
    printf("%zu\n", sizeof words);
    return 0;
}
