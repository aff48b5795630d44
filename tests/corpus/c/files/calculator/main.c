#include <stdio.h>
#include "lex.h"
#include "parse.h"

int main(void) {
    const char *inputs[] = {"1 + 2 * 3", "(1 + 2) * 3", "2 * (3 + 4) - 10 / 5", "8 / (4 - 4)", "2 +", "7 % 4"};
    for (int i = 0; i < 6; i++) {
        long value;
        enum status status = calculate(inputs[i], &value);
        if (status == OK) printf("%s = %ld\n", inputs[i], value);
        else printf("%s: %s at %d\n", inputs[i], status_text(status), error_place);
    }
    return 0;
}
