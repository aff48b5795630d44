/* State machines as tables of functions and as tables of numbers: a lexer, a traffic light, a regular expression matcher, a Turing machine. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum token { T_END, T_NAME, T_NUMBER, T_REAL, T_OPERATOR, T_TEXT, T_COMMENT, T_ERROR, T_KEYWORD };
static const char *const token_names[] = {"end", "name", "number", "real", "operator", "text", "comment", "error", "keyword"};

struct lexer { const char *at; const char *start; int line; };
typedef struct step step;
typedef step (*state_fn)(struct lexer *);
struct step { state_fn next; enum token token; };

static step lex_start(struct lexer *);

static step lex_name(struct lexer *l) {
    static const char *const keywords[] = {"if", "else", "while", "return"};
    while (isalnum((unsigned char)*l->at) || *l->at == '_')
        l->at++;
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (strlen(keywords[i]) == (size_t)(l->at - l->start) && !memcmp(keywords[i], l->start, (size_t)(l->at - l->start)))
            return (step){lex_start, T_KEYWORD};
    return (step){lex_start, T_NAME};
}

static step lex_number(struct lexer *l) {
    enum token token = T_NUMBER;
    while (isdigit((unsigned char)*l->at))
        l->at++;
    if (*l->at == '.' && isdigit((unsigned char)l->at[1])) {
        token = T_REAL;
        l->at++;
        while (isdigit((unsigned char)*l->at))
            l->at++;
    }
    return (step){lex_start, token};
}

static step lex_text(struct lexer *l) {
    for (l->at++; *l->at && *l->at != '"'; l->at++)
        if (*l->at == '\\' && l->at[1])
            l->at++;
    if (!*l->at)
        return (step){NULL, T_ERROR};
    l->at++;
    return (step){lex_start, T_TEXT};
}

static step lex_start(struct lexer *l) {
    for (; isspace((unsigned char)*l->at); l->at++)
        l->line += *l->at == '\n';
    l->start = l->at;
    if (!*l->at)
        return (step){NULL, T_END};
    if (isalpha((unsigned char)*l->at) || *l->at == '_')
        return lex_name(l);
    if (isdigit((unsigned char)*l->at))
        return lex_number(l);
    if (*l->at == '"')
        return lex_text(l);
    if (l->at[0] == '/' && l->at[1] == '/') {
        l->at += strcspn(l->at, "\n");
        return (step){lex_start, T_COMMENT};
    }
    if (strchr("=<>!", *l->at) && l->at[1] == '=')
        l->at++;
    l->at++;
    return (step){lex_start, T_OPERATOR};
}

static void lex(const char *source) {
    struct lexer l = {source, source, 1};
    int counts[T_KEYWORD + 1] = {0};
    for (step s = {lex_start, T_END}; s.next;) {
        s = s.next(&l);
        counts[s.token]++;
        if (s.token != T_END)
            printf("%d:%s '%.*s'\n", l.line, token_names[s.token], (int)(l.at - l.start), l.start);
    }
    for (int i = 0; i <= T_KEYWORD; i++)
        if (counts[i])
            printf("%s=%d ", token_names[i], counts[i]);
    putchar('\n');
}

static int match_here(const char *, const char *);

static int match_star(int c, const char *pattern, const char *text) {
    do
        if (match_here(pattern, text))
            return 1;
    while (*text && (*text++ == c || c == '.'));
    return 0;
}

static int match_here(const char *pattern, const char *text) {
    if (!pattern[0])
        return 1;
    if (pattern[1] == '*')
        return match_star(pattern[0], pattern + 2, text);
    if (pattern[0] == '$' && !pattern[1])
        return !*text;
    if (*text && (pattern[0] == '.' || pattern[0] == *text))
        return match_here(pattern + 1, text + 1);
    return 0;
}

static int match(const char *pattern, const char *text) {
    if (*pattern == '^')
        return match_here(pattern + 1, text);
    do
        if (match_here(pattern, text))
            return 1;
    while (*text++);
    return 0;
}

/* Divisible by three, in binary: one row for each state. */
static int divisible(const char *binary) {
    static const unsigned char next[3][2] = {{0, 1}, {2, 0}, {1, 2}};
    unsigned char state = 0;
    for (; *binary; binary++)
        state = next[state][*binary - '0'];
    return state == 0;
}

struct rule { char write, move; signed char next; };

/* The busy beaver of three states. */
static int beaver(char *tape, int size) {
    static const struct rule rules[3][2] = {{{1, 1, 1}, {1, 1, -1}}, {{0, 1, 2}, {1, 1, 1}}, {{1, -1, 2}, {1, -1, 0}}};
    int at = size / 2, steps = 0;
    for (int state = 0; state >= 0; steps++) {
        const struct rule *rule = &rules[state][(int)tape[at]];
        tape[at] = rule->write;
        at += rule->move;
        state = rule->next;
    }
    return steps;
}

int main(void) {
    lex("while (x1 <= 3.25) { // loop\n  print(\"a \\\"b\\\"\"); x1 = x1 + 12;\n}\nreturn \"open");
    static const char *const tests[][2] = {{"^ab*c$", "abbbc"}, {"^ab*c$", "abbbd"}, {"b.d", "abcd"}, {"x*", ""}, {"^$", "a"}, {".*z$", "fizz"}, {"a.*b.*c", "xxaxxbxxcxx"}};
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        printf("%s ~ '%s': %d\n", tests[i][0], tests[i][1], match(tests[i][0], tests[i][1]));
    for (int n = 0; n < 12; n++) {
        char binary[5] = {'0' + (n >> 3 & 1), '0' + (n >> 2 & 1), '0' + (n >> 1 & 1), '0' + (n & 1)};
        printf("%d", divisible(binary));
    }
    char tape[41] = {0};
    int steps = beaver(tape, 41), ones = 0;
    for (int i = 0; i < 41; i++)
        ones += tape[i];
    printf("\n%d steps, %d ones\n", steps, ones);
    return 0;
}
