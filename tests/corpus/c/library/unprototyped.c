/* Functions of the library that the program declares without saying what they take. */
extern void exit();
extern unsigned long strlen();
extern void *malloc();
extern void free();
extern int printf();
extern char *strcpy();

int main(void) {
    char *text = malloc(16UL);
    strcpy(text, "seven");
    printf("%s has %lu characters\n", text, strlen(text));
    free(text);
    exit(3);
}
