#include "tree.h"
struct tree *parse(const char *text);
