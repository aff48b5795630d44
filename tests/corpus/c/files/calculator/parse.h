#ifndef PARSE_H
#define PARSE_H
enum status { OK, UNEXPECTED, DIVISION };
extern int error_place;
enum status calculate(const char *text, long *value);
const char *status_text(enum status status);
#endif
