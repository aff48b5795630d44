#include "log.h"
#include <stdarg.h>
#include <stdio.h>

int log_level = 1;
static int lines;

void log_line(const char *file, int line, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    printf("%02d %s:%d ", ++lines, file, line);
    vprintf(format, arguments);
    putchar('\n');
    va_end(arguments);
}
