/* An arena allocator with alignment, marks and statistics, used for building an expression tree and strings. */
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct chunk {
    struct chunk *previous;
    size_t size, used;
    alignas(max_align_t) unsigned char data[];
} chunk;

typedef struct {
    chunk *top;
    size_t chunk_size, chunks, allocations, bytes;
} arena;

typedef struct {
    chunk *top;
    size_t used;
} mark;

static chunk *new_chunk(arena *a, size_t least) {
    size_t size = least > a->chunk_size ? least : a->chunk_size;
    chunk *c = malloc(sizeof *c + size);
    if (!c) {
        perror("arena");
        exit(EXIT_FAILURE);
    }
    c->previous = a->top;
    c->size = size;
    c->used = 0;
    a->top = c;
    a->chunks++;
    return c;
}

static void *arena_alloc(arena *a, size_t size, size_t align) {
    chunk *c = a->top;
    size_t start = 0;
    if (c)
        start = (c->used + align - 1) & ~(align - 1);
    if (!c || start + size > c->size) {
        c = new_chunk(a, size + align);
        start = 0;
    }
    c->used = start + size;
    a->allocations++;
    a->bytes += size;
    return c->data + start;
}

#define NEW(a, type) ((type *)arena_alloc((a), sizeof(type), alignof(type)))
#define NEW_ARRAY(a, type, n) ((type *)arena_alloc((a), sizeof(type) * (n), alignof(type)))

static mark arena_mark(const arena *a) {
    return (mark){a->top, a->top ? a->top->used : 0};
}

static void arena_release(arena *a, mark m) {
    while (a->top != m.top) {
        chunk *gone = a->top;
        a->top = gone->previous;
        a->chunks--;
        free(gone);
    }
    if (a->top)
        a->top->used = m.used;
}

static char *arena_text(arena *a, const char *text) {
    size_t length = strlen(text) + 1;
    return memcpy(NEW_ARRAY(a, char, length), text, length);
}

typedef struct node {
    enum { NUMBER, BINARY } kind;
    union {
        double number;
        struct {
            char op;
            struct node *left, *right;
        };
    };
} node;

static node *number(arena *a, double value) {
    node *n = NEW(a, node);
    n->kind = NUMBER;
    n->number = value;
    return n;
}

static node *binary(arena *a, char op, node *left, node *right) {
    node *n = NEW(a, node);
    *n = (node){.kind = BINARY, .op = op, .left = left, .right = right};
    return n;
}

static double evaluate(const node *n) {
    if (n->kind == NUMBER)
        return n->number;
    double left = evaluate(n->left), right = evaluate(n->right);
    switch (n->op) {
    case '+': return left + right;
    case '-': return left - right;
    case '*': return left * right;
    default: return left / right;
    }
}

static int render(const node *n, char *out, size_t size) {
    if (n->kind == NUMBER)
        return snprintf(out, size, "%g", n->number);
    int length = snprintf(out, size, "(");
    length += render(n->left, out + length, size - length);
    length += snprintf(out + length, size - length, " %c ", n->op);
    length += render(n->right, out + length, size - length);
    length += snprintf(out + length, size - length, ")");
    return length;
}

int main(void) {
    arena a = {.chunk_size = 256};
    node *tree = number(&a, 1);
    for (int i = 2; i <= 8; i++)
        tree = binary(&a, "+-*/"[i % 4], tree, number(&a, i));
    char text[200];
    int length = render(tree, text, sizeof text);
    printf("%s = %.6f (%d characters)\n", text, evaluate(tree), length);
    printf("%zu chunks, %zu allocations, %zu bytes\n", a.chunks, a.allocations, a.bytes);

    mark m = arena_mark(&a);
    char *words[20];
    for (int i = 0; i < 20; i++) {
        char word[32];
        sprintf(word, "word number %d", i * i);
        words[i] = arena_text(&a, word);
    }
    printf("%s / %s, %zu chunks\n", words[3], words[19], a.chunks);
    arena_release(&a, m);
    printf("after release: %zu chunks\n", a.chunks);

    double *numbers = NEW_ARRAY(&a, double, 100);
    char *odd = NEW_ARRAY(&a, char, 3);
    int64_t *whole = NEW(&a, int64_t);
    printf("aligned: %d %d\n", (int)((uintptr_t)numbers % alignof(double)), (int)((uintptr_t)whole % alignof(int64_t)));
    for (int i = 0; i < 100; i++)
        numbers[i] = i / 4.0;
    strcpy(odd, "ok");
    *whole = (int64_t)numbers[99] * 1000000007;
    printf("%s %lld\n", odd, (long long)*whole);
    arena_release(&a, (mark){NULL, 0});
    printf("%zu chunks left\n", a.chunks);
    return 0;
}
