// covers: goto, scopes
#include <stdio.h>

static int find(int m[3][3], int wanted) {
    int i, j;
    for (i = 0; i < 3; i++)
        for (j = 0; j < 3; j++)
            if (m[i][j] == wanted) goto found;
    return -1;
found:
    return i * 3 + j;
}

static int states(const char *s) {
    int words = 0;
outside:
    if (!*s) goto end;
    if (*s == ' ') { s++; goto outside; }
    words++;
inside:
    if (!*s) goto end;
    if (*s++ != ' ') goto inside;
    goto outside;
end:
    return words;
}

static int cleanup(int fail_at) {
    int result = -1;
    if (fail_at == 1) goto one;
    if (fail_at == 2) goto two;
    result = 0;
two:
    printf("undo two ");
one:
    printf("undo one\n");
    return result;
}

int main(void) {
    int m[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
    printf("%d %d\n", find(m, 6), find(m, 10));
    printf("%d\n", states("  the quick  brown fox "));
    for (int i = 0; i < 3; i++) printf("%d\n", cleanup(i));
    int n = 0;
    goto middle;
    while (n < 3) {
        printf("top ");
    middle:
        printf("%d ", n++);
    }
    {
        int local = 5;
    again:;
        int *p = &local;
        if ((*p)-- > 3) goto again;
        printf("%d\n", local);
    }
    return 0;
}
