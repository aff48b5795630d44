// covers: formatted input
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
struct student {
    int id;
    char name[32];
    float grades[3];
    union {
        int age;
        char code[4];
    } extra;
    enum { UG, PG } kind;
};
static float avg(const struct student *s) {
    float t = 0;
    for (int i = 0; i < 3; i++)
        t += s->grades[i];
    return t / 3;
}
static int cmp(const void *a, const void *b) {
    float x = avg(a), y = avg(b);
    return (x < y) - (x > y);
}
int main(void) {
    int n;
    char buf[128];
    printf("How many students? ");
    if (!fgets(buf, sizeof buf, stdin) || sscanf(buf, "%d", &n) != 1 || n <= 0) {
        fprintf(stderr, "bad count\n");
        return 1;
    }
    struct student *all = calloc(n, sizeof *all);
    for (int i = 0; i < n; i++) {
        printf("Student %d: ", i + 1);
        if (scanf("%d %31s %f %f %f", &all[i].id, all[i].name, &all[i].grades[0], &all[i].grades[1],
                  &all[i].grades[2]) != 5) {
            printf("\ninvalid input\n");
            free(all);
            return EXIT_FAILURE;
        }
        if (all[i].id % 2) {
            all[i].kind = PG;
            strcpy(all[i].extra.code, "abc");
        } else
            all[i].extra.age = 20 + i;
    }
    qsort(all, n, sizeof(struct student), cmp);
    printf("\n%-5s|%-12s|%8s\n", "id", "name", "average");
    printf("-----+------------+--------\n");
    for (struct student *s = all; s < all + n; s++)
        printf("%05d|%-12.8s|%8.2f %s\n", s->id, s->name, avg(s), s->kind == PG ? s->extra.code : "-");
    int c;
    while ((c = getchar()) != '\n' && c != EOF)
        ;
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;
    while ((len = getline(&line, &cap, stdin)) != -1) {
        line[strcspn(line, "\r\n")] = 0;
        if (!*line)
            continue;
        char cmd[10], arg[20];
        int k = sscanf(line, "%9s %19[^\n]", cmd, arg);
        if (k == 2 && !strcmp(cmd, "find")) {
            int found = 0;
            for (int i = 0; i < n; i++)
                if (strstr(all[i].name, arg)) {
                    printf("found %s\n", all[i].name);
                    found++;
                }
            if (!found)
                printf("no '%s'\n", arg);
        } else if (!strcmp(cmd, "quit"))
            break;
        else
            printf("unknown: %s (%d)\n", cmd, k);
    }
    free(line);
    free(all);
    return 0;
}
