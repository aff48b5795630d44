//! Texts in another language than the one chosen.

use super::*;

fn reads_like(language: &str, source: &str) -> String {
    let mut page = Page::new();
    page.compile_in(language, 1, source);
    page.compiled().reads_like.clone()
}

#[test]
fn a_text_with_errors_is_said_to_read_like_another_language() {
    let c = "#include <stdio.h>\nint main(void) {\n    printf(\"%d\\n\", 1);\n    return 0;\n}\n";
    assert_eq!(reads_like("python", c), "c");
    assert_eq!(reads_like("java", c), "c");
    assert_eq!(reads_like("c", c), "");
    let python = "def f(n):\n    for i in range(n):\n        print(i)\n\nf(3)\n";
    assert_eq!(reads_like("c", python), "python");
    assert_eq!(reads_like("python", python), "");
    // An error in its own language makes it no other.
    assert_eq!(reads_like("python", &format!("{python}print(\n")), "");
}

#[test]
fn a_text_without_errors_is_what_it_was_said_to_be() {
    // They are lines of C, and comments of the assembly.
    let source = "#include <stdio.h>\n#define ONE 1\n mov r0, 1\n";
    assert_eq!(reads_like("java", source), "c");
    assert_eq!(reads_like("asm", source), "");
}

#[test]
fn where_there_is_no_program_the_state_says_why() {
    let mut page = Page::new();
    page.compile_in("haskell", 1, "main = print 1\n");
    let why = page.problems()[0].message.clone();
    assert!(why.contains("no frontend for haskell"), "{why}");
    let said = |page: &Page| page.state().outcome.clone().map(|outcome| outcome.text);
    assert_eq!(said(&page), Some(why.clone()));
    page.go(Move::Last);
    assert_eq!(said(&page), Some(why));
    page.compile(2, "print(1)\n");
    assert_eq!(said(&page), None);
}
