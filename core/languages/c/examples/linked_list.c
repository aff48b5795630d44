#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

/* Puts a value in front. */
static struct node *push(struct node *list, int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = list;
    return node;
}

/* Turns the list around, one link at a time. */
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

int main(void) {
    struct node *list = NULL;
    for (int i = 1; i <= 4; i++)
        list = push(list, i * i);
    list = reverse(list);
    for (struct node *at = list; at; at = at->next)
        printf("%d ", at->value);
    printf("\n");
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
