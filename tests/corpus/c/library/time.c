// covers: time
#include <stdio.h>
#include <time.h>

int main(void) {
    time_t then = 86400L * 365;
    struct tm t = *gmtime(&then);
    printf("%d %d %d %d %d\n", t.tm_year, t.tm_mon, t.tm_mday, t.tm_wday, t.tm_yday);
    then = 951782400;
    t = *gmtime(&then);
    printf("%d-%02d-%02d\n", t.tm_year + 1900, t.tm_mon + 1, t.tm_mday);
    time_t now = time(NULL), same;
    time(&same);
    printf("%d %g\n", now > 0 && same >= now, difftime(then, then - 60));
    clock_t c = clock();
    printf("%d %ld\n", c >= 0, (long)CLOCKS_PER_SEC);
    return 0;
}
