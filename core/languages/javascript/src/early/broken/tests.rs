use super::broken;

fn said(source: &str) -> String {
    broken(source).map_or_else(String::new, |(range, words)| {
        format!("{words} [{}]", &source[range])
    })
}

#[test]
fn the_first_token_that_cannot_stand_where_it_does_is_found() {
    assert_eq!(said("f('x';"), "missing ) after argument list ['x']");
    assert_eq!(said("for (;;i++ {"), "Unexpected token '{' [{]");
    assert_eq!(said("[1, 2;"), "Unexpected token ';' [;]");
    assert_eq!(said("({ a: 1 'b': 2 })"), "Unexpected string ['b']");
    assert_eq!(said("a +* b"), "Unexpected token '*' [*]");
    assert_eq!(said("{ {"), "Unexpected end of input []");
    assert_eq!(said("f(\"x);\n"), "Invalid or unexpected token [\"x);]");
    assert_eq!(said("var class = 1"), "Unexpected token 'class' [class]");
}

#[test]
fn what_is_whole_is_passed_over() {
    for source in [
        "const f = async ({ a = 1, ...b }) => ({ [a]: b, get c() { return /[/]/g; }, *d() { yield from++; } });",
        "for await (const x of y) { if (x) continue\n else break }\nlabel: while (0) ;",
        "class A extends B { static #x = `a${1 + `b`}`; m() { return this.for.of(1..toFixed, 1.5.toFixed()); } }",
        "import a, { b as c } from 'd'; export * as e from 'f'; export { a, c }; a ? b : c\n++a\n(x)",
    ] {
        assert_eq!(said(source), "", "{source}");
    }
}
