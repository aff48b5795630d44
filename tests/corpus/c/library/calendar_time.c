/* Times that are given: conversions, formats, normalisation. The time zone is UTC. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void show(time_t when) {
    char text[200];
    struct tm t;
    gmtime_r(&when, &t);
    printf("%ld: %s", (long)when, asctime(&t));
    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S|%a %A %b %B|%d %e %j|%I %p %M|%y %C|%u %w|%U %W %V %G %g", &t);
    puts(text);
    strftime(text, sizeof text, "%D %F %T %R %r|%c|%x %X|%n%t%%|%h|%k|%l|%s", &t);
    puts(text);
}

int main(void) {
    setenv("TZ", "UTC", 1);
    tzset();
    const time_t times[] = {0, 1, -1, 951782400, 1078012799, 1704067200, 1709251199, 1735603200, 2147483647, 4102444800, -86400L * 365 * 30};
    for (size_t i = 0; i < sizeof times / sizeof *times; i++)
        show(times[i]);
    struct tm t = {.tm_year = 124, .tm_mon = 13, .tm_mday = 35, .tm_hour = 25, .tm_min = -5, .tm_sec = 61};
    time_t when = mktime(&t);
    printf("%ld %s", (long)when, ctime(&when));
    printf("%d %d %d %d\n", t.tm_year, t.tm_mon, t.tm_mday, t.tm_yday);
    struct tm back = {.tm_year = 100, .tm_mon = -1, .tm_mday = 0};
    printf("%ld\n", (long)timegm(&back));
    char small[5];
    printf("%zu %zu\n", strftime(small, sizeof small, "%Y", gmtime(&(time_t){0})), strftime(small, 4, "%Y", gmtime(&(time_t){0})));
    printf("%.1f\n", difftime(100, 40));
    printf("%d\n", time(NULL) > 1600000000);
    clock_t start = clock();
    volatile long total = 0;
    for (int i = 0; i < 1000; i++)
        total += i;
    printf("%d %ld\n", clock() >= start, (long)CLOCKS_PER_SEC);
    struct timespec now;
    int base = timespec_get(&now, TIME_UTC);
    printf("%d %d\n", base, now.tv_nsec >= 0 && now.tv_nsec < 1000000000L);
    return 0;
}
