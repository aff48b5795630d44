// covers: dynamic memory, structs, sorting and searching
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct matrix {
    int rows, cols;
    double **data;
};
struct matrix *new_matrix(int r, int c) {
    struct matrix *m = malloc(sizeof(struct matrix));
    m->rows = r;
    m->cols = c;
    m->data = malloc(r * sizeof(double *));
    for (int i = 0; i < r; i++)
        m->data[i] = calloc(c, sizeof(double));
    return m;
}
void free_matrix(struct matrix *m) {
    for (int i = 0; i < m->rows; i++)
        free(m->data[i]);
    free(m->data);
    free(m);
}
void print_matrix(const struct matrix *m, const char *t) {
    printf("%s:\n", t);
    for (int i = 0; i < m->rows; i++) {
        for (int j = 0; j < m->cols; j++)
            printf("%7.2f ", m->data[i][j]);
        printf("\n");
    }
}
struct matrix *mult(struct matrix *a, struct matrix *b) {
    if (a->cols != b->rows)
        return NULL;
    struct matrix *c = new_matrix(a->rows, b->cols);
    for (int i = 0; i < a->rows; i++)
        for (int j = 0; j < b->cols; j++)
            for (int k = 0; k < a->cols; k++)
                c->data[i][j] += a->data[i][k] * b->data[k][j];
    return c;
}
typedef struct Employee {
    char name[30];
    int id;
    float salary;
    struct Employee *manager;
} Employee;
int by_salary(const void *a, const void *b) {
    const Employee *x = *(Employee **)a, *y = *(Employee **)b;
    return (x->salary < y->salary) - (x->salary > y->salary);
}
typedef struct stack {
    int top;
    unsigned capacity;
    int *array;
} Stack;
Stack *create(unsigned c) {
    Stack *s = (Stack *)malloc(sizeof(Stack));
    s->capacity = c;
    s->top = -1;
    s->array = (int *)malloc(s->capacity * sizeof(int));
    return s;
}
int isEmpty(Stack *s) { return s->top == -1; }
void push(Stack *s, int x) {
    if (s->top == s->capacity - 1) {
        printf("overflow\n");
        return;
    }
    s->array[++s->top] = x;
}
int pop(Stack *s) { return isEmpty(s) ? -999 : s->array[s->top--]; }
int prec(char c) {
    switch (c) {
    case '+':
    case '-':
        return 1;
    case '*':
    case '/':
        return 2;
    case '^':
        return 3;
    }
    return -1;
}
void infix(char *e) {
    char out[50];
    int k = -1;
    Stack *s = create(strlen(e));
    for (int i = 0; e[i]; ++i) {
        if ((e[i] >= 'a' && e[i] <= 'z'))
            out[++k] = e[i];
        else if (e[i] == '(')
            push(s, e[i]);
        else if (e[i] == ')') {
            while (!isEmpty(s) && s->array[s->top] != '(')
                out[++k] = pop(s);
            pop(s);
        } else {
            while (!isEmpty(s) && prec(e[i]) <= prec(s->array[s->top]))
                out[++k] = pop(s);
            push(s, e[i]);
        }
    }
    while (!isEmpty(s))
        out[++k] = pop(s);
    out[++k] = '\0';
    printf("%s\n", out);
    free(s->array);
    free(s);
}
int main() {
    struct matrix *a = new_matrix(2, 3), *b = new_matrix(3, 2);
    for (int i = 0; i < 6; i++) {
        a->data[i / 3][i % 3] = i + 1;
        b->data[i / 2][i % 2] = 6 - i;
    }
    struct matrix *c = mult(a, b);
    print_matrix(c, "product");
    printf("%p\n", (void *)mult(a, c == NULL ? b : a));
    free_matrix(a);
    free_matrix(b);
    free_matrix(c);
    Employee boss = {"Big Boss", 1, 9000.5f, NULL}, e1 = {"Ann", 2, 5000, &boss},
             e2 = {"Bob", 3, 6000.25, &boss}, *all[] = {&e1, &boss, &e2};
    qsort(all, 3, sizeof(Employee *), by_salary);
    for (int i = 0; i < 3; i++)
        printf("%-10s %d %8.2f %s\n", all[i]->name, all[i]->id, all[i]->salary,
               all[i]->manager ? all[i]->manager->name : "-");
    infix("a+b*(c^d-e)^(f+g*h)-i");
    char *s = "hello";
    char t[10];
    int i;
    for (i = 0; (t[i] = s[i]) != '\0'; i++)
        ;
    printf("%s %d\n", t, i);
    char str[80] = "The quick brown fox";
    int v = 0, w = 1;
    for (char *p = str; *p; p++) {
        if (strchr("aeiouAEIOU", *p))
            v++;
        if (*p == ' ')
            w++;
    }
    printf("%d %d\n", v, w);
    int arr[] = {3, 1, 2}, n = sizeof(arr) / sizeof(arr[0]);
    for (int i = 0; i < n - 1; i++)
        for (int j = 0; j < n - i - 1; j++)
            if (arr[j] > arr[j + 1]) {
                arr[j] ^= arr[j + 1];
                arr[j + 1] ^= arr[j];
                arr[j] ^= arr[j + 1];
            }
    for (int i = 0; i < n; i++)
        printf("%d%s", arr[i], i < n - 1 ? ", " : "\n");
    return 0;
}
