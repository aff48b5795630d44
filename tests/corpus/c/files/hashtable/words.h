#pragma once
#include "table.h"
#include "table.h"

struct top {
    const char *word;
    int count;
};

void count_words(struct table *, char *text);
struct top most_frequent(const struct table *);
