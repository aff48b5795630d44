#include <stdio.h>
#include <string.h>
#include "plugin.h"

#define ENTRY(name) &name##_plugin,
static struct plugin *const all[] = {PLUGINS(ENTRY)};
enum { COUNT = sizeof all / sizeof all[0] };

static struct plugin *find(const char *name) {
    for (int i = 0; i < COUNT; i++)
        if (strcmp(all[i]->name, name) == 0) return all[i];
    return NULL;
}

int main(void) {
    const char *chain[] = {"square", "half", "negate", "cube", "square"};
    double x = 3;
    for (size_t i = 0; i < sizeof chain / sizeof *chain; i++) {
        struct plugin *p = find(chain[i]);
        if (!p) {
            printf("no plugin %s\n", chain[i]);
            continue;
        }
        x = p->apply(x);
        printf("%-7s -> %g\n", p->name, x);
    }
    for (int i = 0; i < COUNT; i++) printf("%s %d%s", all[i]->name, all[i]->uses, i + 1 < COUNT ? ", " : "\n");
    return COUNT;
}
