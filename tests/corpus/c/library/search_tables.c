// covers: sorting and searching
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int cmp(const void *a, const void *b) { return strcmp(a, b); }
static void walk(const void *n, VISIT v, int d) {
    if (v == postorder || v == leaf)
        printf("%s\n", *(char *const *)n);
}
int main(void) {
    void *root = NULL;
    char *w[] = {"pear", "apple", "fig", "apple"};
    for (int i = 0; i < 4; i++)
        tsearch(w[i], &root, cmp);
    twalk(root, walk);
    hcreate(10);
    ENTRY e = {"k", (void *)5};
    hsearch(e, ENTER);
    ENTRY *f = hsearch((ENTRY){"k", 0}, FIND);
    printf("%ld\n", (long)f->data);
    hdestroy();
    return 0;
}
