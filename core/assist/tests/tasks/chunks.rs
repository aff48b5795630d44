use assist::task::chunks::{Chunk, Chunks, Joined, Kind, chunks};
use assist::{Counters, Script, drive};

const SOURCE: &str =
    "x = 1\n\ndef foo():\n    return 1\n\ny = 2\n\ndef bar():\n    return 2\n\nz = 3\n";

/// The chunks that a grammar gives; with one, see the tests across crates.
fn five() -> Vec<Chunk> {
    let parts = [
        (Kind::Statements, "lines_1_1", "x = 1"),
        (Kind::Function, "foo", "def foo():\n    return 1"),
        (Kind::Statements, "lines_6_6", "y = 2"),
        (Kind::Function, "bar", "def bar():\n    return 2"),
        (Kind::Statements, "lines_11_11", "z = 3"),
    ];
    let chunk = |(kind, name, text): (Kind, &str, &str)| {
        let start = SOURCE.find(text).unwrap();
        let range = start..start + text.len();
        let name = name.to_owned();
        Chunk { kind, name, range }
    };
    parts.map(chunk).into()
}

fn variable(name: &str, value: u32) -> String {
    format!("entry:\n%0 = const {value} # 1:4-1:5\ndecl_var {name} %0 # 1:0-1:5\n")
}

fn function(name: &str, value: u32) -> String {
    format!(
        "entry:\nbranch end\nfunc:\n%0 = const {value} # 2:11-2:12\nreturn %0\nend:\n%1 = const <function:{name}@func>\ndecl_var {name} %1\n"
    )
}

fn joined(answers: Vec<String>) -> (Joined, u64) {
    let mut task = Chunks::new("Python", SOURCE, five()).with_retries(0);
    let mut counters = Counters::default();
    let joined = drive(&mut task, &mut Script::of(answers), &mut counters);
    let program = ir::parse(&joined.text).unwrap();
    assert_eq!(ir::verify(&program), [], "{}", joined.text);
    (joined, counters.calls)
}

fn answers() -> Vec<String> {
    vec![
        variable("x", 1),
        function("foo", 1),
        variable("y", 2),
        function("bar", 2),
        variable("z", 3),
    ]
}

#[test]
fn chunks_are_joined_in_the_order_of_the_source() {
    let (joined, calls) = joined(answers());
    assert_eq!((calls, joined.failed), (5, vec![]));
    let declared: Vec<&str> = joined
        .text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("decl_var "))
        .map(|rest| rest.split(' ').next().unwrap())
        .collect();
    assert_eq!(declared, ["x", "foo", "y", "bar", "z"]);
    assert!(joined.text.contains("<function:bar@func_chunk3>"));
    // `bar` returns the constant of the ninth line of the source.
    let line = joined
        .text
        .lines()
        .find(|line| line.contains("# 9:11-9:12"));
    assert!(line.unwrap().contains("const 2"));
}

#[test]
fn a_chunk_that_fails_is_one_unknown_and_the_rest_stays() {
    let mut answers = answers();
    answers[3] = "I cannot do that".to_owned();
    let (joined, _) = joined(answers);
    assert_eq!(joined.text.matches("chunk_error:bar").count(), 1);
    assert_eq!(joined.text.matches("chunk_error:").count(), 1);
    assert_eq!(joined.failed.len(), 1);
    assert!(joined.text.contains("decl_var z"));
}

#[test]
fn a_chunk_does_not_end_the_program() {
    let mut answers = answers();
    answers[0] += "return %0\n";
    let (joined, _) = joined(answers);
    assert_eq!(joined.text.matches("chunk_error:lines_1_1").count(), 1);
}

#[test]
fn a_loop_back_to_a_chunks_entry_stays_in_the_chunk() {
    let mut answers = answers();
    answers[2] = "entry:\n%0 = const true\nbranch_if %0 end,entry\nend:\n".to_owned();
    let (joined, _) = joined(answers);
    assert_eq!(joined.failed, []);
    assert!(joined.text.contains("entry_chunk2:"));
}

#[test]
fn without_a_grammar_blank_lines_and_indentation_tell() {
    let block = |name: &str| format!("{name} x =\n  a\n\n  b\n{}\n", "  c\n".repeat(40));
    let source = format!("{}{}", block("f"), block("g"));
    let found = chunks(&source, None);
    let starts = found.iter().map(|chunk| &source[chunk.range.start..][..1]);
    assert_eq!(starts.collect::<Vec<_>>(), ["f", "g"]);
    let whole: usize = found.iter().map(|chunk| chunk.range.len()).sum();
    assert_eq!(whole, source.len());
    // Short ones are asked about together.
    assert_eq!(chunks("a = 1\n\nb = 2\n\nc = 3\n", None).len(), 1);
}
