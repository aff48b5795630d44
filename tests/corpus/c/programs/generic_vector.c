/* A vector of anything through void pointers, with iteration, sorting, searching and function pointers for elements. */
#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void (*destroy_fn)(void *);
typedef int (*order_fn)(const void *, const void *);

typedef struct {
    void *items;
    size_t length, room, width;
    destroy_fn destroy;
} vector;

static void vector_init(vector *v, size_t width, destroy_fn destroy) {
    *v = (vector){.width = width, .destroy = destroy};
}

static void *vector_at(const vector *v, size_t at) {
    assert(at < v->length);
    return (char *)v->items + at * v->width;
}

static void vector_push(vector *v, const void *item) {
    if (v->length == v->room) {
        v->room = v->room ? v->room * 2 : 2;
        v->items = realloc(v->items, v->room * v->width);
        assert(v->items);
    }
    memcpy((char *)v->items + v->length++ * v->width, item, v->width);
}

static bool vector_pop(vector *v, void *into) {
    if (v->length == 0)
        return false;
    memcpy(into, vector_at(v, v->length - 1), v->width);
    v->length--;
    return true;
}

static void vector_insert(vector *v, size_t at, const void *item) {
    vector_push(v, item);
    char *base = v->items;
    memmove(base + (at + 1) * v->width, base + at * v->width, (v->length - 1 - at) * v->width);
    memcpy(base + at * v->width, item, v->width);
}

static void vector_remove(vector *v, size_t at) {
    if (v->destroy)
        v->destroy(vector_at(v, at));
    char *base = v->items;
    memmove(base + at * v->width, base + (at + 1) * v->width, (v->length - at - 1) * v->width);
    v->length--;
}

static void vector_free(vector *v) {
    if (v->destroy)
        for (size_t i = 0; i < v->length; i++)
            v->destroy(vector_at(v, i));
    free(v->items);
    vector_init(v, v->width, v->destroy);
}

static void vector_each(const vector *v, void (*visit)(const void *, void *), void *context) {
    for (size_t i = 0; i < v->length; i++)
        visit(vector_at(v, i), context);
}

struct person {
    char *name;
    int age;
    double score;
};

static void person_destroy(void *p) {
    free(((struct person *)p)->name);
}

static int by_age(const void *a, const void *b) {
    const struct person *x = a, *y = b;
    return (x->age > y->age) - (x->age < y->age);
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct person *)a)->name, ((const struct person *)b)->name);
}

static int by_int(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

static void show_person(const void *item, void *context) {
    const struct person *p = item;
    int *number = context;
    printf("%2d. %-8s %3d %6.2f\n", ++*number, p->name, p->age, p->score);
}

static void add_up(const void *item, void *context) {
    *(long *)context += *(const int *)item;
}

int main(void) {
    vector numbers;
    vector_init(&numbers, sizeof(int), NULL);
    for (int i = 0; i < 10; i++)
        vector_push(&numbers, &(int){(i * 7) % 10});
    vector_insert(&numbers, 3, &(int){42});
    vector_remove(&numbers, 0);
    qsort(numbers.items, numbers.length, numbers.width, by_int);
    for (size_t i = 0; i < numbers.length; i++)
        printf("%d%c", *(int *)vector_at(&numbers, i), i + 1 < numbers.length ? ' ' : '\n');
    int wanted = 6;
    int *found = bsearch(&wanted, numbers.items, numbers.length, numbers.width, by_int);
    printf("6 is at %td\n", found - (int *)numbers.items);
    long total = 0;
    vector_each(&numbers, add_up, &total);
    int last;
    bool any = vector_pop(&numbers, &last);
    printf("total %ld, last %d (%s), %zu left, room %zu\n", total, last, any ? "yes" : "no", numbers.length, numbers.room);

    vector people;
    vector_init(&people, sizeof(struct person), person_destroy);
    static const char *const names[] = {"Mona", "Ada", "Zoe", "Karl", "Bo"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct person p = {strdup(names[i]), 20 + (int)(i * 13 % 7), 100.0 / (i + 1)};
        vector_push(&people, &p);
    }
    order_fn orders[] = {by_age, by_name};
    for (int i = 0; i < 2; i++) {
        qsort(people.items, people.length, people.width, orders[i]);
        int number = 0;
        vector_each(&people, show_person, &number);
        puts("--");
    }
    vector_remove(&people, 1);
    struct person key = {"Zoe", 0, 0};
    struct person *zoe = bsearch(&key, people.items, people.length, people.width, by_name);
    printf("%s is %d\n", zoe->name, zoe->age);
    vector_free(&people);
    vector_free(&numbers);
    printf("%zu %zu\n", people.length, numbers.length);
    return 0;
}
