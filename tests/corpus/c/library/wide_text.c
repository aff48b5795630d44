/* Wide characters and strings. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
    wchar_t text[40] = L"Hello", copy[40];
    printf("%zu %zu\n", wcslen(text), sizeof(wchar_t));
    wcscat(text, L", wide world");
    wcscpy(copy, text);
    wcsncpy(copy, L"Jelly", 3);
    printf("%ls|%ls|%.4ls|%8lc|\n", text, copy, text, (wint_t)L'x');
    printf("%d %d %d\n", wcscmp(text, copy) < 0, wcsncmp(text, copy, 0), wcscmp(L"b", L"a") > 0);
    printf("%td %td %ls\n", wcschr(text, L'w') - text, wcsrchr(text, L'w') - text, wcsstr(text, L"world"));
    printf("%zu %zu %ls\n", wcsspn(text, L"leH"), wcscspn(text, L" ,"), wcspbrk(text, L"xyw"));
    wchar_t *rest, list[] = L"one two,three";
    for (wchar_t *part = wcstok(list, L" ,", &rest); part; part = wcstok(NULL, L" ,", &rest))
        printf("<%ls>", part);
    putchar('\n');
    wchar_t *end;
    printf("%ld", wcstol(L" 1234xyz", &end, 10));
    printf(" %ls %.2f\n", end, wcstod(L"2.75e1", NULL));
    for (wchar_t *c = text; *c; c++)
        *c = iswalpha(*c) ? towupper(*c) : iswspace(*c) ? L'_' : *c;
    printf("%ls %d %d %d\n", text, iswdigit(L'7') != 0, iswpunct(L',') != 0, iswalnum(L'-') != 0);
    char narrow[40];
    printf("%zu", wcstombs(narrow, text, sizeof narrow));
    printf(" %s %zu", narrow, mbstowcs(copy, "back again", 40));
    printf(" %ls\n", copy);
    wchar_t one;
    int used = mbtowc(&one, "Q", 1);
    printf("%d %d %d\n", used, (int)one, wctomb(narrow, L'z'));
    wchar_t buffer[20];
    printf("%d", swprintf(buffer, 20, L"%d-%ls-%s", 42, L"w", "n"));
    printf(" %ls", buffer);
    printf(" %d\n", swprintf(buffer, 4, L"%d", 123456));
    wmemset(buffer, L'*', 5);
    buffer[5] = 0;
    printf("%ls %d %td\n", buffer, wmemcmp(L"abc", L"abd", 3) < 0, (ptrdiff_t)(wmemchr(buffer, 0, 6) - buffer));
    printf("%x %d %d\n", L'\u00e9', (int)btowc('a'), wctob(L'b'));
    return 0;
}
