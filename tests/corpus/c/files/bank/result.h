#ifndef RESULT_H
#define RESULT_H

#define RESULTS R(OK, "done") R(NO_MONEY, "not enough money") R(SAME, "one and the same account")
enum result {
#define R(name, text) RESULT_##name,
    RESULTS
#undef R
    RESULT_COUNT
};

const char *result_text(enum result);

#endif
