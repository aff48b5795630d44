// covers: undefined behaviour, dangling_pointer
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    struct node { int v; struct node *next; };
    struct node *n = malloc(sizeof *n);
    n->next = NULL;
    struct node *next = n->next;
    free(n);
    n = next;
#else
    struct node { int v; struct node *next; };
    struct node *n = malloc(sizeof *n);
    n->next = NULL;
    free(n);
    n = n->next; // UB
#endif
    return 0;
}
