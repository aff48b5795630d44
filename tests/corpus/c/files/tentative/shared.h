extern int total;
extern const int limits[3];
typedef int step(int);
step up, down;
extern step *steps[];
void report(void);
static int private_to_each_file;
