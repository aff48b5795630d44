// covers: dynamic memory, strings, variadic functions
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>

struct text { char *data; size_t length, room; };
static void add(struct text *t, const char *format, ...) {
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    int n = vsnprintf(NULL, 0, format, list);
    va_end(list);
    if (t->length + n + 1 > t->room) t->data = realloc(t->data, t->room = (t->length + n + 1) * 2);
    vsnprintf(t->data + t->length, n + 1, format, again);
    va_end(again);
    t->length += n;
}
int main(void) {
    struct text t = {0};
    add(&t, "%s has %d items", "list", 3);
    add(&t, ", costs %.2f", 9.99);
    for (int i = 0; i < 5; i++) add(&t, "%c", 'a' + i);
    printf("%s %zu %d\n", t.data, t.length, t.room >= t.length);
    free(t.data);
    return 0;
}
