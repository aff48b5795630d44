//! Long programs, composed of the corpus: one after the other, their names made distinct.
//!
//! What comes out is a program that its language's own implementation takes, with functions, classes and variables as people
//! write them and not one function many times over. The same corpus gives the same text.
//!
//! It is as long a file as people write in this: what a program binds outermost is its own, in Java for want of anything
//! outermost, in C by what is declared at file scope, in Python by scopes ([`super::rename`]); includes and imports are common to
//! all. It is not in this: no part uses what another defines, so calls do not reach as far through it as through one program
//! of that length, while members of the same name in different parts are more than they would be.

use std::collections::BTreeSet;

use super::words::{Piece, pieces};

/// A language that programs are composed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Language {
    /// Modules one after the other.
    Python,
    /// Each program's classes nested in one.
    Java,
    /// Functions side by side, called by one `main`.
    C,
}

/// A composed program of at least `lines` lines, as far as there are programs. They are fit to be composed ([`is_fit`]), those of
/// Python renamed already.
pub(super) fn compose(language: Language, programs: &[String], lines: usize) -> String {
    let mut head: BTreeSet<String> = BTreeSet::new();
    let mut body = String::new();
    let mut count = 0;
    let mut taken = 0;
    for program in programs {
        if count >= lines {
            break;
        }
        taken += 1;
        let (own_head, own_body) = part(language, program, taken);
        head.extend(own_head);
        count += own_body.lines().count();
        body += &own_body;
    }
    let mut text = String::new();
    for line in head {
        text += &line;
        text.push('\n');
    }
    let calls = |call: &dyn Fn(usize) -> String| (1..=taken).map(call).collect::<String>();
    match language {
        Language::Python => text + &body,
        Language::Java => {
            let calls = calls(&|at| format!("        P{at}.Main.main(args);\n"));
            format!(
                "{text}\nclass Composed {{\n{body}    public static void main(String[] args) throws Exception {{\n{calls}    }}\n}}\n"
            )
        }
        Language::C => {
            let calls = calls(&|at| format!("    p{at}_main();\n"));
            format!("{text}\n{body}int main(void) {{\n{calls}}}\n")
        }
    }
}

/// Whether a program can stand among others: some speak of the file that they are.
pub(super) fn is_fit(language: Language, program: &str) -> bool {
    let has = |text: &str| program.contains(text);
    match language {
        Language::Python => ![
            "__future__",
            "__main__",
            "globals()",
            "__name__",
            "import *",
        ]
        .into_iter()
        .any(has),
        Language::Java => {
            let is_main = has("class Main") && has("static void main(String[] ");
            is_main && !has("Main.class") && !has("getName()") && !has("\npackage ")
        }
        Language::C => {
            has("int main(void)") && !["#if", "#undef", "#define _", "# "].into_iter().any(has)
        }
    }
}

/// What of a program goes to the head of the composed one, and what becomes of the rest, as the program of a number.
fn part(language: Language, program: &str, number: usize) -> (Vec<String>, String) {
    match language {
        Language::Python => (Vec::new(), program.to_owned()),
        Language::Java => {
            let is_import = |line: &&str| line.starts_with("import ");
            let head = program.lines().filter(is_import).map(str::to_owned);
            let mut body = format!("    static class P{number} {{\n");
            for line in program.lines().filter(|line| !is_import(line)) {
                let line = line.strip_prefix("public ").unwrap_or(line);
                let is_class = ["class ", "abstract class ", "final class ", "sealed class "]
                    .into_iter()
                    .any(|start| line.starts_with(start));
                // What is inside of texts over several lines keeps its place: they leave out what is common.
                if !line.is_empty() {
                    body += if is_class { "    static " } else { "    " };
                }
                body += line;
                body.push('\n');
            }
            body += "    }\n";
            (head.collect(), body)
        }
        Language::C => {
            let is_include = |line: &&str| line.starts_with("#include");
            let head = program.lines().filter(is_include).map(str::to_owned);
            let rest: Vec<&str> = program.lines().filter(|line| !is_include(line)).collect();
            let rest = rest.join("\n") + "\n";
            let names = c_names(&rest);
            let text = renamed(&rest, &|word| {
                names.contains(word).then(|| format!("p{number}_{word}"))
            });
            (head.collect(), text)
        }
    }
}

/// A text of C in which some words are others.
fn renamed(text: &str, other: &dyn Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = pieces(text).peekable();
    while let Some(piece) = rest.next() {
        // A word right before a text is a part of it.
        let is_prefix =
            matches!(rest.peek(), Some(Piece::Quoted(text)) if text.starts_with(['"', '\'']));
        match piece {
            Piece::Word(word) if !is_prefix => match other(word) {
                Some(name) => out += &name,
                None => out += word,
            },
            Piece::Word(text) | Piece::Quoted(text) | Piece::Other(text) => out += text,
        }
    }
    out
}

/// Words of C that may stand in front of a parenthesis in the definition of a macro.
const C_KEYWORDS: &[&str] = &[
    "do", "else", "for", "if", "return", "sizeof", "switch", "while", "_Alignof", "_Generic",
];

/// The names that a C program declares at file scope: functions, variables, types, tags, constants of enumerations, macros.
fn c_names(program: &str) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    // Inside of how many braces and brackets.
    let (mut braces, mut brackets) = (0, 0);
    let (mut is_enum, mut has_value) = (false, false);
    let mut before = "";
    let mut rest = pieces(program).peekable();
    while let Some(piece) = rest.next() {
        match piece {
            Piece::Word(word) => {
                let next = match rest.peek() {
                    Some(Piece::Other(text)) => text.trim_start(),
                    _ => "",
                };
                let is_outermost = braces == 0 && !has_value && !word.starts_with('_');
                let is_declared = match brackets {
                    0 => next.starts_with(['(', '[', '=', ';', ',']) && !next.starts_with("(*"),
                    // Pointers to functions.
                    1 => before.ends_with("(*") && next.starts_with([')', '[', '(']),
                    _ => false,
                };
                let is_constant = is_enum && braces == 1 && next.starts_with([',', '=', '}']);
                // A tag is declared where its members are, or by nothing but its name: others may be a header's.
                let is_tag = before == "define"
                    || matches!(before, "struct" | "union" | "enum")
                        && next.starts_with(['{', ';']);
                let is_name = !C_KEYWORDS.contains(&word);
                if is_name && (is_outermost && is_declared || is_constant || is_tag) {
                    names.insert(word);
                }
                is_enum |= braces == 0 && word == "enum";
                before = word;
            }
            Piece::Other(text) => {
                for character in text.chars() {
                    match character {
                        '{' => braces += 1,
                        '}' => braces -= 1,
                        '(' => brackets += 1,
                        ')' => brackets -= 1,
                        '=' if braces == 0 => has_value = true,
                        ';' | ',' if braces == 0 => has_value = false,
                        _ => {}
                    }
                    is_enum &= braces > 0 || !matches!(character, ';' | '}' | '(');
                }
                if !text.trim().is_empty() {
                    before = text.trim_end();
                }
            }
            Piece::Quoted(_) => before = "",
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_in_macros_of_c_stay() {
        let program = "#define EACH(i, n) for (int i = 0; i < (n); i++)\n#define TWICE(x) (2 * (x))\nint main(void) { EACH(i, TWICE(1)) {} return 0; }\n";
        let text = compose(Language::C, &[program.to_owned()], 1);
        assert!(text.contains("p1_EACH(i, n) for (int i"), "{text}");
        assert!(text.contains("p1_TWICE"), "{text}");
    }

    #[test]
    fn classes_of_java_are_nested() {
        let program = "import java.util.List;\npublic class Main {\n    public static void main(String[] args) {\n    }\n}\n";
        assert_eq!(
            compose(Language::Java, &[program.to_owned()], 1),
            "import java.util.List;\n\nclass Composed {\n    static class P1 {\n    static class Main {\n        \
             public static void main(String[] args) {\n        }\n    }\n    }\n    public static void main(String[] args) \
             throws Exception {\n        P1.Main.main(args);\n    }\n}\n"
        );
    }

    #[test]
    fn names_of_c_at_file_scope_are_told_apart() {
        let program = "#include <stdio.h>\n#define MANY 3\nenum color { RED, BLUE };\nstruct pair { int a; };\n\
                       static int (*op)(int), last = MANY;\nint year(struct tm *at);\nint main(void) {\n    int a = last;\n    return a;\n}\n";
        assert_eq!(
            c_names(program).into_iter().collect::<Vec<_>>(),
            [
                "BLUE", "MANY", "RED", "color", "last", "main", "op", "pair", "year"
            ]
        );
        let text = compose(Language::C, &[program.to_owned()], 1);
        assert!(
            text.ends_with("int main(void) {\n    p1_main();\n}\n"),
            "{text}"
        );
        assert!(text.contains("int a = p1_last;"), "{text}");
    }
}
