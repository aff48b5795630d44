//! The text form: what is printed is read back as the same program, and whatever is wrong with a text is
//! said with its place.

use ir::{Const, InstId, Op, Position, Program, Reg, Semantics, Span, parse, parse_into, print};

/// Every instruction with every form of operand, in the spelling that `print` gives it.
const EVERYTHING: &str = include_str!("everything.ir");

#[test]
fn every_instruction_is_printed_as_it_was_read() {
    let program = parse(EVERYTHING).unwrap();
    assert_eq!(print(&program), EVERYTHING);
    assert_eq!(ir::verify(&program), []);
}

#[test]
fn the_sample_holds_every_opcode() {
    let program = parse(EVERYTHING).unwrap();
    let mut seen: Vec<&str> = (program.modules.iter())
        .flat_map(|module| module.insts.iter().map(|inst| inst.op.name()))
        .collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 38, "{seen:?}");
}

#[test]
fn spaces_comments_and_order_of_numbers_do_not_matter() {
    let neat =
        "module m plain\nentry:\n  %0 = const 1  # 1:0-1:1\n  branch b\na:\nb:\n  branch a\n";
    let loose = "; a program\n\n module  m plain ; its header\nentry :\n%0=const 1 # 1 : 0 - 1:1 ; one\n\tbranch b\na:\nb:\r\nbranch a";
    // `entry :` is not a label: the colon belongs to the name.
    assert!(parse(loose).is_err());
    let loose = loose.replace("entry :", "  entry:");
    assert_eq!(parse(&loose).unwrap(), parse(neat).unwrap());
}

#[test]
fn programs_differ_in_whatever_the_text_says() {
    let base =
        "module m plain\nentry:\n  %0 = const 1  # 1:0-1:1\n  decl_var x %0\n  branch entry\n";
    let program = parse(base).unwrap();
    for (from, to) in [
        ("module m", "module n"),
        ("plain\n", "plain library\n"),
        ("%0", "%1"),
        ("const 1", "const 1.0"),
        ("1:0-1:1", "1:0-1:2"),
        ("decl_var x", "decl_var y"),
        ("decl_var", "store_var"),
        ("entry", "start"),
        ("  branch entry\n", ""),
        ("  branch entry\n", "  branch entry\nb:\n"),
    ] {
        let other = parse(&base.replace(from, to)).unwrap();
        assert!(program != other, "{from} → {to}");
    }
}

/// A program of one constant.
fn constant(value: Const) -> Program {
    let mut program = parse("module m plain\nentry:\n").unwrap();
    let module = std::rc::Rc::make_mut(&mut program.modules[0]);
    let dst = module.fresh_register();
    module.push(Op::Const { dst, value }, Span::NONE);
    program
}

#[test]
fn constants_survive() {
    let floats = [
        0.0,
        -0.0,
        1.0,
        -1.5,
        0.1,
        1e16,
        1e300,
        5e-324,
        f64::MAX,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];
    let texts = [
        "",
        "a\nb",
        "\"\\\t\r\0\u{7f}",
        "# 1:0-1:1",
        "; x",
        "größe 😀 \u{202e}x\u{2028}",
        "\u{feff}",
    ];
    let values = (floats.into_iter().map(Const::Float))
        .chain(texts.map(|text| Const::Text(text.into())))
        .chain([i64::MIN, i64::MAX, 0].map(Const::Int))
        .chain([Const::Bytes((0..=255).collect())])
        .chain([
            Const::Sized(ir::Scalar::U64, -1),
            Const::Sized(ir::Scalar::I8, -128),
            Const::Sized(ir::Scalar::Char, 0xffff),
            Const::Sized(ir::Scalar::F32, i64::from(0.1_f32.to_bits())),
            Const::Sized(ir::Scalar::F32, i64::from(f32::NEG_INFINITY.to_bits())),
        ])
        .chain([Const::BigInt("-123456789012345678901234567890".into())]);
    for value in values {
        let program = constant(value);
        let text = print(&program);
        assert_eq!(text.lines().count(), 3, "{text}");
        assert_eq!(parse(&text).unwrap(), program);
    }
}

#[test]
fn zero_and_minus_zero_differ() {
    assert!(constant(Const::Float(0.0)) != constant(Const::Float(-0.0)));
}

#[test]
fn names_survive_in_every_place() {
    for name in [
        "x",
        "",
        " ",
        "a b",
        "a#b",
        "a,b",
        "a:b",
        "::x",
        "::",
        ":",
        "%0",
        "*x",
        "=x",
        "x=",
        "x/",
        "@f",
        "<x>",
        "<",
        ">",
        "a>b",
        "\"",
        "\\",
        "\n",
        "module",
        "const",
        "-x",
        "b\"x\"",
        ";",
        "…",
        "f.<locals>.g",
    ] {
        let mut program = parse(EVERYTHING).unwrap();
        let mut names = ir::Names::default();
        // Every name of the program is this one from here on, but for labels and modules, which must differ.
        for number in 0..program.names.len() as u32 {
            let old = program.names.text(ir::Symbol(number));
            let is_label = program
                .modules
                .iter()
                .any(|m| m.labels.contains(&ir::Symbol(number)));
            let is_module = program.modules.iter().any(|m| m.name == ir::Symbol(number));
            let new = if is_label || is_module {
                format!("{name}{old}{name}")
            } else {
                // Interned texts are all different: a number of spaces makes them so.
                format!("{name}{}{name}", " ".repeat(number as usize))
            };
            names.intern(&new);
        }
        assert_eq!(names.len(), program.names.len());
        program.names = names;
        let text = print(&program);
        match parse(&text) {
            Ok(read) => assert!(read == program, "{name:?}\n{text}"),
            Err(errors) => panic!("{name:?}: {}\n{text}", errors[0]),
        }
    }
}

#[track_caller]
fn assert_error(line: &str, column: u32, message: &str) {
    let text = format!("module m plain\nentry:\n{line}\n");
    let errors = parse(&text).unwrap_err();
    assert_eq!(errors.len(), 1);
    let at = Position { line: 3, column };
    assert_eq!((errors[0].at, errors[0].message.as_str()), (at, message));
}

#[test]
fn a_header_that_is_missing_is_told_once() {
    let text = "entry:\n  %0 = const 1\n  %1 = cnst 2\n";
    let errors = parse(text).unwrap_err();
    let lines: Vec<u32> = errors.iter().map(|error| error.at.line).collect();
    assert_eq!(lines, [1, 3], "{errors:?}");
}

#[test]
fn errors_say_what_was_expected_where() {
    assert_error(
        "  %0 = const",
        12,
        "expected a constant: a number, a text, `nil`, `unbound`, `true`, `false`, a typed integer or `<…>`, found the end of the line",
    );
    assert_error(
        "  frobnicate %0",
        2,
        "expected an instruction, found `frobnicate`",
    );
    assert_error(
        "  return x",
        9,
        "expected a register such as `%0`, found `x`",
    );
    assert_error(
        "  return %0 %1",
        12,
        "expected the end of the line or `# line:column-line:column`, found `%`",
    );
    assert_error("  branch_if %0 a b", 17, "expected `,`, found `b`");
    assert_error(
        "  const 1",
        2,
        "expected a register for the result: `%0 = const …`",
    );
    assert_error(
        "  %0 = return %1",
        7,
        "`return` has no result to put into %0",
    );
    assert_error(
        "  %0 = binop ? %1 %2",
        13,
        "expected an operator on two values, found `?`",
    );
    assert_error(
        "  %0 = call_function @nothing",
        22,
        "expected the name of an intrinsic, found `nothing`",
    );
    assert_error(
        "  try_pop # here",
        12,
        "expected a place in the source as `line:column-line:column`, found `here`",
    );
    assert_error(
        "  %0 = const \"ab",
        16,
        "expected `\"`, found the end of the line",
    );
    assert_error(
        "  %0 = const \"ä\\q\"",
        15,
        "expected an escape: one of `\\\"`, `\\\\`, `\\n`, `\\r`, `\\t`, `\\xNN`, `\\u{N}`, found `\\q`",
    );
    assert_error(
        "  return %99999999999",
        9,
        "expected a register below %4194304, found `%99999999999`",
    );
}

#[test]
fn every_wrong_line_is_reported() {
    let errors =
        parse("module m plain\nentry:\n  x\n  %0 = const 1\n  return\nmodule\n").unwrap_err();
    let lines: Vec<u32> = errors.iter().map(|error| error.at.line).collect();
    assert_eq!(lines, [3, 5, 6]);
}

#[test]
fn languages_are_found_by_name() {
    let mut program = Program::default();
    let nobody = |_: &str| None;
    let errors = parse_into(&mut program, "module m klingon\nentry:\n", &nobody).unwrap_err();
    assert_eq!(errors[0].at, Position { line: 1, column: 9 });
    assert!(errors[0].message.contains("klingon"));
    assert!(program.modules.is_empty());
    parse_into(&mut program, "module m plain\nentry:\n", &nobody).unwrap();
    parse_into(&mut program, "module n x\nentry:\n", &|_| {
        Some(Semantics::plain())
    })
    .unwrap();
    assert_eq!(program.modules.len(), 2);
}

#[test]
fn an_instruction_is_printed_alone() {
    let program = parse(EVERYTHING).unwrap();
    let module = &program.modules[0];
    assert_eq!(
        ir::print_inst(&program, module, module.inst(InstId(0))),
        "entry:"
    );
    let text = ir::print_inst(&program, module, module.inst(InstId(1)));
    assert_eq!(text, "%0 = const nil");
    assert_eq!(module.inst(InstId(1)).op.dst(), Some(Reg(0)));
}

/// A small generator of pseudo-random numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Reads a text; if it is a program, checks it and sees that it survives printing.
fn exercise(text: &str) -> bool {
    let Ok(program) = parse(text) else {
        return false;
    };
    let violations = ir::verify(&program);
    let printed = print(&program);
    match parse(&printed) {
        // Equality is promised for what the verifier accepts.
        Ok(read) => assert!(read == program || !violations.is_empty(), "{text}"),
        Err(errors) => assert!(!violations.is_empty(), "{}\n{text}", errors[0]),
    }
    true
}

#[test]
fn truncated_texts_never_panic() {
    let mut programs = 0;
    for (end, _) in EVERYTHING.char_indices() {
        programs += usize::from(exercise(&EVERYTHING[..end]));
    }
    assert!(programs > 50);
}

#[test]
fn randomly_edited_texts_never_panic() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let lines: Vec<&str> = EVERYTHING.lines().collect();
    let snippets = [
        "%", "%0", "\"", "*", "#", ";", ":", "<", ">", "=", ",", "@", "\n", " ", "entry", "9", "-",
        "ä", "😀", "\\", "::",
    ];
    let (mut programs, mut errors) = (0, 0);
    for _ in 0..1500 {
        let mut text: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        for _ in 0..1 + random.below(3) {
            let at = random.below(text.len());
            match random.below(4) {
                0 => drop(text.remove(at)),
                1 => {
                    let other = random.below(text.len());
                    text.swap(at, other);
                }
                2 => {
                    let again = text[at].clone();
                    text.insert(random.below(text.len()), again);
                }
                _ => {
                    let places: Vec<usize> =
                        text[at].char_indices().map(|(place, _)| place).collect();
                    let place = places
                        .get(random.below(places.len() + 1))
                        .copied()
                        .unwrap_or(text[at].len());
                    let end = places
                        .iter()
                        .copied()
                        .find(|&end| end > place)
                        .unwrap_or(text[at].len());
                    let snippet = snippets[random.below(snippets.len())];
                    text[at].replace_range(place..end, snippet);
                }
            }
        }
        match exercise(&text.join("\n")) {
            true => programs += 1,
            false => errors += 1,
        }
    }
    assert!(
        programs > 200 && errors > 200,
        "{programs} programs, {errors} not"
    );
}
