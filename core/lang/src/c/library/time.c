/* Time, which is the machine's own. The time zone is UTC. */
#include <time.h>

time_t time(time_t *into) {
    time_t now = __time();
    if (into)
        *into = now;
    return now;
}

double difftime(time_t end, time_t start) { return (double)(end - start); }

static int is_leap(long year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

static int month_length(int month, long year) {
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return lengths[month] + (month == 1 && is_leap(year));
}

/* Days from 1970 to the first of a year. */
static long days_before(long year) {
    long past = year - 1;
    return past * 365 + past / 4 - past / 100 + past / 400 - 719162;
}

static struct tm broken_down;

struct tm *gmtime(const time_t *when) {
    long days = *when / 86400, seconds = *when % 86400;
    if (seconds < 0) {
        seconds += 86400;
        days--;
    }
    struct tm *t = &broken_down;
    t->tm_hour = (int)(seconds / 3600);
    t->tm_min = (int)(seconds / 60 % 60);
    t->tm_sec = (int)(seconds % 60);
    t->tm_wday = (int)(((days + 4) % 7 + 7) % 7);
    long year = 1970 + days / 366;
    while (days_before(year + 1) <= days)
        year++;
    while (days_before(year) > days)
        year--;
    int day = (int)(days - days_before(year));
    t->tm_year = (int)(year - 1900);
    t->tm_yday = day;
    int month = 0;
    while (day >= month_length(month, year))
        day -= month_length(month++, year);
    t->tm_mon = month;
    t->tm_mday = day + 1;
    t->tm_isdst = 0;
    return t;
}

struct tm *localtime(const time_t *when) { return gmtime(when); }

time_t mktime(struct tm *t) {
    long year = 1900L + t->tm_year + t->tm_mon / 12;
    int month = t->tm_mon % 12;
    if (month < 0) {
        month += 12;
        year--;
    }
    long days = days_before(year);
    for (int at = 0; at < month; at++)
        days += month_length(at, year);
    days += t->tm_mday - 1;
    time_t when = ((days * 24 + t->tm_hour) * 60 + t->tm_min) * 60 + t->tm_sec;
    *t = *gmtime(&when);
    return when;
}
