// covers: input, strings, dynamic memory
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>

struct word { char *text; int count; };
static struct word *words;
static int used, room;
static void note(const char *w) {
    for (int i = 0; i < used; i++) if (!strcmp(words[i].text, w)) { words[i].count++; return; }
    if (used == room) words = realloc(words, (room = room ? room * 2 : 4) * sizeof *words);
    words[used].text = strdup(w);
    words[used++].count = 1;
}
static int order(const void *a, const void *b) {
    const struct word *x = a, *y = b;
    return x->count != y->count ? y->count - x->count : strcmp(x->text, y->text);
}
int main(void) {
    char w[32];
    int c, n = 0;
    while ((c = getchar()) != EOF) {
        if (isalpha(c)) { if (n < 31) w[n++] = tolower(c); }
        else if (n) { w[n] = 0; note(w); n = 0; }
    }
    qsort(words, used, sizeof *words, order);
    for (int i = 0; i < used && i < 5; i++) printf("%s %d\n", words[i].text, words[i].count);
    printf("%d words\n", used);
    while (used) free(words[--used].text);
    free(words);
    return 0;
}
