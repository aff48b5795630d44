// covers: arrays, switch, static assertions
#include <stdio.h>

static int leap(int y) { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; }
static int length(int m, int y) {
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    _Static_assert(sizeof days == 12, "twelve months");
    return m == 2 ? days[1] + leap(y) : days[m - 1];
}
static int weekday(int y, int m, int d) {
    static int t[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    y -= m < 3;
    return (y + y / 4 - y / 100 + y / 400 + t[m - 1] + d) % 7;
}
int main(void) {
    int y = 2024, m = 2;
    printf("Su Mo Tu We Th Fr Sa\n");
    int at = weekday(y, m, 1);
    printf("%*s", at * 3, "");
    for (int d = 1; d <= length(m, y); d++) {
        printf("%2d%c", d, ++at % 7 ? ' ' : '\n');
    }
    printf("\n%d %d %d\n", leap(1900), leap(2000), length(2, 2023));
    return 0;
}
