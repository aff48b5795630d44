#pragma once
extern int log_level;
void log_line(const char *file, int line, const char *format, ...);
#define LOG(...) (log_level > 0 ? log_line(__FILE__, __LINE__, __VA_ARGS__) : (void)0)
