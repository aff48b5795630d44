#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
typedef struct node { char name[16]; int count; struct node *next; } node;
static node *find(node *list, const char *name) {
    for (node *n = list; n; n = n->next)
        if (strcmp(n->name, name) == 0) return n;
    return NULL;
}
static node *add(node *list, const char *name) {
    node *n = find(list, name);
    if (n) { n->count++; return list; }
    n = malloc(sizeof *n);
    strcpy(n->name, name);
    n->count = 1;
    n->next = list;
    return n;
}
int main(void) {
    char text[] = "the cat and the dog and the bird";
    node *words = NULL;
    for (char *w = strtok(text, " "); w; w = strtok(NULL, " "))
        words = add(words, w);
    int most = 0;
    const char *best = "";
    for (node *n = words; n; n = n->next)
        if (n->count > most) { most = n->count; best = n->name; }
    printf("%s %d\n", best, most);
    int upper = toupper(best[0]);
    putchar(upper);
    puts("");
    int numbers[] = {3, 1, 2};
    int total = 0;
    for (int i = 0; i < 3; i++) total += numbers[i];
    int mean = total / 3;
    printf("%d\n", mean);
    while (words) { node *next = words->next; free(words); words = next; }
    return 0;
}
