use super::{Rule, verify, verify_spans};
use crate::{Const, Inst, Label, ModuleId, Op, Program, Reg, Scalar, Span, parse};
use Rule::*;
use std::rc::Rc;

/// What `verify` finds in a module of this text: rules, each with the line of the text it is about.
fn broken(body: &str) -> Vec<(Rule, usize)> {
    let program = parse(&format!("module m plain\n{body}")).unwrap();
    // Line 1 is the header, and every line behind it is an instruction.
    let line = |at: crate::InstId| at.index() + 2;
    (verify(&program).iter())
        .map(|found| (found.rule, line(found.at)))
        .collect()
}

#[track_caller]
fn assert_breaks(rule: Rule, line: usize, body: &str) {
    assert_eq!(broken(body), [(rule, line)]);
}

const FUNCTION: &str = "\
entry:
  branch end_f
func_f:
  %0 = symbolic param:x
  return %0
end_f:
  %1 = const <function:f@func_f>
  decl_var f %1
";

#[test]
fn sound_modules_break_no_rule() {
    assert_eq!(broken(FUNCTION), []);
    assert_eq!(broken("entry:\n"), []);
}

#[test]
fn a_module_starts_with_a_label() {
    assert_breaks(ModuleStartsWithLabel, 2, "  %0 = const 1\n");
    assert_eq!(broken(""), [(ModuleStartsWithLabel, 2)]);
}

#[test]
fn modules_have_names_of_their_own() {
    let program = parse("module m plain\nentry:\nmodule m plain\nentry:\n").unwrap();
    let found = verify(&program);
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].module, found[0].rule),
        (ModuleId(1), ModuleNamesDiffer)
    );
}

#[test]
fn labels_that_are_used_are_placed_once() {
    assert_breaks(LabelIsPlaced, 3, "entry:\n  branch nowhere\n");
    assert_breaks(LabelIsPlacedOnce, 4, "entry:\n  branch entry\nentry:\n");
}

#[test]
fn labels_have_names_that_differ() {
    let mut program = parse("module m plain\nentry:\n").unwrap();
    let module = Rc::make_mut(&mut program.modules[0]);
    let op = Op::Branch { target: Label(9) };
    module.push(op, Span::NONE);
    assert_eq!(verify(&program)[0].rule, LabelIsKnown);

    let module = Rc::make_mut(&mut program.modules[0]);
    module.insts.pop();
    let name = module.labels[0];
    let label = module.fresh_label(name);
    module.push(Op::Label { label }, Span::NONE);
    let found = verify(&program);
    assert_eq!((found.len(), found[0].rule), (1, LabelNamesDiffer));
}

#[test]
fn bodies_are_skipped_over() {
    assert_breaks(
        BodyIsSkippedOver,
        5,
        "entry:\n  branch f\nf:\n  %0 = const <function:f@f>\n",
    );
}

#[test]
fn bodies_nest() {
    // That also makes the skips jump between functions.
    let found = broken(
        "\
entry:
  branch end_f
f:
  %0 = const <function:g@g>
  branch end_g
g:
  %1 = const nil
end_f:
  return %1
end_g:
  %2 = const <function:f@f>
",
    );
    assert!(found.contains(&(BodiesNest, 7)), "{found:?}");
}

#[test]
fn definitions_are_evaluated_around_their_bodies() {
    assert_breaks(
        DefinitionIsInScope,
        5,
        "\
entry:
  branch end_f
f:
  %0 = const <function:f@f>
  return %0
end_f:
",
    );
}

#[test]
fn jumps_stay_in_their_function() {
    let into = FUNCTION.to_owned() + "  branch func_f\n";
    assert_breaks(JumpStaysInFunction, 10, &into);
    let out_of = FUNCTION.replace("return %0", "branch entry");
    assert_breaks(JumpStaysInFunction, 6, &out_of);
    let handler = FUNCTION.replace("  return %0", "  try_push entry\n  return %0");
    assert_breaks(JumpStaysInFunction, 6, &handler);
}

#[test]
fn bodies_do_not_run_off_their_end() {
    assert_breaks(
        BodyDoesNotFallThrough,
        6,
        &FUNCTION.replace("return %0", "decl_var x %0"),
    );
}

#[test]
fn handlers_are_balanced() {
    assert_breaks(HandlersAreBalanced, 3, "entry:\n  try_pop\n");
    // One way leads to `join` with a handler, the other without.
    assert_breaks(
        HandlersAreBalanced,
        7,
        "\
entry:
  %0 = const true
  branch_if %0 push,join
push:
  try_push caught
join:
  %1 = load_var x
  return %1
caught:
",
    );
}

#[test]
fn the_innermost_handler_is_gone_in_the_handler() {
    let body = "\
entry:
  try_push outer
  try_push inner
  %0 = load_var x
  try_pop
  branch done
inner:
  %1 = symbolic caught_exception:Error
  %2 = load_var y
done:
  try_pop
  branch end
outer:
  %3 = symbolic caught_exception
end:
";
    assert_eq!(broken(body), []);
    // Without the outer one there is nothing left to end.
    let unbalanced = body
        .replace("  try_push outer\n", "")
        .replace("branch end", "branch outer");
    assert_eq!(broken(&unbalanced), [(HandlersAreBalanced, 11)]);
}

#[test]
fn registers_are_in_range() {
    let mut program = parse("module m plain\nentry:\n").unwrap();
    let value = Const::Nil;
    let op = Op::Const { dst: Reg(3), value };
    let module = Rc::make_mut(&mut program.modules[0]);
    module.push(op, Span::NONE);
    module.push(Op::Return { value: Reg(4) }, Span::NONE);
    let rules: Vec<Rule> = verify(&program).iter().map(|found| found.rule).collect();
    assert_eq!(rules, [RegisterIsInRange, RegisterIsInRange]);
}

#[test]
fn registers_are_written_once_and_first() {
    assert_breaks(
        RegisterIsWrittenOnce,
        4,
        "entry:\n  %0 = const 1\n  %0 = const 2\n",
    );
    assert_breaks(RegisterIsWritten, 3, "entry:\n  decl_var x %0\n");
    assert_breaks(
        RegisterIsWrittenFirst,
        3,
        "entry:\n  decl_var x %0\n  %0 = const 1\n",
    );
    assert_breaks(RegisterIsWrittenFirst, 3, "entry:\n  %0 = unop - %0\n");
}

#[test]
fn registers_stay_in_their_function() {
    let read_outside = FUNCTION.to_owned() + "  decl_var y %0\n";
    assert_breaks(RegisterStaysInFunction, 10, &read_outside);
}

#[test]
fn registers_are_written_on_all_paths() {
    let body = "\
entry:
  %0 = const true
  branch_if %0 yes,no
yes:
  %1 = const 1
no:
  decl_var x %1
";
    assert_breaks(RegisterIsWrittenOnAllPaths, 8, body);
    // Below the head of a loop everything written in it and above it is there.
    let loops = "\
entry:
  %0 = const true
head:
  %1 = const 1
  branch_if %0 body,end
body:
  decl_var x %1
  branch head
end:
  decl_var y %1
";
    assert_eq!(broken(loops), []);
}

#[test]
fn what_is_written_under_a_handler_is_not_certain_in_it() {
    let body = "\
entry:
  %0 = const 1
  try_push caught
  %1 = load_var x
  %2 = load_var y
  try_pop
  branch end
caught:
  decl_var z %0
  decl_var z %1
end:
";
    assert_breaks(RegisterIsWrittenOnAllPaths, 11, body);
}

#[test]
fn constants_are_canonical() {
    let mut program = parse("module m plain\nentry:\n").unwrap();
    let mut found = |value: Const| {
        let module = Rc::make_mut(&mut program.modules[0]);
        module.registers = 1;
        module.insts.truncate(1);
        let op = Op::Const { dst: Reg(0), value };
        module.push(op, Span::NONE);
        !verify(&program).is_empty()
    };
    for bad in [
        Const::BigInt("5".into()),
        Const::BigInt("+99999999999999999999".into()),
        Const::BigInt("099999999999999999999".into()),
        Const::BigInt("".into()),
        Const::Sized(Scalar::I8, 128),
        Const::Sized(Scalar::U16, -1),
        Const::Sized(Scalar::Char, 0x1_0000),
        Const::Sized(Scalar::F32, -1),
        Const::Sized(Scalar::F64, 1),
    ] {
        assert!(found(bad.clone()), "{bad:?}");
    }
    for good in [
        Const::BigInt("-99999999999999999999".into()),
        Const::Sized(Scalar::I8, -128),
        Const::Sized(Scalar::U64, -1),
        Const::Sized(Scalar::Char, 0xd800),
        Const::Sized(Scalar::F32, 0x3fc0_0000),
    ] {
        assert!(!found(good.clone()), "{good:?}");
    }
    assert_breaks(ConstantIsCanonical, 3, "entry:\n  %0 = const i8 200\n");
}

#[test]
fn comparisons_do_not_work_in_place() {
    let mut program =
        parse("module m plain\nentry:\n  %0 = const 1\n  %1 = binop < %0 %0\n").unwrap();
    assert_eq!(verify(&program), []);
    if let Some(Inst {
        op: Op::Bin { in_place, .. },
        ..
    }) = Rc::make_mut(&mut program.modules[0]).insts.last_mut()
    {
        *in_place = true;
    }
    assert_eq!(verify(&program)[0].rule, ComparisonIsNotInPlace);
}

#[test]
fn collections_take_the_operands_that_they_can_hold() {
    let with = |operation: &str| {
        broken(&format!(
            "entry:\n  %0 = const 1\n  %1 = new_array {operation}\n"
        ))
    };
    for bad in [
        "list **%0",
        "tuple x=%0",
        "map %0",
        "map *%0",
        "map %0 **%0 %0",
        "array",
        "array %0 %0",
        "array *%0",
    ] {
        assert_eq!(with(bad), [(CollectionTakesOperands, 4)], "{bad}");
    }
    for good in [
        "list",
        "set %0 *%0",
        "map",
        "map %0 %0 **%0 %0 %0",
        "array %0",
    ] {
        assert_eq!(with(good), [], "{good}");
    }
}

#[test]
fn spans_are_ordered() {
    assert_breaks(SpanIsOrdered, 3, "entry:\n  %0 = const 1 # 2:4-2:3\n");
    assert_breaks(SpanIsOrdered, 3, "entry:\n  %0 = const 1 # 2:4-1:9\n");
    assert_eq!(broken("entry:\n  %0 = const 1 # 2:4-2:4\n"), []);
}

#[test]
fn spans_lie_in_the_source() {
    let text = "module m plain\nentry:\n  %0 = const 1 # 1:0-2:3\n  %1 = const 2\n";
    let program: Program = parse(text).unwrap();
    let found = |lengths: &[u32]| verify_spans(&program, ModuleId(0), lengths).len();
    assert_eq!(found(&[0, 3]), 0);
    assert_eq!(found(&[5, 2]), 1);
    assert_eq!(found(&[5]), 1);
    assert_eq!(found(&[]), 1);
}

#[test]
fn every_violation_names_what_breaks_the_rule() {
    let program = parse("module m plain\nentry:\n  decl_var x %7\n  branch nowhere\n").unwrap();
    let messages: Vec<String> = verify(&program).into_iter().map(|v| v.message).collect();
    assert!(messages[0].contains("%7"), "{messages:?}");
    assert!(messages[1].contains("`nowhere`"), "{messages:?}");
}
