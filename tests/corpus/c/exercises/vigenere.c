// covers: strings, characters
#include <stdio.h>
#include <ctype.h>
#include <string.h>

static void crypt(char *out, const char *in, const char *key, int way) {
    size_t k = strlen(key);
    for (size_t i = 0, j = 0; (out[i] = in[i]); i++)
        if (isalpha((unsigned char)in[i])) {
            char base = isupper((unsigned char)in[i]) ? 'A' : 'a';
            int shift = way * (tolower((unsigned char)key[j++ % k]) - 'a');
            out[i] = base + ((in[i] - base + shift) % 26 + 26) % 26;
        }
}
int main(void) {
    char a[32], b[32];
    crypt(a, "Attack at Dawn!", "Lemon", 1);
    crypt(b, a, "Lemon", -1);
    printf("%s | %s\n", a, b);
    return 0;
}
