#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
/* K&R word count tree + getline */
struct tnode {
    char *word;
    int count;
    struct tnode *left, *right;
};
static struct tnode *addtree(struct tnode *p, const char *w) {
    int cond;
    if (p == NULL) {
        p = malloc(sizeof *p);
        p->word = strdup(w);
        p->count = 1;
        p->left = p->right = NULL;
    } else if ((cond = strcmp(w, p->word)) == 0) p->count++;
    else if (cond < 0) p->left = addtree(p->left, w);
    else p->right = addtree(p->right, w);
    return p;
}
static void treeprint(struct tnode *p) {
    if (p) {
        treeprint(p->left);
        printf("%4d %s\n", p->count, p->word);
        treeprint(p->right);
    }
}
static void freetree(struct tnode *p) {
    if (p) {
        freetree(p->left);
        freetree(p->right);
        free(p->word);
        free(p);
    }
}
int main(void) {
    struct tnode *root = NULL;
    char *line = NULL;
    size_t cap = 0;
    ssize_t n;
    int lines = 0, chars = 0;
    while ((n = getline(&line, &cap, stdin)) != -1) {
        lines++;
        chars += n;
        for (char *tok = strtok(line, " \t\n.,;:!?\"'()"); tok; tok = strtok(NULL, " \t\n.,;:!?\"'()")) {
            for (char *c = tok; *c; c++) *c = tolower((unsigned char)*c);
            root = addtree(root, tok);
        }
    }
    free(line);
    treeprint(root);
    freetree(root);
    printf("%d lines, %d chars\n", lines, chars);
    return 0;
}
