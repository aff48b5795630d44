//! Directives and macros, as the standard's own examples demand (in other words).

use super::{Finding, preprocess, spelled};

fn text(source: &str) -> String {
    let done = preprocess(source, "file.c", &[], &frontend::NoFiles);
    assert!(done.findings.is_empty(), "{source}: {:?}", done.findings);
    spelled(&done.tokens[..done.tokens.len() - 1])
}

fn findings(source: &str) -> Vec<String> {
    let done = preprocess(source, "file.c", &[], &frontend::NoFiles);
    let found = done.findings.into_iter();
    found
        .map(|(_, finding)| match finding {
            Finding::Invalid(text) | Finding::Unsupported(text) | Finding::UnknownHeader(text) => {
                text
            }
        })
        .collect()
}

#[test]
fn macros_expand() {
    assert_eq!(text("#define N 3\nN + N"), "3 + 3");
    assert_eq!(
        text("#define SQ(x) ((x)*(x))\nSQ(a+1) SQ (2)"),
        "((a+1)*(a+1)) ((2)*(2))"
    );
    assert_eq!(text("#define F(a, b) a-b\nF((1,2), F(3,4))"), "(1,2)-3-4");
    assert_eq!(text("#define F() 1\nF() F"), "1 F");
    assert_eq!(text("#define A B\n#define B A\nA B"), "A B");
    assert_eq!(text("#define F(x) x+F(x)\nF(1)"), "1+F(1)");
    assert_eq!(text("#define F(x) x\n#define G F\nG(2)"), "2");
    assert_eq!(text("#define F(x) x\nF(\n1\n)\n2"), "1 2");
}

#[test]
fn arguments_are_spelled_and_joined() {
    assert_eq!(
        text("#define S(x) #x\nS( a  \"b\\n\" )"),
        "\"a \\\"b\\\\n\\\"\""
    );
    assert_eq!(
        text("#define X 1\n#define S(x) #x\n#define T(x) S(x)\nS(X) T(X)"),
        "\"X\" \"1\""
    );
    assert_eq!(text("#define C(a, b) a##b\nC(x, 1) C(,y) C(z,)"), "x1 y z");
    assert_eq!(
        text("#define L(...) f(__VA_ARGS__)\nL(1, 2) L()"),
        "f(1, 2) f()"
    );
    assert_eq!(
        text("#define P(f, ...) p(f, ##__VA_ARGS__)\nP(1) P(1,2)"),
        "p(1) p(1,2)"
    );
    assert_eq!(
        text("#define H # ## #\n#define D(a,b) a H b\nD(x,y)"),
        "x ## y"
    );
}

#[test]
fn conditionals_choose() {
    assert_eq!(
        text("#if 1 + 1 == 2 && defined(X) || !defined Y\na\n#else\nb\n#endif"),
        "a"
    );
    assert_eq!(
        text("#ifdef X\na\n#elif 0\nb\n#elif 1\nc\n#elif 1\nd\n#else\ne\n#endif f"),
        "c"
    );
    assert_eq!(
        text("#if 0\n#if 1\na\n#else\nb\n#endif\n#else\nc\n#endif"),
        "c"
    );
    assert_eq!(
        text("#define V 201112L\n#if V >= 201112L && UNKNOWN == 0\na\n#endif"),
        "a"
    );
    assert_eq!(
        text("#if -1 > 0u\na\n#endif\n#if 'a' == 97\nb\n#endif"),
        "a b"
    );
    assert_eq!(text("#define X 1\n#undef X\n#ifndef X\nn\n#endif"), "n");
}

#[test]
fn places_are_those_of_the_use() {
    let source = "#define N (1+2)\nx = N;\ny = __LINE__;";
    let done = preprocess(source, "file.c", &[], &frontend::NoFiles);
    let one = done
        .tokens
        .iter()
        .find(|token| &*token.text == "1")
        .unwrap();
    assert_eq!(
        &source[one.place.start as usize..one.place.end as usize],
        "N"
    );
    assert!(done.tokens.iter().any(|token| &*token.text == "3"));
}

#[test]
fn what_is_wrong_is_said() {
    assert_eq!(findings("#error no way"), ["#error no way"]);
    assert_eq!(findings("#include <nowhere.h>"), ["nowhere.h"]);
    assert_eq!(findings("#if 1\n"), ["unterminated #if"]);
    assert_eq!(findings("#endif"), ["#endif without #if"]);
    assert_eq!(
        findings("#define F(a) a\nF(1,2)"),
        ["macro \"F\" takes 1 arguments and got 2"]
    );
    assert_eq!(findings("#define F(a) a\nF(1").len(), 1);
}

#[test]
fn growth_without_end_is_given_up() {
    let mut source = String::from("#define A0 x x\n");
    for at in 1..40 {
        source.push_str(&format!("#define A{at} A{} A{}\n", at - 1, at - 1));
    }
    source.push_str("A39\n");
    assert_eq!(findings(&source), ["macro expansion without end"]);
}
