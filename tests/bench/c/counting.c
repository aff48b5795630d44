/* A hash table of made-up words, with chains: how often each occurs. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 256

struct entry {
    char word[8];
    int count;
    struct entry *next;
};

static struct entry *buckets[BUCKETS];
static const char *syllables[] = {"ka", "to", "mi", "re", "su", "no", "ha", "li"};

static unsigned hash(const char *text) {
    unsigned value = 5381;
    while (*text)
        value = value * 33 + (unsigned char)*text++;
    return value;
}

static struct entry *find(const char *word) {
    struct entry **bucket = &buckets[hash(word) % BUCKETS];
    for (struct entry *at = *bucket; at; at = at->next)
        if (strcmp(at->word, word) == 0)
            return at;
    struct entry *made = malloc(sizeof *made);
    strcpy(made->word, word);
    made->count = 0;
    made->next = *bucket;
    return *bucket = made;
}

int main(void) {
    long state = 12345;
    for (int i = 0; i < 60000; i++) {
        char word[8];
        state = (state * 1103515245L + 12345L) % 2147483648L;
        int number = (int)(state >> 16);
        strcpy(word, syllables[number % 8]);
        strcat(word, syllables[number / 8 % 8]);
        strcat(word, syllables[number / 64 % 8]);
        find(word)->count++;
    }
    int words = 0, sum = 0, most = 0;
    for (int i = 0; i < BUCKETS; i++) {
        for (struct entry *at = buckets[i], *next; at; at = next) {
            next = at->next;
            words++;
            sum += at->count;
            if (at->count > most)
                most = at->count;
            free(at);
        }
    }
    printf("%d %d %d\n", words, sum, most);
    return 0;
}
