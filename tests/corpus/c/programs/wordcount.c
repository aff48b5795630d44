// covers: input, characters
#include <ctype.h>
#include <stdio.h>

int main(void) {
    int c, lines = 0, words = 0, chars = 0, inside = 0, letters[26] = {0};
    while ((c = getchar()) != EOF) {
        chars++;
        if (c == '\n') lines++;
        if (isspace(c)) inside = 0;
        else if (!inside) {
            inside = 1;
            words++;
        }
        if (isalpha(c)) letters[tolower(c) - 'a']++;
    }
    printf("%d %d %d\n", lines, words, chars);
    for (int i = 0; i < 26; i++)
        if (letters[i] > 2) printf("%c:%d ", 'a' + i, letters[i]);
    printf("\n");
    return 0;
}
