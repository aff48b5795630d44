// covers: linked structures, dynamic memory
#include <stdio.h>
#include <stdlib.h>

struct trie { struct trie *next[26]; int ends; };
static struct trie *make(void) { return calloc(1, sizeof(struct trie)); }
static void insert(struct trie *t, const char *w) {
    for (; *w; w++) {
        struct trie **n = &t->next[*w - 'a'];
        if (!*n) *n = make();
        t = *n;
    }
    t->ends++;
}
static int count(const struct trie *t) {
    int n = t->ends;
    for (int i = 0; i < 26; i++) if (t->next[i]) n += count(t->next[i]);
    return n;
}
static const struct trie *walk(const struct trie *t, const char *w) {
    while (t && *w) t = t->next[*w++ - 'a'];
    return t;
}
static void drop(struct trie *t) { if (!t) return; for (int i = 0; i < 26; i++) drop(t->next[i]); free(t); }
int main(void) {
    struct trie *t = make();
    const char *words[] = {"car", "cart", "care", "dog", "do", "car"};
    for (int i = 0; i < 6; i++) insert(t, words[i]);
    printf("%d %d %d %d\n", count(t), count(walk(t, "car")), walk(t, "do")->ends, walk(t, "cat") == NULL);
    drop(t);
    return 0;
}
