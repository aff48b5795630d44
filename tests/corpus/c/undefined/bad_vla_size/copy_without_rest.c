// covers: undefined behaviour, bad_vla_size
#include <stdio.h>
#include <string.h>

static int room_behind(const char *text, int skipped) {
    int length = (int)strlen(text) - skipped;
#ifdef FIXED
    if (length <= 0)
        return 0;
#endif
    char copy[length]; // UB
    memcpy(copy, text + skipped, sizeof copy);
    return (int)sizeof copy;
}

int main(void) {
    printf("%d\n", room_behind("hello", 2));
    printf("%d\n", room_behind("hi", 2) > 100);
    return 0;
}
