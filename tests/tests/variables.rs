//! What a run leaves behind in its outermost variables, as people read it: C's by their types, and none of a block that is
//! over.

use reddragon_tests::compile;
use session::vm::Settings;
use session::vm::display::preview;
use std::rc::Rc;

fn variables(source: &str) -> Vec<String> {
    variables_of("c", source)
}

fn variables_of(language: &str, source: &str) -> Vec<String> {
    let compiled = Rc::new(compile(language, "main", source).expect("it compiles"));
    let mut machine = compiled.machine(Settings::default());
    machine.run(100_000);
    let variables = session::variables(&compiled, &mut machine).into_iter();
    variables
        .map(|variable| format!("{} = {}", variable.name, variable.text))
        .collect()
}

#[test]
fn values_are_read_by_their_types() {
    let source = r#"
#include <stdlib.h>
enum colour { RED, GREEN };
struct node { int value; struct node *next; const char *name; };
enum colour global = GREEN;
const char *title = "two\nlines";
char letters[] = "caf\303\251 \377", numbers[4] = {31, 28, 0, -1}, cut[] = "\0left";
int main(void) {
    struct node *head = NULL;
    int *squares = malloc(3 * sizeof *squares);
    char end = '\0', tab = '\t', bell = 7, quote = '\'', low = 3, high = -2;
    enum colour colour = RED;
    int count = 3, *to = &count;
    for (int i = 0; i < 3; i++)
        squares[i] = i * i;
    head = malloc(sizeof *head);
    *head = (struct node){1, NULL, "last"};
    struct node first = {2, head, "first"};
    double (*function)(double) = NULL;
    free(squares + 0 * count);
    char *text = malloc(3), *gone = text;
    text[0] = 'h', text[1] = '"', text[2] = 0;
    double *single = malloc(sizeof *single), *several = calloc(2, sizeof *several);
    *single = 2.5;
}
"#;
    let expected = [
        "global = GREEN",
        r#"title = 0x480610 "two\nlines""#,
        r#"letters = "café \377""#,
        r"numbers = {31, 28, 0 '\0', -1}",
        r#"cut = """#,
        "head = 0x555555559010 -> {value = 1, next = NULL, name = 0x480620 \"last\"}",
        "squares = 0x555555559000",
        r"end = 0 '\0'",
        r"tab = 9 '\t'",
        r"bell = 7 '\a'",
        r"quote = 39 '\''",
        "low = 3",
        "high = -2",
        "colour = RED",
        "count = 3",
        "to = 0x7fffffffdff0 <count>",
        "first = {value = 2, next = 0x555555559010, name = 0x480630 \"first\"}",
        "function = NULL",
        r#"text = 0x555555559030 "h\"""#,
        r#"gone = 0x555555559030 "h\"""#,
        "single = 0x555555559040 -> 2.5",
        "several = 0x555555559050 -> {0.0, 0.0}",
    ];
    // Where objects lie is not what this is about.
    let places = |lines: Vec<String>| -> Vec<String> {
        lines.iter().map(|line| without_places(line)).collect()
    };
    let expected = expected.iter().map(|line| (*line).to_owned()).collect();
    assert_eq!(places(variables(source)), places(expected));
}

/// A line with `@` for each address.
fn without_places(line: &str) -> String {
    let mut parts = line.split("0x");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push('@');
        out.push_str(part.trim_start_matches(|digit: char| digit.is_ascii_hexdigit()));
    }
    out
}

#[test]
fn blocks_that_are_over_leave_nothing_behind() {
    let source = "
int printf(const char *, ...);
int main(void) {
    int total = 0;
    for (int i = 0; i < 3; i++) { int square = i * i; total += square; }
    for (int i = 5; i > 0; i--) total++;
    { int inner = 1; int array[2] = {1, 2}; total += inner + array[0]; }
    int again = 0;
    while (again < 5) { int here = again++; if (here == 3) return total; }
}
";
    assert_eq!(variables(source), ["total = 12", "again = 4", "here = 3"]);
    let shadowed =
        "int main(void) { int i = 7; for (int i = 0; i < 3; i++) { int i = 9; } return i; }";
    assert_eq!(variables(shadowed), ["i = 7"]);
    let fragment =
        "int total = 0; for (int i = 0; i < 4; i++) { int twice = 2 * i; total += twice; }";
    assert_eq!(variables(fragment), ["total = 12"]);
}

#[test]
fn java_shows_no_variables_of_blocks_that_are_over() {
    let source = r#"
public class Main {
    static int total;

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            int square = i * i;
            total += square;
        }
        for (String word : new String[] {"a", "b"}) {
            total += word.length();
        }
        for (Integer number : java.util.List.of(4, 5)) {
            total += number;
        }
        { boolean inside = true; }
        if (total > 0) {
            double half = total / 2.0;
        }
        try {
            long big = 1L << 40;
            throw new RuntimeException("x");
        } catch (RuntimeException problem) {
            total++;
        }
        Object value = "text";
        if (value instanceof String text) {
            total += text.length();
        }
        if (!(value instanceof String same)) {
            return;
        }
        switch (total) {
            case 1: int one = 1;
            default: int other = 2;
        }
        int i = 7;
    }
}
"#;
    assert_eq!(
        variables_of("java", source),
        [
            "total = 21",
            "args = []",
            "i = 7",
            "value = text",
            "same = text"
        ]
    );
}

/// The named variables that are shown each time the run comes to a line, at its first instruction.
fn shown_at(language: &str, source: &str, line: u32, names: &[&str]) -> Vec<String> {
    let compiled = Rc::new(compile(language, "main", source).expect("it compiles"));
    let mut machine = compiled.machine(Settings::default());
    let mut shown = Vec::new();
    let mut before = 0;
    for step in 1.. {
        let frame = machine.calls().0.len().saturating_sub(1);
        let position = machine.frame_position(frame);
        let here = position.filter(|(module, _)| *module == compiled.main);
        let at = here.map_or(0, |(_, inst)| compiled.module().inst(inst).span.start.line);
        if at == line && before != line {
            let all = machine.frame_variables(frame).into_iter();
            let all = all.map(|(name, value)| (machine.name(name).to_owned(), value));
            let wanted = all.filter(|(name, _)| names.contains(&name.as_str()));
            let texts: Vec<String> = wanted
                .map(|(name, value)| format!("{name} = {}", preview(&machine, value, 80)))
                .collect();
            shown.push(texts.join(", "));
        }
        before = at;
        machine.run(step);
        if machine.state.ending.is_some() {
            return shown;
        }
    }
    unreachable!()
}

#[test]
fn a_variable_shows_nothing_of_another_one_of_its_name_before_it_is_declared() {
    let c = "int main(void) {
    int total = 0;
    for (int i = 0; i < 3; i++) total += i;
    for (int i = 10;
         i < 12; i++)
        total += i;
    for (int n = 0; n < 2; n++) {
        total++;
        int k = n + total;
        total += k;
    }
    return total;
}";
    assert_eq!(shown_at("c", c, 4, &["i"]), [""]);
    assert_eq!(shown_at("c", c, 6, &["i"]), ["i = 10", "i = 11"]);
    // Nor of itself in the round before, where the language ends it with each round.
    assert_eq!(shown_at("c", c, 8, &["k", "n"]), ["n = 0", "n = 1"]);
    assert_eq!(shown_at("c", c, 10, &["k"]), ["k = 25", "k = 52"]);

    let java = "class Main {
    public static void main(String[] args) {
        int total = 0;
        for (int i = 0; i < 3; i++) total += i;
        for (int i = 10;
             i < 12; i++)
            total += i;
        for (int n = 0; n < 2; n++) {
            total++;
            int k = n + total;
            total += k;
        }
        int i = total;
        total = i;
    }
}";
    let at_its_head = shown_at("java", java, 5, &["i"]);
    assert_eq!(at_its_head.first().map(String::as_str), Some(""));
    assert_eq!(shown_at("java", java, 7, &["i"]), ["i = 10", "i = 11"]);
    assert_eq!(shown_at("java", java, 9, &["k", "n"]), ["n = 0", "n = 1"]);
    assert_eq!(shown_at("java", java, 11, &["k"]), ["k = 25", "k = 52"]);
    assert_eq!(shown_at("java", java, 13, &["i"]), [""]);
    assert_eq!(shown_at("java", java, 14, &["i"]), ["i = 103"]);
}

#[test]
fn objects_that_delegate_are_told_by_what_they_are_of() {
    let javascript = "class P { constructor() { this.x = 1 } }\n\
        let o = { a: 1, e: new RangeError('r') }, p = new P(), m = new Map([[1, p]]), d = new Date(0);\n";
    assert_eq!(
        variables_of("javascript", javascript),
        [
            "o = (a=1, e=RangeError: r)",
            "p = P(x=1)",
            "m = {1: P(x=1)}",
            "d = Date()"
        ]
    );
    let ruby = "require 'set'\nclass P\n  def initialize\n    @x = 1\n  end\nend\n\
        h = { 'k' => [P.new, {}] }\ns = Set.new([1, 2])\ne = ArgumentError.new('r')\n";
    let told = variables_of("ruby", ruby);
    for expected in [
        r#"h = {"k" => [P(@x=1), {}]}"#,
        "s = [1, 2]",
        "e = ArgumentError: r",
    ] {
        assert!(told.iter().any(|told| told == expected), "{told:?}");
    }
    let php = "<?php\nclass P { public $x = 1; private $y = [2]; }\n$p = new P;\n$e = new RangeException('r');\n";
    let told = variables_of("php", php);
    for expected in ["p = P(x=1, y={0: 2})", "e = RangeException: r"] {
        assert!(told.iter().any(|told| told == expected), "{told:?}");
    }
}
