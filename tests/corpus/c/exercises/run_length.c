// covers: strings, characters
#include <stdio.h>
#include <string.h>
#include <ctype.h>

static void encode(const char *in, char *out) {
    while (*in) {
        int n = 1;
        while (in[n] == *in) n++;
        out += sprintf(out, n > 1 ? "%d%c" : "%.0d%c", n > 1 ? n : 0, *in);
        in += n;
    }
    *out = 0;
}
static void decode(const char *in, char *out) {
    while (*in) {
        int n = 0;
        while (isdigit((unsigned char)*in)) n = n * 10 + *in++ - '0';
        if (!n) n = 1;
        memset(out, *in++, n);
        out += n;
    }
    *out = 0;
}
int main(void) {
    char packed[64], plain[64];
    encode("aaabccddddddddddddx", packed);
    decode(packed, plain);
    printf("%s %s\n", packed, plain);
    return 0;
}
