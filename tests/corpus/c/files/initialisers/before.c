#include "table.h"

struct entry *const chain = &first;
struct entry second = {"tripled", tripled, counts, &third};
