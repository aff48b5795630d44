// covers: strings, loops
#include <stdio.h>
#include <string.h>

static void to_roman(int n, char *out) {
    static const struct { int value; const char *text; } table[] = {
        {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
    *out = 0;
    for (int i = 0; n > 0; i++)
        while (n >= table[i].value) { strcat(out, table[i].text); n -= table[i].value; }
}
static int digit(char c) {
    switch (c) { case 'I': return 1; case 'V': return 5; case 'X': return 10; case 'L': return 50; case 'C': return 100; case 'D': return 500; case 'M': return 1000; }
    return 0;
}
static int from_roman(const char *s) {
    int total = 0;
    for (; *s; s++) total += digit(*s) < digit(s[1]) ? -digit(*s) : digit(*s);
    return total;
}
int main(void) {
    int numbers[] = {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999};
    char text[20];
    for (int i = 0; i < 10; i++) {
        to_roman(numbers[i], text);
        printf("%d %s %d\n", numbers[i], text, from_roman(text));
    }
    return 0;
}
