/* Kinds of characters, in the locale "C". */
#include <ctype.h>

int islower(int c) { return c >= 'a' && c <= 'z'; }
int isupper(int c) { return c >= 'A' && c <= 'Z'; }
int isdigit(int c) { return c >= '0' && c <= '9'; }
int isblank(int c) { return c == ' ' || c == '\t'; }
int isspace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
int iscntrl(int c) { return (c >= 0 && c < ' ') || c == 127; }
int isprint(int c) { return c >= ' ' && c <= '~'; }
int isgraph(int c) { return c > ' ' && c <= '~'; }

int isalpha(int c) {
    int small = c | 0x20;
    return small >= 'a' && small <= 'z';
}

int isalnum(int c) { return isalpha(c) || isdigit(c); }
int ispunct(int c) { return isgraph(c) && !isalnum(c); }

int isxdigit(int c) {
    int small = c | 0x20;
    return isdigit(c) || (small >= 'a' && small <= 'f');
}

int tolower(int c) { return isupper(c) ? c + ('a' - 'A') : c; }
int toupper(int c) { return islower(c) ? c - ('a' - 'A') : c; }
int isascii(int c) { return c >= 0 && c < 128; }
int toascii(int c) { return c & 127; }
