// covers: linked structures, structs, pointers
#include <stdio.h>
#include <stdlib.h>

struct entry { int key, value; struct entry *prev, *next; };
struct cache { struct entry head; int size, room; };
static void unlink_entry(struct entry *e) { e->prev->next = e->next; e->next->prev = e->prev; }
static void push_front(struct cache *c, struct entry *e) {
    e->next = c->head.next; e->prev = &c->head;
    c->head.next->prev = e; c->head.next = e;
}
static void init(struct cache *c, int room) { *c = (struct cache){.room = room}; c->head.prev = c->head.next = &c->head; }
static struct entry *find(struct cache *c, int key) {
    for (struct entry *e = c->head.next; e != &c->head; e = e->next) if (e->key == key) return e;
    return NULL;
}
static int get(struct cache *c, int key) {
    struct entry *e = find(c, key);
    if (!e) return -1;
    unlink_entry(e); push_front(c, e);
    return e->value;
}
static void put(struct cache *c, int key, int value) {
    struct entry *e = find(c, key);
    if (e) { e->value = value; unlink_entry(e); push_front(c, e); return; }
    if (c->size == c->room) { e = c->head.prev; unlink_entry(e); printf("evict %d\n", e->key); }
    else { e = malloc(sizeof *e); c->size++; }
    e->key = key; e->value = value;
    push_front(c, e);
}
int main(void) {
    struct cache c;
    init(&c, 2);
    put(&c, 1, 10); put(&c, 2, 20);
    printf("%d\n", get(&c, 1));
    put(&c, 3, 30);
    printf("%d %d\n", get(&c, 2), get(&c, 3));
    put(&c, 4, 40);
    printf("%d %d %d\n", get(&c, 1), get(&c, 3), get(&c, 4));
    while (c.head.next != &c.head) { struct entry *e = c.head.next; unlink_entry(e); free(e); }
    return 0;
}
