#include "text.h"
#include <ctype.h>
#include <string.h>

static int compare(char a, char b) {
    return isspace((unsigned char)a) && !isspace((unsigned char)b);
}

char *trimmed(char *text) {
    while (isspace((unsigned char)*text)) text++;
    char *end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1])) *--end = '\0';
    return text;
}

int words(const char *text) {
    int found = 0;
    char before = ' ';
    for (; *text; before = *text++) found += compare(before, *text);
    return found;
}
