#ifndef ACCOUNT_H
#define ACCOUNT_H
#include "result.h"

typedef struct account {
    int id;
    long cents;
    struct account *next;
} account;

account *account_open(long cents);
enum result account_move(account *from, account *to, long cents);
account *account_list(void);
void account_close_all(void);

#endif
