// covers: linked structures, pointers
#include <stdio.h>
#include <stdlib.h>

struct node { int v; struct node *next; };
static struct node *merge(struct node *a, struct node *b) {
    struct node head = {0}, *t = &head;
    while (a && b) {
        struct node **s = a->v <= b->v ? &a : &b;
        t = t->next = *s;
        *s = (*s)->next;
    }
    t->next = a ? a : b;
    return head.next;
}
static struct node *sort(struct node *l) {
    if (!l || !l->next) return l;
    struct node *slow = l, *fast = l->next;
    while (fast && fast->next) slow = slow->next, fast = fast->next->next;
    struct node *half = slow->next;
    slow->next = NULL;
    return merge(sort(l), sort(half));
}
int main(void) {
    struct node pool[10], *l = NULL;
    for (int i = 0; i < 10; i++) { pool[i] = (struct node){i * 7 % 10, l}; l = &pool[i]; }
    for (l = sort(l); l; l = l->next) printf("%d ", l->v);
    printf("\n");
    return 0;
}
