#include "words.h"
#include <ctype.h>
#include <string.h>

static void lower(char *word) {
    for (; *word; word++) *word = (char)tolower((unsigned char)*word);
}

void count_words(struct table *t, char *text) {
    for (char *word = strtok(text, " .,\n"); word; word = strtok(NULL, " .,\n")) {
        lower(word);
        ++*table_at(t, word);
    }
}

static void compare(const char *key, int value, void *with) {
    struct top *best = with;
    if (value > best->count || (value == best->count && strcmp(key, best->word) < 0)) *best = (struct top){key, value};
}

struct top most_frequent(const struct table *t) {
    struct top best = {"", 0};
    table_each(t, compare, &best);
    return best;
}
