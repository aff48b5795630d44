//! Texts by UTF-16 units, numbers as text, integers of any size: what a library is built on, through IR text.

use ir::{Arithmetic, Fault, FaultRow, Faults, FloatNotation, Semantics};
use std::fmt::Write as _;
use std::rc::Rc;
use vm::{Machine, Settings, Source, Stream};

const FAULTS: &[FaultRow] = &[
    FaultRow::new(&[Fault::TextIndexOutOfRange], "Error", "index {0} of {1}"),
    FaultRow::new(
        &[Fault::TextRangeOutOfRange],
        "Error",
        "from {0} to {1} of {2}",
    ),
    FaultRow::new(&[Fault::NilOperand], "Error", "nil at {0}"),
];

fn semantics() -> &'static Semantics {
    let mut semantics = *Semantics::plain();
    semantics.numbers.arithmetic = Arithmetic::DEFINED;
    semantics.numbers.notation = FloatNotation::Capital;
    semantics.errors.faults = Faults {
        rows: FAULTS,
        class: "Error",
        message: Some("{0}"),
    };
    Box::leak(Box::new(semantics))
}

/// Carries out an intrinsic per line, each written `name operand, operand`, and gives what they printed, one per line;
/// at last what was raised, if something was.
fn run(lines: &[String]) -> String {
    let mut text =
        String::from("module main plain\nentry:\n  %0 = const \"\\n\"\n  try_push caught\n");
    let mut next = 1;
    for line in lines {
        let (name, operands) = line.split_once(' ').unwrap();
        let mut call = format!("call_function @{name}");
        for operand in operands.split(", ") {
            writeln!(text, "  %{next} = const {operand}").unwrap();
            write!(call, " %{next}").unwrap();
            next += 1;
        }
        writeln!(text, "  %{next} = {call}").unwrap();
        writeln!(text, "  %{} = call_function @native_str %{next}", next + 1).unwrap();
        writeln!(
            text,
            "  %{} = call_function @write_out %{}",
            next + 2,
            next + 1
        )
        .unwrap();
        writeln!(text, "  %{} = call_function @write_out %0", next + 3).unwrap();
        next += 4;
    }
    let (exception, args, shown) = (next, next + 1, next + 2);
    writeln!(
        text,
        "  try_pop\n  branch done\ncaught:\n  %{exception} = symbolic caught_exception\n  \
         %{args} = call_function @exception_args %{exception}\n  \
         %{shown} = call_function @native_repr %{args}\n  \
         %{} = call_function @write_out %{shown}\n  branch done\ndone:",
        next + 3
    )
    .unwrap();
    let mut program = ir::parse(&text).unwrap();
    assert_eq!(ir::verify(&program), []);
    Rc::make_mut(&mut program.modules[0]).semantics = semantics();
    let linked = Rc::new(vm::link(program));
    let sources: Rc<[Source]> = vec![Source::default()].into();
    let mut machine = Machine::new(linked, ir::ModuleId(0), Settings::default(), sources);
    machine.run(u64::MAX);
    machine.written(Stream::Out)
}

fn check(cases: &[(&str, &str)]) {
    let lines: Vec<String> = cases.iter().map(|(line, _)| (*line).to_owned()).collect();
    let out = run(&lines);
    assert_eq!(out.lines().count(), cases.len(), "{out}");
    for ((line, expected), given) in cases.iter().zip(out.lines()) {
        assert_eq!(given, *expected, "{line}");
    }
}

#[test]
fn texts_are_counted_in_units() {
    check(&[
        ("text_length \"abc\"", "3"),
        ("text_length \"aä€\"", "3"),
        ("text_length \"a\u{1f600}b\"", "4"),
        ("text_unit_at \"abc\", i32 1", "b"),
        ("text_unit_at \"a\u{1f600}b\", i32 3", "b"),
        ("text_code_point_at \"a\u{1f600}b\", i32 1", "128512"),
        ("text_part \"a\u{1f600}b\", i32 1, i32 3", "\u{1f600}"),
        ("text_part \"hello\", i32 2", "llo"),
        // Half of a pair: see `ir::surrogate`.
        ("text_part \"a\u{1f600}b\", i32 2", "\u{10fe00}b"),
        (
            "text_splice \"hello\", i32 1, i32 3, \"XY\u{e4}\"",
            "hXY\u{e4}lo",
        ),
        ("text_index_of \"banana\", \"an\", i32 2", "3"),
        ("text_index_of \"b\u{1f600}na\", char 97", "4"),
        ("text_index_of \"banana\", \"x\"", "-1"),
        ("text_index_of \"abc\", \"\", i32 9", "3"),
        ("text_last_index_of \"banana\", \"an\"", "3"),
        ("text_last_index_of \"banana\", \"an\", i32 2", "1"),
        ("text_last_index_of \"abc\", \"\"", "3"),
        ("text_starts_with \"banana\", \"nan\", i32 2", "true"),
        ("text_starts_with \"banana\", \"nan\", i32 -1", "false"),
        ("text_hash \"hello\"", "99162322"),
        ("text_hash \"a\u{1f600}\"", "1866116"),
        ("text_compare \"apple\", \"apricot\"", "-2"),
        ("text_compare \"ab\", \"abcd\"", "-2"),
        ("text_replace \"banana\", char 97, char 111", "bonono"),
        ("text_replace \"aaa\", \"aa\", \"b\"", "ba"),
        ("text_reverse \"a\u{1f600}b\"", "b\u{1f600}a"),
        ("text_trim \"\\t a \\n\"", "a"),
        ("text_strip \"\u{2003}a\u{a0}\"", "a\u{a0}"),
    ]);
}

#[test]
fn places_out_of_range_and_nothing_are_errors() {
    for (line, expected) in [
        ("text_unit_at \"abc\", i32 3", "index 3 of 3"),
        ("text_unit_at \"\u{e4}\", i32 -1", "index -1 of 1"),
        ("text_part \"abc\", i32 2, i32 1", "from 2 to 1 of 3"),
        ("text_length nil", "nil at text_length"),
        ("text_compare \"abc\", nil", "nil at text_compare"),
        ("array_fill nil, i32 0, i32 1, i32 0", "array_fill"),
    ] {
        let out = run(&[line.to_owned()]);
        assert_eq!(out, format!("('{expected}',)"), "{line}");
    }
}

#[test]
fn numbers_are_written_as_asked() {
    check(&[
        ("number_text i32 -42", "-42"),
        ("number_text i64 255, i32 16", "ff"),
        ("number_text char 228", "\u{e4}"),
        ("number_text 100.0", "100.0"),
        ("number_text f32 1.1", "1.1"),
        ("number_text true", "true"),
        ("number_text_unsigned i32 -1, i32 16", "ffffffff"),
        (
            "number_text_unsigned i64 -1, i32 8",
            "1777777777777777777777",
        ),
        ("float_fixed_text 0.125, i32 2", "0.13"),
        ("float_fixed_text 1.005, i32 2", "1.01"),
        ("float_fixed_text 9.995, i32 2", "10.00"),
        ("float_fixed_text 0.0004, i32 2", "0.00"),
        ("float_fixed_text 0.5, i32 0", "1"),
        ("float_fixed_text 0.0, i32 3", "0.000"),
        ("float_fixed_text 123456.0, i32 1", "123456.0"),
        ("float_scientific_text 12345.678, i32 3", "1.235e+04"),
        ("float_scientific_text 0.00012, i32 0", "1e-04"),
        ("float_hex_text 1.5", "0x1.8p0"),
        ("float_hex_text 5e-324", "0x0.0000000000001p-1022"),
        ("text_is_float \"1.5f\"", "true"),
        ("text_is_float \"1_0\"", "false"),
        ("text_is_float \".\"", "false"),
        ("double_of_text \"-1e3\"", "-1000.0"),
        ("double_of_text \"0x1.8p1\"", "3.0"),
        ("float_bits 1.0", "4607182418800017408"),
        ("double_from_bits i64 4607182418800017408", "1.0"),
    ]);
}

#[test]
fn integers_have_any_size() {
    check(&[
        (
            "integer_multiply 9223372036854775807, 9223372036854775807",
            "85070591730234615847396907784232501249",
        ),
        ("integer_divide -7, 2", "-3"),
        ("integer_remainder -7, 2", "-1"),
        (
            "integer_power 2, i32 100",
            "1267650600228229401496703205376",
        ),
        ("integer_power_modulo 3, 200, 13", "9"),
        ("integer_of_text \"-ff\", i32 16", "-255"),
        ("integer_to_text 255, i32 2", "11111111"),
        ("integer_shift 1, i32 70", "1180591620717411303424"),
        ("integer_shift -5, i32 -1", "-3"),
        ("integer_bit_length -256", "8"),
        ("integer_low_bits 18446744073709551617", "1"),
        ("integer_compare 3, 5", "-1"),
        ("integer_square_root 99", "9"),
    ]);
}
