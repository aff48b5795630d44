// covers: linked structures
#include <sys/queue.h>
#include <stdio.h>
#include <stdlib.h>
struct n {
    int v;
    TAILQ_ENTRY(n) e;
    SLIST_ENTRY(n) s;
    LIST_ENTRY(n) l;
};
TAILQ_HEAD(h, n) head = TAILQ_HEAD_INITIALIZER(head);
SLIST_HEAD(sh, n) sh = SLIST_HEAD_INITIALIZER(sh);
int main(void) {
    for (int i = 0; i < 4; i++) {
        struct n *p = malloc(sizeof *p);
        p->v = i * i;
        TAILQ_INSERT_TAIL(&head, p, e);
        SLIST_INSERT_HEAD(&sh, p, s);
    }
    struct n *p;
    TAILQ_FOREACH(p, &head, e) printf("%d ", p->v);
    SLIST_FOREACH(p, &sh, s) printf("%d ", p->v);
    puts("");
    while ((p = TAILQ_FIRST(&head))) {
        TAILQ_REMOVE(&head, p, e);
        free(p);
    }
    return 0;
}
