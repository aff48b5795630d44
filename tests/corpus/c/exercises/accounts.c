// covers: input, linked structures, formatted input
/* text adventure / bank / inventory over stdin with menus */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdbool.h>
#define MAX_ACC 10
typedef struct Account {
    int number;
    char owner[32];
    double balance;
    struct Txn *history;
} Account;
typedef struct Txn {
    char type;
    double amount;
    struct Txn *next;
} Txn;
static Account *bank[MAX_ACC];
static int n;
static Account *find(int num) {
    for (int i = 0; i < n; ++i)
        if (bank[i]->number == num)
            return bank[i];
    return NULL;
}
static void record(Account *a, char t, double amt) {
    Txn *x = (Txn *)malloc(sizeof(Txn));
    if (x == NULL) {
        fprintf(stderr, "out of memory\n");
        exit(EXIT_FAILURE);
    }
    x->type = t;
    x->amount = amt;
    x->next = a->history;
    a->history = x;
}
static void flush_line(void) {
    int c;
    while ((c = getchar()) != '\n' && c != EOF)
        ;
}
static void menu(void) { printf("\n1) open 2) deposit 3) withdraw 4) show 5) list 0) quit\n> "); }
int main(void) {
    int choice;
    menu();
    while (scanf("%d", &choice) == 1 && choice != 0) {
        int num;
        double amt;
        Account *a;
        switch (choice) {
        case 1: {
            if (n == MAX_ACC) {
                puts("full");
                break;
            }
            a = (Account *)calloc(1, sizeof(Account));
            flush_line();
            printf("owner: ");
            if (!fgets(a->owner, sizeof(a->owner), stdin)) {
                free(a);
                break;
            }
            a->owner[strcspn(a->owner, "\n")] = '\0';
            a->number = 1000 + n;
            bank[n++] = a;
            printf("opened %d for %s\n", a->number, a->owner);
            break;
        }
        case 2:
        case 3:
            printf("account amount: ");
            if (scanf("%d %lf", &num, &amt) != 2) {
                puts("bad input");
                flush_line();
                break;
            }
            a = find(num);
            if (!a) {
                printf("no account %d\n", num);
                break;
            }
            if (amt <= 0) {
                puts("amount must be positive");
                break;
            }
            if (choice == 3) {
                if (amt > a->balance) {
                    printf("insufficient funds: %.2f < %.2f\n", a->balance, amt);
                    break;
                }
                a->balance -= amt;
                record(a, 'W', amt);
            } else {
                a->balance += amt;
                record(a, 'D', amt);
            }
            printf("balance %.2f\n", a->balance);
            break;
        case 4:
            if (scanf("%d", &num) == 1 && (a = find(num))) {
                printf("%-10s %8.2f\n", a->owner, a->balance);
                for (Txn *t = a->history; t; t = t->next)
                    printf("  %c %8.2f\n", t->type, t->amount);
            } else
                puts("?");
            break;
        case 5:
            for (int i = 0; i < n; i++)
                printf("%d %-12s|%10.2f\n", bank[i]->number, bank[i]->owner, bank[i]->balance);
            break;
        default:
            printf("unknown choice %d\n", choice);
        }
        menu();
    }
    puts("goodbye");
    for (int i = 0; i < n; i++) {
        for (Txn *t = bank[i]->history; t;) {
            Txn *x = t->next;
            free(t);
            t = x;
        }
        free(bank[i]);
    }
    return 0;
}
