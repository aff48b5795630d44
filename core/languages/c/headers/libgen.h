/* Parts of paths. */
__from(system);
char *basename(char *);
char *dirname(char *);
