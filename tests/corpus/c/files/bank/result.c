#include "result.h"

const char *result_text(enum result which) {
    static const char *const texts[RESULT_COUNT] = {
#define R(name, text) [RESULT_##name] = text,
        RESULTS
#undef R
    };
    return which < RESULT_COUNT ? texts[which] : "?";
}
