#ifndef SHARED_H
#define SHARED_H

struct settings {
    int depth;
    const char *label;
};

extern int level;
extern const char *names[];
extern struct settings settings;
extern int (*table[2])(int);

int other_next(void);
int other_calls(void);
void raise_level(int by);
const char *name_of(int at);
void change(struct settings *given);
int *level_address(void);
const char *other_file(void);

#endif
