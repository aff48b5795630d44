// covers: structs, switch
#include <stdio.h>

typedef struct { int day, month, year; } date;
static int length(int m, int y) {
    switch (m) {
    case 4: case 6: case 9: case 11: return 30;
    case 2: return y % 4 == 0 && (y % 100 || y % 400 == 0) ? 29 : 28;
    default: return 31;
    }
}
static date next(date d) {
    if (++d.day > length(d.month, d.year)) { d.day = 1; if (++d.month > 12) d.month = 1, d.year++; }
    return d;
}
static int before(date a, date b) { return a.year != b.year ? a.year < b.year : a.month != b.month ? a.month < b.month : a.day < b.day; }
int main(void) {
    date d = {28, 2, 2024};
    for (int i = 0; i < 3; i++) { printf("%02d.%02d.%d ", d.day, d.month, d.year); d = next(d); }
    puts("");
    int n = 0;
    for (date a = {1, 1, 2023}; before(a, (date){1, 1, 2025}); a = next(a)) n++;
    printf("%d days\n", n);
    return 0;
}
