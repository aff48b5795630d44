#ifndef STACK_H
#define STACK_H
typedef struct Stack Stack;
Stack *stack_new(void);
void push(Stack *, int);
int pop(Stack *);
int stack_size(const Stack *);
void stack_free(Stack *);
#endif
