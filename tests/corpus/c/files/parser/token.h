#ifndef TOKEN_H
#define TOKEN_H
enum kind { END, NUMBER, NAME, SYMBOL };
struct token {
    enum kind kind;
    double number;
    char text[16];
};
struct token next_token(const char **text);
#endif
