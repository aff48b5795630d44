use super::explain;

/// What is said of each line of a source at fault, as `line:column message` with columns from 1, as Python counts them.
fn refused(source: &str) -> Vec<String> {
    let mut places: Vec<usize> = source.match_indices('\n').map(|(at, _)| at + 1).collect();
    places.insert(0, 0);
    let mut found: Vec<String> = Vec::new();
    for refusal in explain(source, &places).into_iter().flatten() {
        let before = &source[..refusal.place.start];
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        let text = format!(
            "{}:{column} {}",
            before.matches('\n').count() + 1,
            refusal.message
        );
        if found.last() != Some(&text) {
            found.push(text);
        }
    }
    found
}

#[test]
fn the_first_token_that_does_not_fit_is_named() {
    for (source, expected) in [
        ("x = 5 +\n", "1:8 invalid syntax"),
        ("import\n", "1:7 invalid syntax"),
        ("from math import\n", "1:17 invalid syntax"),
        ("x = = 2\n", "1:5 invalid syntax"),
        ("a = 5 5\n", "1:7 invalid syntax"),
        ("for i range(3):\n", "1:7 invalid syntax"),
        ("while True print(1)\n", "1:12 invalid syntax"),
        ("if True\n", "1:8 expected ':'"),
        ("def f(x)\n", "1:9 expected ':'"),
        ("def f:\n", "1:6 expected '('"),
        ("else\n", "1:5 expected ':'"),
        ("é = 'ü' 5 6\n", "1:9 invalid syntax"),
        ("import a,\n", "1:10 invalid syntax"),
        (
            "from a import b,\n",
            "1:17 trailing comma not allowed without surrounding parentheses",
        ),
    ] {
        assert_eq!(refused(source), [expected], "{source}");
    }
}

#[test]
fn what_was_meant_is_guessed_as_python_guesses() {
    for (source, expected) in [
        (
            "f(a b)\n",
            "1:3 invalid syntax. Perhaps you forgot a comma?",
        ),
        (
            "if x = 1:\n",
            "1:4 invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
        ),
        (
            "if x.y = 1:\n",
            "1:4 cannot assign to attribute here. Maybe you meant '==' instead of '='?",
        ),
        (
            "print 'a'\n",
            "1:1 Missing parentheses in call to 'print'. Did you mean print(...)?",
        ),
        ("y = 1 if x\n", "1:5 expected 'else' after 'if' expression"),
        (
            "{1: }\n",
            "1:3 expression expected after dictionary key and ':'",
        ),
        (
            "except A, B:\n",
            "1:8 multiple exception types must be parenthesized",
        ),
    ] {
        assert_eq!(refused(source), [expected], "{source}");
    }
}

#[test]
fn what_cannot_be_assigned_to_is_named() {
    for (source, expected) in [
        (
            "1 = x\n",
            "1:1 cannot assign to literal here. Maybe you meant '==' instead of '='?",
        ),
        (
            "f() = 3\n",
            "1:1 cannot assign to function call here. Maybe you meant '==' instead of '='?",
        ),
        (
            "a + b = c\n",
            "1:1 cannot assign to expression here. Maybe you meant '==' instead of '='?",
        ),
        ("None = 4\n", "1:1 cannot assign to None"),
        ("[a, 1] = x\n", "1:5 cannot assign to literal"),
        ("[a, [b, f()]] = x\n", "1:9 cannot assign to function call"),
        ("for [a, 1] in x: pass\n", "1:9 cannot assign to literal"),
        (
            "a, 1 = x\n",
            "1:4 cannot assign to literal here. Maybe you meant '==' instead of '='?",
        ),
        ("x == 3 = 4\n", "1:1 cannot assign to comparison"),
        (
            "f() += 1\n",
            "1:1 'function call' is an illegal expression for augmented assignment",
        ),
    ] {
        assert_eq!(refused(source), [expected], "{source}");
    }
}

#[test]
fn numbers_and_fields_are_read_as_python_reads_them() {
    for (source, expected) in [
        ("y = 1__0\n", "1:6 invalid decimal literal"),
        ("z = 5a\n", "1:5 invalid decimal literal"),
        ("x = 0x\n", "1:6 invalid hexadecimal literal"),
        ("x = 0b12\n", "1:8 invalid digit '2' in binary literal"),
        ("x = 1.5.2\n", "1:8 invalid syntax"),
        ("print(f'{x')\n", "1:12 f-string: expecting '}'"),
        ("f'{}'\n", "1:6 f-string: empty expression not allowed"),
        ("x = f'}'\n", "1:9 f-string: single '}' is not allowed"),
        (
            "x = f'a{b!z}'\n",
            "1:14 f-string: invalid conversion character: expected 's', 'r', or 'a'",
        ),
    ] {
        assert_eq!(refused(source), [expected], "{source}");
    }
}

#[test]
fn brackets_and_texts_that_do_not_end_are_named_where_they_begin() {
    for (source, expected) in [
        ("d = (1 + 2\ne = 4\n", "1:5 '(' was never closed"),
        ("print('b'\nprint('c')\n", "1:6 '(' was never closed"),
        ("x = 3)\n", "1:6 unmatched ')'"),
        (
            "x = [1)\n",
            "1:7 closing parenthesis ')' does not match opening parenthesis '['",
        ),
        (
            "x = [\n1)\n",
            "2:2 closing parenthesis ')' does not match opening parenthesis '[' on line 1",
        ),
        (
            "s = 'abc\n",
            "1:5 unterminated string literal (detected at line 1)",
        ),
        (
            "s = f\"\"\"abc\n\n",
            "1:5 unterminated triple-quoted string literal (detected at line 2)",
        ),
    ] {
        assert_eq!(refused(source), [expected], "{source}");
    }
}

#[test]
fn every_module_of_the_library_is_read_without_a_word() {
    for (name, source) in crate::FRONTEND.library.modules() {
        let mut start = 0;
        while let Some(line) = super::tokens::line(source, start, &mut 0) {
            assert_eq!(super::refusal(source, &line), None, "{name}");
            start = line.end;
        }
    }
}

#[test]
fn any_text_can_be_read() {
    let deep = "(".repeat(10_000);
    for source in [
        "\\",
        "\"",
        "(\n\"\"\"",
        "x = é(\u{1F600}\n",
        "\r\n(\r\n",
        "0x",
        "a\u{0}b",
        &deep,
        "lambda",
        "f(**",
        "@",
        "class",
        "\\\n",
    ] {
        refused(source);
    }
}
