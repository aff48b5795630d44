// covers: input, switch, formatted input
#include <stdio.h>

int main(void) {
    int balance = 100, choice, amount, running = 1;
    while (running && scanf("%d", &choice) == 1) {
        switch (choice) {
        case 1: printf("balance %d\n", balance); break;
        case 2:
            if (scanf("%d", &amount) == 1 && amount > 0) { balance += amount; printf("deposited %d\n", amount); }
            break;
        case 3:
            scanf("%d", &amount);
            if (amount > balance) printf("refused\n");
            else { balance -= amount; printf("withdrew %d\n", amount); }
            break;
        case 4: running = 0; break;
        default: printf("unknown choice %d\n", choice);
        }
    }
    printf("bye %d\n", balance);
    return 0;
}
