#ifndef COLOUR_H
#define COLOUR_H
#define EACH_COLOUR(X) X(RED, "red") X(GREEN, "green") X(BLUE, "blue")
#define NAMED(name, text) name,
enum colour { EACH_COLOUR(NAMED) COLOURS };
#undef NAMED
const char *colour_name(enum colour which);
#endif
