#include "account.h"
#include "log.h"
#include <stdlib.h>

static account *first;
static int next_id = 1;

account *account_open(long cents) {
    account *made = malloc(sizeof *made);
    *made = (account){.id = next_id++, .cents = cents, .next = first};
    first = made;
    LOG("opened %d", made->id);
    return made;
}

enum result account_move(account *from, account *to, long cents) {
    if (from == to) return RESULT_SAME;
    if (from->cents < cents) return RESULT_NO_MONEY;
    from->cents -= cents;
    to->cents += cents;
    LOG("moved %ld.%02ld", cents / 100, cents % 100);
    return RESULT_OK;
}

account *account_list(void) { return first; }

void account_close_all(void) {
    while (first) {
        account *gone = first;
        first = gone->next;
        LOG("closed %d", gone->id);
        free(gone);
    }
}
