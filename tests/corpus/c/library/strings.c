// covers: strings, memory functions, characters
#include <stdio.h>
#include <string.h>
#include <ctype.h>

static int sign(int n) { return (n > 0) - (n < 0); }

int main(void) {
    char buffer[32];
    strcpy(buffer, "abc");
    strcat(buffer, "def");
    strncat(buffer, "ghijk", 2);
    printf("%s %zu\n", buffer, strlen(buffer));
    printf("%d %d %d\n", sign(strcmp("apple", "banana")), strcmp("x", "x"), sign(strncmp("abd", "abc", 2)));
    printf("%s %s\n", strchr(buffer, 'd'), strrchr("a/b/c", '/'));
    printf("%s %d\n", strstr("needle in hay", "in"), strstr("abc", "z") == NULL);
    char text[] = "one, two;three";
    for (char *t = strtok(text, ", ;"); t; t = strtok(NULL, ", ;")) printf("[%s]", t);
    printf("\n");
    printf("%zu %zu %s\n", strspn("12ab", "0123456789"), strcspn("hello", "l"), strpbrk("hello", "xol"));
    char copy[10];
    strncpy(copy, "hi", sizeof copy);
    printf("%s %d\n", copy, copy[9]);
    memset(buffer, '-', 5);
    buffer[5] = 0;
    memmove(buffer + 1, "ab", 2);
    printf("%s %d %d\n", buffer, memcmp("abc", "abc", 3), memchr("abc", 'c', 3) != NULL);
    char word[] = "Hello, World 42!";
    int letters = 0, digits = 0, spaces = 0, punctuation = 0;
    for (char *p = word; *p; p++) {
        letters += isalpha((unsigned char)*p) != 0;
        digits += isdigit((unsigned char)*p) != 0;
        spaces += isspace((unsigned char)*p) != 0;
        punctuation += ispunct((unsigned char)*p) != 0;
        *p = isupper((unsigned char)*p) ? tolower(*p) : toupper(*p);
    }
    printf("%d %d %d %d %s\n", letters, digits, spaces, punctuation, word);
    return 0;
}
