#include "colour.h"

#define TEXT(name, text) [name] = text,
static const char *const names[] = {EACH_COLOUR(TEXT)};

const char *colour_name(enum colour which) { return names[which]; }
