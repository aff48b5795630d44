// covers: fragments of C: statements at the top level, a global initialised by a call, no headers, no main
int squares[5];
int total = 0;

int square(int n) { return n * n; }

int nine = square(3);

for (int i = 0; i < 5; i++) {
    squares[i] = square(i);
    total += squares[i];
}

if (total > nine)
    printf("%d is more than %d\n", total, nine);

char *copy = malloc(8);
strcpy(copy, "copied");
puts(copy);
free(copy);
