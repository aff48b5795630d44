// covers: enums, function pointers, strings
#include <stdio.h>
#include <ctype.h>

enum state { START, NUMBER, WORD, STATES };
struct machine { enum state state; int numbers, words; };
typedef void handler(struct machine *, int);
static void enter(struct machine *m, int c) {
    if (isdigit(c)) { m->state = NUMBER; m->numbers++; }
    else if (isalpha(c)) { m->state = WORD; m->words++; }
}
static void number(struct machine *m, int c) { if (!isdigit(c)) { m->state = START; enter(m, c); } }
static void word(struct machine *m, int c) { if (!isalnum(c)) { m->state = START; } }
static handler *const table[STATES] = {[START] = enter, [NUMBER] = number, [WORD] = word};
int main(void) {
    const char *texts[] = {"abc 12 x9 7", "", "1a2", "--42--"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct machine m = {START};
        for (const char *p = texts[i]; *p; p++) table[m.state](&m, (unsigned char)*p);
        printf("%d numbers %d words\n", m.numbers, m.words);
    }
    return 0;
}
