//! Sources that the reference refuses, with its words for each; recorded from `lua5.4`.

use super::check;

fn refused(source: &str) -> String {
    match check(source) {
        Ok(()) => "accepted".to_owned(),
        Err(wrong) => wrong.message("c"),
    }
}

#[test]
fn refusals_are_told_in_the_words_of_the_reference() {
    let all = [
        ("x =", "c:1: unexpected symbol near <eof>"),
        ("x = }", "c:1: unexpected symbol near '}'"),
        ("foo bar", "c:1: syntax error near 'bar'"),
        ("if x then", "c:1: 'end' expected near <eof>"),
        (
            "if x then\n\n",
            "c:3: 'end' expected (to close 'if' at line 1) near <eof>",
        ),
        ("for k v in t do end", "c:1: '=' or 'in' expected near 'v'"),
        ("a.b:c = 1", "c:1: function arguments expected near '='"),
        (
            "local a <const> = 1; a = 2",
            "c:1: attempt to assign to const variable 'a'",
        ),
        (
            "goto nope",
            "c:1: no visible label 'nope' for <goto> at line 1",
        ),
        ("break", "c:1: break outside loop at line 1"),
        ("::a:: ::a::", "c:1: label 'a' already defined on line 1"),
        (
            "goto l; local a ::l:: f(a)",
            "c:1: <goto l> at line 1 jumps into the scope of local 'a'",
        ),
        (
            "local function f() return ... end",
            "c:1: cannot use '...' outside a vararg function near '...'",
        ),
        (
            "function f(a, b,) end",
            "c:1: <name> or '...' expected near ')'",
        ),
        ("x = 'abc", "c:1: unfinished string near <eof>"),
        (
            "x = [[abc",
            "c:1: unfinished long string (starting at line 1) near <eof>",
        ),
        ("return 3x", "c:1: malformed number near '3x'"),
        ("x = \"\\q\"", "c:1: invalid escape sequence near '\"\\q'"),
    ];
    for (source, message) in all {
        assert_eq!(refused(source), message, "{source}");
    }
}

#[test]
fn sound_sources_are_accepted() {
    let all = [
        "for i = 1, 3 do if i == 2 then goto continue end print(i) ::continue:: end",
        "local t <close> = nil; repeat local x = f() until x",
        "return {1, x = 2, [3] = 4; f'x', g{}, h[[y]]}, ...",
        "x = 0x1p4 + .5 + 3. + 1e-3; a.b.c:d(1)(2){3} 'e'",
        "while true do break end; do ::top:: goto top end",
    ];
    for source in all {
        assert_eq!(refused(source), "accepted", "{source}");
    }
}
