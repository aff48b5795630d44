// covers: undefined behaviour, double_free
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

int main(void) {
    struct node *list = NULL, *by_value[3];
    for (int i = 0; i < 3; i++) {
        struct node *node = malloc(sizeof *node);
        *node = (struct node){i, list};
        by_value[i] = list = node;
    }
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
#ifndef FIXED
    for (int i = 0; i < 3; i++)
        free(by_value[i]); // UB
#else
    (void)by_value;
#endif
    puts("freed");
    return 0;
}
