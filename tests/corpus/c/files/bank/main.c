#include "account.h"
#include "log.h"
#include <stdio.h>

int main(void) {
    account *a = account_open(10000), *b = account_open(550);
    printf("%s\n", result_text(account_move(a, b, 2550)));
    printf("%s\n", result_text(account_move(b, a, 99999)));
    printf("%s\n", result_text(account_move(b, b, 1)));
    log_level = 0;
    for (const account *each = account_list(); each; each = each->next)
        printf("%d: %ld.%02ld\n", each->id, each->cents / 100, each->cents % 100);
    account_open(1);
    log_level = 2;
    account_close_all();
    printf("%s\n", result_text((enum result)17));
    return 0;
}
