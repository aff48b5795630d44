/* Time, which is the machine's own. The time zone is UTC. */
#include <time.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <__waiting.h>

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

struct tm *gmtime_r(const time_t *restrict when, struct tm *restrict t) {
    long days = *when / 86400, seconds = *when % 86400;
    if (seconds < 0) {
        seconds += 86400;
        days--;
    }
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

static struct tm broken_down;

struct tm *gmtime(const time_t *when) { return gmtime_r(when, &broken_down); }
struct tm *localtime(const time_t *when) { return gmtime(when); }
struct tm *localtime_r(const time_t *restrict when, struct tm *restrict t) { return gmtime_r(when, t); }

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
    gmtime_r(&when, t);
    return when;
}

time_t timegm(struct tm *t) { return mktime(t); }
void tzset(void) {}

static const char *const days[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"};

/* The week of a year by ISO 8601, and the year that it belongs to. */
static int iso_week(const struct tm *t, long *year) {
    int weekday = (t->tm_wday + 6) % 7;
    int week = (t->tm_yday - weekday + 10) / 7;
    *year = 1900L + t->tm_year;
    if (week < 1) {
        --*year;
        int last = t->tm_yday + 365 + is_leap(*year);
        return (last - weekday + 10) / 7;
    }
    if (week == 53 && t->tm_yday - weekday + 3 >= 365 + is_leap(*year)) {
        ++*year;
        return 1;
    }
    return week;
}

/* One conversion; gives how many characters it has. */
static int one_part(char *into, size_t size, char conversion, const struct tm *t) {
    long year = 1900L + t->tm_year, week_year;
    int hour = t->tm_hour % 12 ? t->tm_hour % 12 : 12;
    switch (conversion) {
    case 'a': return snprintf(into, size, "%.3s", days[t->tm_wday]);
    case 'A': return snprintf(into, size, "%s", days[t->tm_wday]);
    case 'b':
    case 'h': return snprintf(into, size, "%.3s", months[t->tm_mon]);
    case 'B': return snprintf(into, size, "%s", months[t->tm_mon]);
    case 'c': return (int)strftime(into, size, "%a %b %e %H:%M:%S %Y", t);
    case 'C': return snprintf(into, size, "%02ld", year / 100);
    case 'd': return snprintf(into, size, "%02d", t->tm_mday);
    case 'D':
    case 'x': return (int)strftime(into, size, "%m/%d/%y", t);
    case 'e': return snprintf(into, size, "%2d", t->tm_mday);
    case 'F': return (int)strftime(into, size, "%Y-%m-%d", t);
    case 'g': iso_week(t, &week_year); return snprintf(into, size, "%02ld", week_year % 100);
    case 'G': iso_week(t, &week_year); return snprintf(into, size, "%ld", week_year);
    case 'H': return snprintf(into, size, "%02d", t->tm_hour);
    case 'I': return snprintf(into, size, "%02d", hour);
    case 'j': return snprintf(into, size, "%03d", t->tm_yday + 1);
    case 'k': return snprintf(into, size, "%2d", t->tm_hour);
    case 'l': return snprintf(into, size, "%2d", hour);
    case 'm': return snprintf(into, size, "%02d", t->tm_mon + 1);
    case 'M': return snprintf(into, size, "%02d", t->tm_min);
    case 'n': return snprintf(into, size, "\n");
    case 'p': return snprintf(into, size, t->tm_hour < 12 ? "AM" : "PM");
    case 'P': return snprintf(into, size, t->tm_hour < 12 ? "am" : "pm");
    case 'r': return (int)strftime(into, size, "%I:%M:%S %p", t);
    case 'R': return (int)strftime(into, size, "%H:%M", t);
    case 's': {
        struct tm copy = *t;
        return snprintf(into, size, "%ld", mktime(&copy));
    }
    case 'S': return snprintf(into, size, "%02d", t->tm_sec);
    case 't': return snprintf(into, size, "\t");
    case 'T':
    case 'X': return (int)strftime(into, size, "%H:%M:%S", t);
    case 'u': return snprintf(into, size, "%d", t->tm_wday ? t->tm_wday : 7);
    case 'U': return snprintf(into, size, "%02d", (t->tm_yday + 7 - t->tm_wday) / 7);
    case 'V': return snprintf(into, size, "%02d", iso_week(t, &week_year));
    case 'w': return snprintf(into, size, "%d", t->tm_wday);
    case 'W': return snprintf(into, size, "%02d", (t->tm_yday + 7 - (t->tm_wday + 6) % 7) / 7);
    case 'y': return snprintf(into, size, "%02ld", year % 100);
    case 'Y': return snprintf(into, size, "%ld", year);
    case 'z': return snprintf(into, size, "+0000");
    case 'Z': return snprintf(into, size, "GMT");
    case '%': return snprintf(into, size, "%%");
    default: return snprintf(into, size, "%%%c", conversion);
    }
}

size_t strftime(char *restrict into, size_t size, const char *restrict format, const struct tm *restrict t) {
    size_t length = 0;
    for (; *format; format++) {
        if (*format != '%' || !format[1]) {
            if (length + 1 >= size)
                return 0;
            into[length++] = *format;
            continue;
        }
        format++;
        if ((*format == 'E' || *format == 'O') && format[1])
            format++;
        char part[64];
        size_t count = (size_t)one_part(part, sizeof part, *format, t);
        if (length + count >= size)
            return 0;
        memcpy(into + length, part, count);
        length += count;
    }
    if (length >= size)
        return 0;
    into[length] = 0;
    return length;
}

char *asctime_r(const struct tm *restrict t, char *restrict into) {
    sprintf(into, "%.3s %.3s%3d %.2d:%.2d:%.2d %d\n", days[t->tm_wday], months[t->tm_mon], t->tm_mday, t->tm_hour, t->tm_min, t->tm_sec, 1900 + t->tm_year);
    return into;
}

char *asctime(const struct tm *t) {
    static char text[64];
    return asctime_r(t, text);
}

char *ctime_r(const time_t *when, char *into) {
    struct tm t;
    return asctime_r(localtime_r(when, &t), into);
}

char *ctime(const time_t *when) { return asctime(localtime(when)); }

int clock_gettime(clockid_t which, struct timespec *into) {
    long micros = clock();
    into->tv_sec = which == CLOCK_REALTIME ? 1704067200 + micros / 1000000 : micros / 1000000;
    into->tv_nsec = micros % 1000000 * 1000;
    return 0;
}

int clock_getres(clockid_t which, struct timespec *into) {
    if (into) {
        into->tv_sec = 0;
        into->tv_nsec = 1000;
    }
    return 0;
}

int timespec_get(struct timespec *into, int base) {
    clock_gettime(CLOCK_REALTIME, into);
    return base;
}

int gettimeofday(struct timeval *restrict into, void *restrict zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    into->tv_sec = now.tv_sec;
    into->tv_usec = now.tv_nsec / 1000;
    return 0;
}

int nanosleep(const struct timespec *wanted, struct timespec *rest) {
    __sleep_for((double)wanted->tv_sec + (double)wanted->tv_nsec / 1e9);
    return 0;
}
