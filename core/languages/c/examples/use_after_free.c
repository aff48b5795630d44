#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Often prints what was hoped for, which makes such mistakes hard to find. */
static char *greeting(const char *name) {
    char *text = malloc(strlen(name) + 8);
    sprintf(text, "Hello, %s", name);
    free(text);
    return text;
}

int main(void) {
    char *text = greeting("world");
    printf("%c\n", text[0]);
    return 0;
}
