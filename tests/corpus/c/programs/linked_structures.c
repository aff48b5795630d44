/* Lists of several kinds: a doubly linked one with a sentinel, a circular one, a skip list, and removal through pointers to pointers. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define container_of(pointer, type, member) ((type *)((char *)(pointer) - offsetof(type, member)))
#define for_each(at, head) for (struct link *at = (head)->next; at != (head); at = at->next)

struct link { struct link *next, *previous; };

static void list_init(struct link *head) { head->next = head->previous = head; }

static void insert_between(struct link *item, struct link *before, struct link *after) {
    item->previous = before;
    item->next = after;
    before->next = after->previous = item;
}

static void unlink_item(struct link *item) {
    item->previous->next = item->next;
    item->next->previous = item->previous;
    item->next = item->previous = NULL;
}

struct task {
    int priority;
    struct link by_time;
    char name[12];
    struct link by_priority;
};

static struct task *task_new(const char *name, int priority) {
    struct task *task = calloc(1, sizeof *task);
    snprintf(task->name, sizeof task->name, "%s", name);
    task->priority = priority;
    return task;
}

static void insert_sorted(struct link *head, struct task *task) {
    struct link *at = head->next;
    while (at != head && container_of(at, struct task, by_priority)->priority >= task->priority)
        at = at->next;
    insert_between(&task->by_priority, at->previous, at);
}

struct single { int value; struct single *next; };

static void push_sorted(struct single **list, int value) {
    while (*list && (*list)->value < value)
        list = &(*list)->next;
    struct single *item = malloc(sizeof *item);
    *item = (struct single){value, *list};
    *list = item;
}

static int remove_if(struct single **list, int (*unwanted)(int)) {
    int removed = 0;
    while (*list) {
        if (unwanted((*list)->value)) {
            struct single *gone = *list;
            *list = gone->next;
            free(gone);
            removed++;
        } else
            list = &(*list)->next;
    }
    return removed;
}

static struct single *reverse(struct single *list) {
    struct single *done = NULL;
    while (list) {
        struct single *next = list->next;
        list->next = done;
        done = list;
        list = next;
    }
    return done;
}

static int is_even(int value) { return value % 2 == 0; }
static int any(int value) { (void)value; return 1; }

#define LEVELS 5
struct skip { int key; struct skip *next[]; };
static unsigned coin = 1;

static int levels(void) {
    int level = 1;
    while (level < LEVELS && ((coin = coin * 1103515245u + 12345u) >> 16 & 1))
        level++;
    return level;
}

static struct skip *skip_new(int key, int height) {
    struct skip *s = calloc(1, sizeof *s + (size_t)height * sizeof s->next[0]);
    s->key = key;
    return s;
}

static void skip_insert(struct skip *head, int key) {
    struct skip **update[LEVELS], *at = head;
    for (int level = LEVELS - 1; level >= 0; level--) {
        while (at->next[level] && at->next[level]->key < key)
            at = at->next[level];
        update[level] = &at->next[level];
    }
    int height = levels();
    struct skip *item = skip_new(key, height);
    for (int level = 0; level < height; level++) {
        item->next[level] = *update[level];
        *update[level] = item;
    }
}

static int skip_find(const struct skip *head, int key, int *steps) {
    for (int level = LEVELS - 1; level >= 0; level--)
        while (head->next[level] && head->next[level]->key <= key) {
            head = head->next[level];
            ++*steps;
            if (head->key == key)
                return 1;
        }
    return 0;
}

int main(void) {
    struct link times, priorities;
    list_init(&times);
    list_init(&priorities);
    static const struct { const char *name; int priority; } plans[] = {{"wash", 2}, {"cook", 5}, {"sleep", 9}, {"read", 5}, {"walk", 3}};
    for (size_t i = 0; i < 5; i++) {
        struct task *task = task_new(plans[i].name, plans[i].priority);
        insert_between(&task->by_time, times.previous, &times);
        insert_sorted(&priorities, task);
    }
    for_each(at, &priorities)
        printf("%s ", container_of(at, struct task, by_priority)->name);
    putchar('\n');
    struct task *second = container_of(times.next->next, struct task, by_time);
    unlink_item(&second->by_time);
    unlink_item(&second->by_priority);
    printf("without %s:", second->name);
    free(second);
    for_each(at, &times)
        printf(" %s", container_of(at, struct task, by_time)->name);
    putchar('\n');
    while (times.next != &times) {
        struct task *task = container_of(times.next, struct task, by_time);
        unlink_item(&task->by_time);
        free(task);
    }

    struct single *list = NULL;
    for (int i = 0; i < 12; i++)
        push_sorted(&list, i * 7 % 12);
    printf("%d removed:", remove_if(&list, is_even));
    list = reverse(list);
    for (struct single *s = list; s; s = s->next)
        printf(" %d", s->value);
    printf("; %d freed\n", remove_if(&list, any));

    struct { int people[10]; int next[10]; } ring;
    for (int i = 0; i < 10; i++) {
        ring.people[i] = i + 1;
        ring.next[i] = (i + 1) % 10;
    }
    int at = 9;
    for (int left = 10; left > 1; left--) {
        for (int count = 1; count < 3; count++)
            at = ring.next[at];
        printf("%d ", ring.people[ring.next[at]]);
        ring.next[at] = ring.next[ring.next[at]];
    }
    printf("and %d stays\n", ring.people[at]);

    struct skip *head = skip_new(-1, LEVELS);
    for (int i = 0; i < 40; i++)
        skip_insert(head, i * 37 % 100);
    int steps = 0, found = 0;
    for (int key = 0; key < 100; key += 9)
        found += skip_find(head, key, &steps);
    printf("%d found in %d steps\n", found, steps);
    while (head) {
        struct skip *next = head->next[0];
        free(head);
        head = next;
    }
    return 0;
}
