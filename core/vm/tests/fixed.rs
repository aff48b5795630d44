//! Numbers of a fixed width, against Rust's own arithmetic, through IR text.
//!
//! Each case is an expression of constants; a run computes many and shows each result with its type.

use ir::{Arithmetic, FloatToInt, Overflow, Promotion, Semantics, Shift, Undefined, ZeroDivisor};
use std::rc::Rc;
use vm::memory::undefined::AfterUndefined;
use vm::{Machine, Settings, Source, Stream};

/// What is left undefined, is reported.
const UNDEFINED: Arithmetic = Arithmetic {
    promotion: Promotion::To32,
    overflow: Overflow::Undefined,
    shift: Shift::Undefined,
    zero_divisor: ZeroDivisor::Undefined,
    float_to_int: FloatToInt::Undefined,
};

/// Narrow operands become integers of 32 bits.
const PROMOTING: Arithmetic = Arithmetic {
    promotion: Promotion::To32,
    float_to_int: FloatToInt::SaturatesWide,
    ..Arithmetic::DEFINED
};

/// Runs go on after what is undefined.
fn settings() -> Settings {
    Settings {
        undefined: AfterUndefined::GoOn,
        ..Settings::default()
    }
}

fn semantics(arithmetic: Arithmetic) -> &'static Semantics {
    let mut semantics = *Semantics::plain();
    semantics.numbers.arithmetic = arithmetic;
    Box::leak(Box::new(semantics))
}

/// Runs the operations, each with its operands as constants, and gives what each printed and the reports.
fn run(arithmetic: Arithmetic, operations: &[(String, Vec<String>)]) -> (Vec<String>, Machine) {
    let mut text = String::from("module main plain\nentry:\n");
    let mut next = 0;
    let mut fresh = || {
        next += 1;
        next - 1
    };
    let end = fresh();
    text.push_str(&format!("  %{end} = const \"\\n\"\n"));
    for (operation, operands) in operations {
        let mut line = operation.clone();
        for operand in operands {
            let register = fresh();
            text.push_str(&format!("  %{register} = const {operand}\n"));
            line.push_str(&format!(" %{register}"));
        }
        let (given, shown, first, second) = (fresh(), fresh(), fresh(), fresh());
        text.push_str(&format!(
            "  %{given} = {line}\n  %{shown} = call_function @native_repr %{given}\n  \
             %{first} = call_function @write_out %{shown}\n  \
             %{second} = call_function @write_out %{end}\n"
        ));
    }
    let mut program = ir::parse(&text).unwrap();
    assert_eq!(ir::verify(&program), []);
    Rc::make_mut(&mut program.modules[0]).semantics = semantics(arithmetic);
    let linked = Rc::new(vm::link(program));
    let sources: Rc<[Source]> = vec![Source::default()].into();
    let mut machine = Machine::new(linked, ir::ModuleId(0), settings(), sources);
    assert_eq!(machine.run(u64::MAX), vm::Stop::Ended);
    let lines: Vec<String> = machine
        .written(Stream::Out)
        .lines()
        .map(str::to_owned)
        .collect();
    assert_eq!(
        lines.len(),
        operations.len(),
        "{}",
        machine.written(Stream::Err)
    );
    (lines, machine)
}

fn check(arithmetic: Arithmetic, cases: &[(&str, &[&str], &str)]) {
    let operations: Vec<_> = cases
        .iter()
        .map(|(operation, operands, _)| {
            let operands = operands.iter().map(|&operand| operand.to_owned());
            ((*operation).to_owned(), operands.collect())
        })
        .collect();
    let (lines, machine) = run(arithmetic, &operations);
    for ((operation, operands, expected), line) in cases.iter().zip(&lines) {
        assert_eq!(line, expected, "{operation} {operands:?}");
    }
    assert_eq!(machine.state.reports, []);
}

/// Numbers that look random and are always the same.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let high = self.0 >> 33;
        // Small and large ones, of every length.
        (self.0 ^ high << 7) >> (high % 61)
    }
}

macro_rules! against_rust {
    ($($test:ident $type:ident)*) => {$(
        #[test]
        fn $test() {
            let name = stringify!($type);
            let mut numbers = Numbers(name.bytes().map(u64::from).sum());
            let edges = [$type::MIN, $type::MIN + 1, 0, 1, $type::MAX - 1, $type::MAX];
            let mut pairs: Vec<($type, $type)> = Vec::new();
            for a in edges {
                pairs.extend(edges.map(|b| (a, b)));
            }
            for _ in 0..120 {
                pairs.push((numbers.next() as $type, numbers.next() as $type));
            }
            let mut operations = Vec::new();
            let mut expected: Vec<String> = Vec::new();
            for (a, b) in pairs {
                let mut case = |op: &str, right: String, given: String| {
                    operations.push((format!("binop {op}"), vec![format!("{name} {a}"), right]));
                    expected.push(given);
                };
                let right = || format!("{name} {b}");
                case("+", right(), a.wrapping_add(b).to_string());
                case("-", right(), a.wrapping_sub(b).to_string());
                case("*", right(), a.wrapping_mul(b).to_string());
                case("&", right(), (a & b).to_string());
                case("|", right(), (a | b).to_string());
                case("^", right(), (a ^ b).to_string());
                for (op, holds) in
                    [("==", a == b), ("!=", a != b), ("<", a < b), ("<=", a <= b), (">", a > b), (">=", a >= b)]
                {
                    case(op, right(), holds.to_string());
                }
                if b != 0 {
                    case("/", right(), a.wrapping_div(b).to_string());
                    case("%", right(), a.wrapping_rem(b).to_string());
                }
                // The count may be of any type.
                let count = (b & 63) as i8;
                case("<<", format!("i8 {count}"), a.wrapping_shl(count as u32).to_string());
                case(">>", format!("{count}"), a.wrapping_shr(count as u32).to_string());
                let unsigned = if $type::MIN == 0 { a as u64 } else { a as i64 as u64 };
                let logical = (unsigned & (u64::MAX >> (64 - $type::BITS))) >> (count as u32 % $type::BITS);
                case(">>>", format!("u64 {count}"), (logical as $type).to_string());
                let mut one = |op: &str, given: String| {
                    operations.push((format!("unop {op}"), vec![format!("{name} {a}")]));
                    expected.push(given);
                };
                one("-", a.wrapping_neg().to_string());
                one("+", a.to_string());
                one("~", (!a).to_string());
                one("not", (a == 0).to_string());
                one("as:i8", (a as i8).to_string());
                one("as:i16", (a as i16).to_string());
                one("as:i32", (a as i32).to_string());
                one("as:i64", (a as i64).to_string());
                one("as:u8", (a as u8).to_string());
                one("as:u16", (a as u16).to_string());
                one("as:u32", (a as u32).to_string());
                one("as:u64", (a as u64).to_string());
                one("as:int", a.to_string());
                one("as:bool", (a != 0).to_string());
                one("as:text", format!("'{a}'"));
                one("as:f64", vm::display::float_repr(a as f64));
                let mut single = format!("{:?}", a as f32);
                if let Some((digits, exponent)) = single.split_once('e') {
                    single = format!("{digits}e+{exponent:0>2}");
                }
                one("as:f32", single);
            }
            let (lines, machine) = run(Arithmetic::DEFINED, &operations);
            for ((operation, given), expected) in operations.iter().zip(&lines).zip(&expected) {
                assert_eq!(given, expected, "{operation:?}");
            }
            assert_eq!(machine.state.reports, []);
        }
    )*};
}

against_rust! {
    i8_is_that_of_rust i8
    i16_is_that_of_rust i16
    i32_is_that_of_rust i32
    i64_is_that_of_rust i64
    u8_is_that_of_rust u8
    u16_is_that_of_rust u16
    u32_is_that_of_rust u32
    u64_is_that_of_rust u64
}

#[test]
fn floating_point_becomes_an_integer() {
    let saturating = [
        ("unop as:i32", "1.99", "1"),
        ("unop as:i32", "-1.99", "-1"),
        ("unop as:i32", "1e10", "2147483647"),
        ("unop as:i32", "-inf", "-2147483648"),
        ("unop as:i32", "nan", "0"),
        ("unop as:i64", "1e30", "9223372036854775807"),
        (
            "unop as:u64",
            "1.8446744073709550e19",
            "18446744073709549568",
        ),
        ("unop as:u64", "-5.0", "0"),
        ("unop as:i32", "f32 2.5", "2"),
        ("unop as:i8", "300.0", "127"),
    ];
    for (operation, operand, expected) in saturating {
        check(Arithmetic::DEFINED, &[(operation, &[operand], expected)]);
    }
    // What Java does with narrow types: first an int, then its low bits.
    check(
        PROMOTING,
        &[
            ("unop as:i8", &["300.0"], "44"),
            ("unop as:i16", &["1e10"], "-1"),
            ("unop as:i64", &["1e10"], "10000000000"),
            ("unop as:char", &["65.7"], "A"),
        ],
    );
}

#[test]
fn single_precision_is_rounded_after_every_operation() {
    check(
        Arithmetic::DEFINED,
        &[
            ("binop +", &["f32 0.1", "f32 0.2"], "0.3"),
            ("binop +", &["f32 16777216.0", "f32 1.0"], "16777216.0"),
            ("binop *", &["f32 0.1", "f32 3.0"], "0.3"),
            ("binop -", &["f32 0.3", "f32 0.1"], "0.20000002"),
            ("binop /", &["f32 1.0", "f32 3.0"], "0.33333334"),
            ("binop /", &["f32 1.0", "f32 0.0"], "inf"),
            ("binop %", &["f32 5.5", "f32 -2.0"], "1.5"),
            ("binop <", &["f32 0.1", "f32 0.2"], "true"),
            ("binop ==", &["f32 nan", "f32 nan"], "false"),
            ("binop ==", &["f32 0.0", "f32 -0.0"], "true"),
            ("unop -", &["f32 0.0"], "-0.0"),
            ("unop not", &["f32 -0.0"], "true"),
            ("unop as:f64", &["f32 0.1"], "0.10000000149011612"),
            ("unop as:f32", &["0.1"], "0.1"),
            ("unop as:f32", &["1e300"], "inf"),
        ],
    );
}

#[test]
fn operands_of_different_types_take_the_wider() {
    check(
        PROMOTING,
        &[
            ("binop +", &["i8 127", "i8 1"], "128"),
            ("binop +", &["char 65", "i32 1"], "66"),
            ("binop +", &["char 65", "char 66"], "131"),
            ("unop -", &["u8 1"], "-1"),
            ("unop ~", &["u8 1"], "-2"),
            ("binop <<", &["u8 255", "i32 4"], "4080"),
            ("binop >>>", &["i8 -1", "i32 28"], "15"),
            ("binop +", &["i32 2147483647", "i64 1"], "2147483648"),
            ("binop +", &["i32 -1", "u32 0"], "4294967295"),
            ("binop <", &["i32 -1", "u32 0"], "false"),
            ("binop <", &["i32 -1", "i64 0"], "true"),
            ("binop /", &["i32 1", "2.0"], "0.5"),
            ("binop *", &["i64 3", "f32 0.5"], "1.5"),
            ("binop +", &["f32 0.1", "0.2"], "0.30000000149011613"),
            ("binop ==", &["char 97", "i32 97"], "true"),
            ("binop <<", &["i32 1", "i64 33"], "2"),
            ("binop <<", &["i64 1", "i32 33"], "8589934592"),
            ("unop as:text", &["char 228"], "'ä'"),
        ],
    );
    check(
        Arithmetic::DEFINED,
        &[
            ("binop +", &["i8 127", "i8 1"], "-128"),
            ("binop +", &["u8 255", "u8 1"], "0"),
        ],
    );
}

#[test]
fn what_is_undefined_is_reported() {
    let cases: &[(&str, &[&str], &str, Option<Undefined>)] = &[
        (
            "binop +",
            &["i32 2147483647", "i32 1"],
            "-2147483648",
            Some(Undefined::SignedOverflow),
        ),
        (
            "binop -",
            &["i64 -9223372036854775808", "i64 1"],
            "9223372036854775807",
            Some(Undefined::SignedOverflow),
        ),
        (
            "binop *",
            &["i32 65536", "i32 65536"],
            "0",
            Some(Undefined::SignedOverflow),
        ),
        ("binop *", &["u32 65536", "u32 65536"], "0", None),
        ("binop +", &["u64 18446744073709551615", "u64 1"], "0", None),
        (
            "unop -",
            &["i32 -2147483648"],
            "-2147483648",
            Some(Undefined::SignedOverflow),
        ),
        ("unop -", &["u32 1"], "4294967295", None),
        (
            "binop /",
            &["i32 -2147483648", "i32 -1"],
            "-2147483648",
            Some(Undefined::SignedOverflow),
        ),
        (
            "binop %",
            &["i32 -2147483648", "i32 -1"],
            "0",
            Some(Undefined::SignedOverflow),
        ),
        (
            "binop /",
            &["i32 7", "i32 0"],
            "0",
            Some(Undefined::DivisionByZero),
        ),
        (
            "binop %",
            &["u64 7", "u64 0"],
            "0",
            Some(Undefined::DivisionByZero),
        ),
        ("binop /", &["7.0", "0.0"], "inf", None),
        (
            "binop <<",
            &["i32 1", "i32 31"],
            "-2147483648",
            Some(Undefined::BadShift),
        ),
        ("binop <<", &["i32 1", "i32 30"], "1073741824", None),
        ("binop <<", &["u32 1", "i32 31"], "2147483648", None),
        (
            "binop <<",
            &["u32 1", "i32 32"],
            "1",
            Some(Undefined::BadShift),
        ),
        (
            "binop <<",
            &["i32 -1", "i32 1"],
            "-2",
            Some(Undefined::BadShift),
        ),
        ("binop >>", &["i32 -8", "i32 1"], "-4", None),
        (
            "binop >>",
            &["i32 8", "i32 -1"],
            "0",
            Some(Undefined::BadShift),
        ),
        ("unop as:i32", &["2147483647.5"], "2147483647", None),
        (
            "unop as:i32",
            &["2147483648.0"],
            "2147483647",
            Some(Undefined::FloatToIntOverflow),
        ),
        ("unop as:u8", &["-0.5"], "0", None),
        (
            "unop as:u8",
            &["-1.0"],
            "0",
            Some(Undefined::FloatToIntOverflow),
        ),
        (
            "unop as:u64",
            &["nan"],
            "0",
            Some(Undefined::FloatToIntOverflow),
        ),
        ("unop as:i8", &["i32 300"], "44", None),
    ];
    for (operation, operands, expected, kind) in cases {
        let operands = operands.iter().map(|&operand| operand.to_owned()).collect();
        let (lines, machine) = run(UNDEFINED, &[((*operation).to_owned(), operands)]);
        assert_eq!(lines[0], *expected, "{operation}");
        let reports: Vec<Undefined> = machine
            .state
            .reports
            .iter()
            .map(|report| report.kind)
            .collect();
        assert_eq!(reports, Vec::from_iter(*kind), "{operation} {expected}");
    }
}

#[test]
fn a_division_by_zero_is_an_error_where_it_is_defined() {
    let text = "module main plain\nentry:\n  %0 = const i32 1\n  %1 = const i32 0\n  \
                try_push caught\n  %2 = binop / %0 %1\n  try_pop\n  branch done\ncaught:\n  \
                %3 = const \"caught\"\n  %4 = call_function @write_out %3\n  branch done\ndone:\n";
    let program = ir::parse(text).unwrap();
    let linked = Rc::new(vm::link(program));
    let sources: Rc<[Source]> = vec![Source::default()].into();
    let mut machine = Machine::new(linked, ir::ModuleId(0), settings(), sources);
    machine.run(u64::MAX);
    assert_eq!(machine.written(Stream::Out), "caught");
}

/// A loop of every fused kind, over every type and rule: what it computes in one go, and traced, it computes step by
/// step.
#[test]
fn fused_instructions_are_their_parts() {
    for arithmetic in [Arithmetic::DEFINED, PROMOTING, UNDEFINED] {
        for scalar in [
            "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "char",
        ] {
            let unit = if scalar == "f32" { "1.0" } else { "1" };
            let limit = if scalar == "f32" { "90.0" } else { "90" };
            let shift = match scalar {
                "f32" => "binop * %11 %10",
                _ => "binop << %11 %10",
            };
            let text = format!(
                "module main plain\nentry:\n  branch end\nfunc:\n  %0 = const {scalar} {unit}\n  \
                 decl_var i %0\n  %1 = const {scalar} {unit}\n  decl_var s %1\nhead:\n  \
                 %2 = load_var i\n  %3 = const {scalar} {limit}\n  %4 = binop < %2 %3\n  \
                 branch_if %4 body,done\nbody:\n  %5 = load_var s\n  %6 = load_var i\n  \
                 %7 = binop * %5 %6\n  store_var s %7\n  %10 = load_var i\n  %11 = load_var s\n  \
                 %12 = {shift}\n  store_var t %12\n  %13 = load_var t\n  %14 = load_var s\n  \
                 %15 = binop >= %13 %14\n  branch_if %15 next,next\nnext:\n  %16 = load_var i\n  \
                 %17 = const {scalar} {unit}\n  %18 = binop + %16 %17\n  store_var i %18\n  \
                 branch head\ndone:\n  %20 = load_var s\n  return %20\nend:\n  \
                 %21 = const <function:f@func>\n  decl_var f %21\n  %22 = call_function f\n  \
                 %23 = call_function @native_repr %22\n  %24 = call_function @write_out %23\n"
            );
            let start = || {
                let mut program = ir::parse(&text).unwrap();
                assert_eq!(ir::verify(&program), []);
                Rc::make_mut(&mut program.modules[0]).semantics = semantics(arithmetic);
                let linked = Rc::new(vm::link(program));
                let sources: Rc<[Source]> = vec![Source::default()].into();
                Machine::new(linked, ir::ModuleId(0), settings(), sources)
            };
            let (mut whole, mut stepped) = (start(), start());
            whole.run(u64::MAX);
            while stepped.step() != vm::Stop::Ended {}
            assert_eq!(whole.state.steps, stepped.state.steps, "{scalar}");
            assert_eq!(
                whole.written(Stream::Out),
                stepped.written(Stream::Out),
                "{scalar}"
            );
            assert_ne!(whole.written(Stream::Out), "", "{scalar}");
            assert_eq!(whole.digest(), stepped.digest(), "{scalar}");
            for until in [u64::MAX, 170, 201, 262, 303, 404] {
                let (mut traced, mut stepped) = (start(), start());
                traced.trace_early();
                traced.run(until);
                stepped.run(until);
                assert_eq!(traced.digest(), stepped.digest(), "{scalar} to {until}");
            }
            // In the middle too, registers included.
            for until in [15, 40, 97, 98, 99, 100, 101, 102, 103, 104, 105] {
                let (mut whole, mut stepped) = (start(), start());
                whole.run(until + 70);
                while stepped.state.steps < until + 70 {
                    stepped.step();
                }
                assert_eq!(whole.digest(), stepped.digest(), "{scalar} at {until}");
            }
        }
    }
}
