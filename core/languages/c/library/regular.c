/*
 * Regular expressions: a pattern becomes instructions, which are followed with every choice. Of the matches at the first place
 * where there is one, the longest counts. Offsets of jumps are relative, so that stretches of code can be moved and repeated.
 */
#include <regex.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define GROUPS 32
#define REPEATS 255

enum operation { ONE_OF, SPLIT, JUMP, SAVE, LINE_START, LINE_END, WORD_EDGE, NO_WORD_EDGE, WORD_START, WORD_END, SAME_AS, DONE };

struct instruction {
    enum operation operation;
    int first, second;
    unsigned char set[32];
};

struct __pattern {
    int flags;
    int count, room;
    struct instruction *code;
    int has_references;
};

/* --- reading patterns */

struct reader {
    struct __pattern *pattern;
    const char *at;
    int is_extended, ignores_case;
    size_t groups;
    int open, error;
};

static int emit(struct reader *r, enum operation operation, int first, int second) {
    struct __pattern *p = r->pattern;
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 16;
        struct instruction *larger = realloc(p->code, (size_t)p->room * sizeof *larger);
        if (!larger) {
            r->error = REG_ESPACE;
            return 0;
        }
        p->code = larger;
    }
    p->code[p->count] = (struct instruction){operation, first, second, {0}};
    return p->count++;
}

static void insert(struct reader *r, int at, enum operation operation, int first, int second) {
    emit(r, operation, first, second);
    struct instruction *code = r->pattern->code, made = code[r->pattern->count - 1];
    memmove(code + at + 1, code + at, (size_t)(r->pattern->count - 1 - at) * sizeof *code);
    code[at] = made;
}

/* Writes code again that stands from one place to the one in front of another. */
static void repeat(struct reader *r, int from, int to) {
    for (int i = from; i < to && !r->error; i++) {
        struct instruction copy = r->pattern->code[i];
        int made = emit(r, copy.operation, copy.first, copy.second);
        r->pattern->code[made] = copy;
    }
}

static void put(unsigned char *set, int c) { set[(unsigned char)c / 8] |= (unsigned char)(1 << (unsigned char)c % 8); }
static int holds(const unsigned char *set, int c) { return set[(unsigned char)c / 8] >> (unsigned char)c % 8 & 1; }
static int is_word(int c) { return isalnum((unsigned char)c) || c == '_'; }

static void finish_set(struct reader *r, unsigned char *set, int is_negated) {
    for (int c = 0; r->ignores_case && c < 128; c++)
        if (holds(set, c)) {
            put(set, toupper(c));
            put(set, tolower(c));
        }
    for (int i = 0; is_negated && i < 32; i++)
        set[i] = (unsigned char)~set[i];
    if (is_negated) {
        set[0] &= 0xfe;
        if (r->pattern->flags & REG_NEWLINE)
            set['\n' / 8] &= (unsigned char)~(1 << '\n' % 8);
    }
}

/* `[:alpha:]`, from behind its opening. */
static void read_class(struct reader *r, unsigned char *set) {
    static const struct { const char *name; int (*holds)(int); } classes[] = {
        {"alpha", isalpha}, {"digit", isdigit}, {"alnum", isalnum}, {"upper", isupper}, {"lower", islower}, {"space", isspace},
        {"punct", ispunct}, {"print", isprint}, {"graph", isgraph}, {"cntrl", iscntrl}, {"xdigit", isxdigit}, {"blank", isblank},
    };
    const char *end = strstr(r->at, ":]");
    for (size_t i = 0; end && i < sizeof classes / sizeof *classes; i++) {
        size_t length = strlen(classes[i].name);
        if ((size_t)(end - r->at) != length || strncmp(r->at, classes[i].name, length) != 0)
            continue;
        for (int c = 0; c < 128; c++)
            if (classes[i].holds(c))
                put(set, c);
        r->at = end + 2;
        return;
    }
    r->error = REG_ECTYPE;
}

/* A set in brackets, from behind the opening one. */
static void read_set(struct reader *r) {
    unsigned char set[32] = {0};
    int is_negated = *r->at == '^';
    r->at += is_negated;
    const char *start = r->at;
    while (*r->at && (*r->at != ']' || r->at == start) && !r->error) {
        if (r->at[0] == '[' && r->at[1] == ':') {
            r->at += 2;
            read_class(r, set);
            continue;
        }
        if (r->at[0] == '[' && (r->at[1] == '.' || r->at[1] == '=') && r->at[2]) {
            put(set, r->at[2]);
            r->at += r->at[3] && r->at[4] ? 5 : 3;
            continue;
        }
        unsigned char low = (unsigned char)*r->at++, high = low;
        if (r->at[0] == '-' && r->at[1] && r->at[1] != ']') {
            high = (unsigned char)r->at[1];
            r->at += 2;
            if (high < low)
                r->error = REG_ERANGE;
        }
        for (int c = low; c <= high; c++)
            put(set, c);
    }
    if (*r->at != ']' && !r->error)
        r->error = REG_EBRACK;
    if (r->error)
        return;
    r->at++;
    finish_set(r, set, is_negated);
    int made = emit(r, ONE_OF, 0, 0);
    memcpy(r->pattern->code[made].set, set, sizeof set);
}

static void read_choice(struct reader *r);

static int is_here(const struct reader *r, char c) {
    return r->is_extended ? *r->at == c : r->at[0] == '\\' && r->at[1] == c;
}

static void one(struct reader *r, char c) {
    int made = emit(r, ONE_OF, 0, 0);
    put(r->pattern->code[made].set, c);
    finish_set(r, r->pattern->code[made].set, 0);
}

/* What a backslash and a letter stand for, beside the letter itself. */
static void read_escaped(struct reader *r, char c) {
    static const char letters[] = "bB<>";
    const char *edge = strchr(letters, c);
    if (c >= '1' && c <= '9') {
        r->pattern->has_references = 1;
        emit(r, SAME_AS, c - '0', 0);
        if ((size_t)(c - '0') > r->groups)
            r->error = REG_ESUBREG;
        return;
    }
    if (edge) {
        emit(r, WORD_EDGE + (int)(edge - letters), 0, 0);
        return;
    }
    if (!strchr("wWsS", c)) {
        one(r, c);
        return;
    }
    int made = emit(r, ONE_OF, 0, 0);
    unsigned char *set = r->pattern->code[made].set;
    for (int i = 0; i < 128; i++)
        if (c == 'w' || c == 'W' ? is_word(i) : isspace(i))
            put(set, i);
    finish_set(r, set, isupper((unsigned char)c));
}

static void read_atom(struct reader *r, int is_first) {
    int opens = is_here(r, '(');
    char c = *r->at++;
    if (opens) {
        r->at += !r->is_extended;
        int group = (int)++r->groups;
        r->open++;
        emit(r, SAVE, 2 * group, 0);
        read_choice(r);
        if (!is_here(r, ')')) {
            r->error = r->error ? r->error : REG_EPAREN;
            return;
        }
        r->at += r->is_extended ? 1 : 2;
        r->open--;
        emit(r, SAVE, 2 * group + 1, 0);
    } else if (c == '[') {
        read_set(r);
    } else if (c == '.') {
        int made = emit(r, ONE_OF, 0, 0);
        finish_set(r, r->pattern->code[made].set, 1);
    } else if (c == '^' && (r->is_extended || is_first)) {
        emit(r, LINE_START, 0, 0);
    } else if (c == '$' && (r->is_extended || !*r->at || (r->at[0] == '\\' && strchr(")|", r->at[1])))) {
        emit(r, LINE_END, 0, 0);
    } else if (c == '\\') {
        if (!*r->at)
            r->error = REG_EESCAPE;
        else
            read_escaped(r, *r->at++);
    } else if (r->is_extended && is_first && strchr("*+?", c)) {
        r->error = REG_BADRPT;
    } else {
        one(r, c);
    }
}

/* `{2,5}` behind what stands from `start` on, from behind the opening. */
static void read_count(struct reader *r, int start) {
    char *end;
    int least = 0, most = -1;
    if (isdigit((unsigned char)*r->at)) {
        least = (int)strtol(r->at, &end, 10);
        r->at = end;
    } else if (*r->at != ',') {
        r->error = REG_BADBR;
    }
    if (*r->at == ',') {
        r->at++;
        if (isdigit((unsigned char)*r->at)) {
            most = (int)strtol(r->at, &end, 10);
            r->at = end;
        }
    } else {
        most = least;
    }
    if (!is_here(r, '}'))
        r->error = *r->at ? REG_BADBR : REG_EBRACE;
    if (least > REPEATS || most > REPEATS || (most >= 0 && most < least))
        r->error = REG_BADBR;
    if (r->error)
        return;
    r->at += r->is_extended ? 1 : 2;
    int stop = r->pattern->count, length = stop - start;
    for (int i = 0; i < least; i++)
        repeat(r, start, stop);
    if (most < 0) {
        emit(r, SPLIT, 1, length + 2);
        repeat(r, start, stop);
        emit(r, JUMP, -length - 1, 0);
    }
    for (int i = least; i < most; i++) {
        emit(r, SPLIT, 1, (length + 1) * (most - i));
        repeat(r, start, stop);
    }
    /* What was read stands in front of its repetitions. */
    struct instruction *code = r->pattern->code;
    memmove(code + start, code + stop, (size_t)(r->pattern->count - stop) * sizeof *code);
    r->pattern->count -= length;
}

static void read_repeats(struct reader *r, int start) {
    for (;;) {
        int length = r->pattern->count - start;
        if (*r->at == '*') {
            r->at++;
            insert(r, start, SPLIT, 1, length + 2);
            emit(r, JUMP, -length - 1, 0);
        } else if (is_here(r, '+')) {
            r->at += r->is_extended ? 1 : 2;
            emit(r, SPLIT, -length, 1);
        } else if (is_here(r, '?')) {
            r->at += r->is_extended ? 1 : 2;
            insert(r, start, SPLIT, 1, length + 1);
        } else if (is_here(r, '{')) {
            r->at += r->is_extended ? 1 : 2;
            read_count(r, start);
        } else {
            return;
        }
        if (r->error)
            return;
    }
}

static void read_choice(struct reader *r) {
    int start = r->pattern->count, is_first = 1;
    while (*r->at && !is_here(r, '|') && !(r->open && is_here(r, ')')) && !r->error) {
        int atom = r->pattern->count;
        int is_anchor = *r->at == '^';
        read_atom(r, is_first);
        if (!r->error && (r->is_extended || !is_first || !is_anchor))
            read_repeats(r, atom);
        is_first = is_first && is_anchor && !r->is_extended;
    }
    if (r->error || !is_here(r, '|'))
        return;
    r->at += r->is_extended ? 1 : 2;
    insert(r, start, SPLIT, 1, r->pattern->count - start + 2);
    int jump = emit(r, JUMP, 0, 0);
    read_choice(r);
    r->pattern->code[jump].first = r->pattern->count - jump;
}

void regfree(regex_t *expression) {
    if (expression->pattern)
        free(expression->pattern->code);
    free(expression->pattern);
    expression->pattern = NULL;
}

int regcomp(regex_t *restrict expression, const char *restrict text, int flags) {
    struct __pattern *pattern = calloc(1, sizeof *pattern);
    if (!pattern)
        return REG_ESPACE;
    pattern->flags = flags;
    struct reader r = {pattern, text, !!(flags & REG_EXTENDED), !!(flags & REG_ICASE), 0, 0, 0};
    emit(&r, SAVE, 0, 0);
    read_choice(&r);
    if (!r.error && *r.at)
        r.error = REG_EPAREN;
    emit(&r, SAVE, 1, 0);
    emit(&r, DONE, 0, 0);
    expression->pattern = pattern;
    expression->re_nsub = r.groups;
    if (r.groups >= GROUPS)
        r.error = REG_ESPACE;
    if (r.error)
        regfree(expression);
    return r.error;
}

/* --- matching */

struct run {
    const struct __pattern *pattern;
    const char *text;
    int length, flags;
    int marks[2 * GROUPS], best[2 * GROUPS];
    /* Where it has been at which place of the text: whoever comes second finds nothing longer. */
    unsigned char *been;
};

static int is_edge(const struct run *run, int at, int *before, int *behind) {
    *before = at > 0 && is_word(run->text[at - 1]);
    *behind = at < run->length && is_word(run->text[at]);
    return *before != *behind;
}

static int fits(const struct run *run, const struct instruction *i, int at) {
    int before, behind, is_lines = run->pattern->flags & REG_NEWLINE;
    int edge = is_edge(run, at, &before, &behind);
    switch (i->operation) {
    case LINE_START:
        return at == 0 ? !(run->flags & REG_NOTBOL) : is_lines && run->text[at - 1] == '\n';
    case LINE_END:
        return at == run->length ? !(run->flags & REG_NOTEOL) : is_lines && run->text[at] == '\n';
    case WORD_EDGE:
        return edge;
    case NO_WORD_EDGE:
        return !edge;
    case WORD_START:
        return edge && behind;
    default:
        return edge && before;
    }
}

/* Follows the code from an instruction on. */
static void follow(struct run *run, int pc, int at) {
    for (;;) {
        const struct instruction *i = &run->pattern->code[pc];
        if (run->been && i->operation == SPLIT) {
            size_t state = (size_t)pc * (size_t)(run->length + 1) + (size_t)at;
            if (run->been[state / 8] >> state % 8 & 1)
                return;
            run->been[state / 8] |= (unsigned char)(1 << state % 8);
        }
        switch (i->operation) {
        case ONE_OF:
            if (at == run->length || !holds(i->set, run->text[at]))
                return;
            at++;
            pc++;
            break;
        case SPLIT:
            follow(run, pc + i->first, at);
            pc += i->second;
            break;
        case JUMP:
            pc += i->first;
            break;
        case SAVE: {
            int old = run->marks[i->first];
            run->marks[i->first] = at;
            follow(run, pc + 1, at);
            run->marks[i->first] = old;
            return;
        }
        case SAME_AS: {
            int from = run->marks[2 * i->first], count = run->marks[2 * i->first + 1] - from;
            if (from < 0 || count < 0 || count > run->length - at || strncmp(run->text + from, run->text + at, (size_t)count) != 0)
                return;
            at += count;
            pc++;
            break;
        }
        case DONE:
            if (at > run->best[1])
                memcpy(run->best, run->marks, sizeof run->best);
            return;
        default:
            if (!fits(run, i, at))
                return;
            pc++;
        }
    }
}

int regexec(const regex_t *restrict expression, const char *restrict text, size_t count, regmatch_t matches[restrict], int flags) {
    struct run run = {.pattern = expression->pattern, .text = text, .length = (int)strlen(text), .flags = flags};
    size_t states = (size_t)run.pattern->count * (size_t)(run.length + 1) / 8 + 1;
    if (!run.pattern->has_references)
        run.been = malloc(states);
    run.best[1] = -1;
    for (int start = 0; start <= run.length && run.best[1] < 0; start++) {
        memset(run.marks, -1, sizeof run.marks);
        if (run.been)
            memset(run.been, 0, states);
        follow(&run, 0, start);
    }
    free(run.been);
    if (run.best[1] < 0)
        return REG_NOMATCH;
    for (size_t i = 0; i < count && !(run.pattern->flags & REG_NOSUB); i++) {
        int is_there = i <= expression->re_nsub && run.best[2 * i + 1] >= 0;
        matches[i] = is_there ? (regmatch_t){run.best[2 * i], run.best[2 * i + 1]} : (regmatch_t){-1, -1};
    }
    return 0;
}

size_t regerror(int code, const regex_t *restrict expression, char *restrict into, size_t size) {
    static const char *const words[] = {
        "Success", "No match", "Invalid regular expression", "Invalid collation character", "Invalid character class name",
        "Trailing backslash", "Invalid back reference", "Unmatched [, [^, [:, [., or [=", "Unmatched ( or \\(", "Unmatched \\{",
        "Invalid content of \\{\\}", "Invalid range end", "Memory exhausted", "Invalid preceding regular expression",
    };
    const char *text = words[code >= 0 && code <= REG_BADRPT ? code : REG_BADPAT];
    size_t length = strlen(text);
    if (size) {
        size_t copied = length < size ? length : size - 1;
        memcpy(into, text, copied);
        into[copied] = 0;
    }
    return length + 1;
}
