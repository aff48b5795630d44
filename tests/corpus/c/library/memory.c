// covers: dynamic memory, linked structures, sorting and searching
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node { int value; struct node *next; };

static struct node *push(struct node *list, int value) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = list;
    return n;
}

static struct node *reverse(struct node *list) {
    struct node *done = NULL;
    while (list) {
        struct node *next = list->next;
        list->next = done;
        done = list;
        list = next;
    }
    return done;
}

static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

int main(void) {
    struct node *list = NULL;
    for (int i = 0; i < 5; i++) list = push(list, i * i);
    list = reverse(list);
    for (struct node *n = list; n; n = n->next) printf("%d ", n->value);
    printf("\n");
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    int *v = malloc(4 * sizeof *v);
    for (int i = 0; i < 4; i++) v[i] = (i * 7 + 3) % 5;
    v = realloc(v, 8 * sizeof *v);
    for (int i = 4; i < 8; i++) v[i] = -i;
    qsort(v, 8, sizeof *v, by_value);
    for (int i = 0; i < 8; i++) printf("%d ", v[i]);
    int key = 3;
    int *found = bsearch(&key, v, 8, sizeof *v, by_value);
    printf("found %d\n", found ? (int)(found - v) : -1);
    free(v);
    int *zeros = calloc(3, sizeof(int));
    printf("%d%d%d\n", zeros[0], zeros[1], zeros[2]);
    free(zeros);
    free(NULL);
    char *words[] = {"pear", "apple", "fig"};
    qsort(words, 3, sizeof *words, by_text);
    printf("%s %s %s\n", words[0], words[1], words[2]);
    int **rows = malloc(3 * sizeof *rows);
    for (int i = 0; i < 3; i++) {
        rows[i] = malloc(3 * sizeof **rows);
        for (int j = 0; j < 3; j++) rows[i][j] = i * 3 + j;
    }
    printf("%d %d\n", rows[1][1], rows[2][0]);
    for (int i = 0; i < 3; i++) free(rows[i]);
    free(rows);
    return 0;
}
