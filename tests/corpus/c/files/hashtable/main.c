#include <stdio.h>
#include "words.h"

static void sum(const char *key, int value, void *with) {
    (void)key;
    *(int *)with += value;
}

int main(void) {
    char text[] = "The quick fox. The lazy dog, the end.\nA fox and a dog and the moon.";
    struct table *t = table_new(7);
    count_words(t, text);
    int total = 0;
    table_each(t, sum, &total);
    struct top top = most_frequent(t);
    printf("%zu words, %d in all, most often '%s' (%d)\n", table_size(t), total, top.word, top.count);
    printf("%d %d\n", table_remove(t, "the"), table_remove(t, "the"));
    top = most_frequent(t);
    printf("%zu words, most often '%s' (%d)\n", table_size(t), top.word, top.count);
    table_free(t);
    return 0;
}
