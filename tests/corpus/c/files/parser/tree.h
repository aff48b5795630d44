#ifndef TREE_H
#define TREE_H
struct tree {
    enum { LEAF, VARIABLE, BINARY } kind;
    union {
        double value;
        char name;
        struct {
            char operator;
            struct tree *left, *right;
        };
    };
};
struct tree *leaf(double value), *variable(char name), *binary(char operator, struct tree *left, struct tree *right);
double evaluate(const struct tree *, const double variables[26]);
void show(const struct tree *);
void drop(struct tree *);
#endif
