/* Time of day. */
#include <time.h>
__from(time);
struct timeval { time_t tv_sec; long tv_usec; };
struct timezone { int tz_minuteswest, tz_dsttime; };
int gettimeofday(struct timeval *restrict, void *restrict);
