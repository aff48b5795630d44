#ifndef QUEUE_H
#define QUEUE_H
/* A queue of a type is made by naming the type. */
#define QUEUE(type, name, size)                                                            \
    struct name {                                                                          \
        type items[size];                                                                  \
        unsigned head, count;                                                              \
    };                                                                                     \
    static inline int name##_put(struct name *q, type item) {                              \
        if (q->count == (size)) return 0;                                                  \
        q->items[(q->head + q->count++) % (size)] = item;                                  \
        return 1;                                                                          \
    }                                                                                      \
    static inline int name##_take(struct name *q, type *item) {                            \
        if (!q->count) return 0;                                                           \
        *item = q->items[q->head];                                                         \
        q->head = (q->head + 1) % (size);                                                  \
        q->count--;                                                                        \
        return 1;                                                                          \
    }
#endif
