//! Byte-addressed memory through IR text: what is defined works, and each kind of undefined behaviour is found where it
//! happens.

use ir::{Memory, Semantics, Undefined};
use std::rc::Rc;
use vm::memory::undefined::{AfterUndefined, Report};
use vm::{Machine, Settings, Source, Stream};

fn semantics() -> &'static Semantics {
    let mut semantics = *Semantics::plain();
    semantics.memory = Memory {
        has_addresses: true,
        unbound: ir::Unbound::Undefined,
    };
    semantics.calls.wrong = ir::WrongCall::Undefined;
    semantics.calls.too_deep = ir::TooDeep::EndsProcess;
    semantics.calls.recursion_limit = Some(1000);
    semantics.numbers.arithmetic.overflow = ir::Overflow::Undefined;
    Box::leak(Box::new(semantics))
}

/// A machine that has run a module of this body. `show %r` in it writes a value and a new line.
fn run(body: &str, undefined: AfterUndefined) -> Machine {
    let mut text = String::from("module main plain\nentry:\n");
    let mut fresh = 9000;
    for (number, line) in body.lines().enumerate() {
        let line = line.trim();
        if let Some(value) = line.strip_prefix("show ") {
            let [shown, first, end, second] = [0, 1, 2, 3].map(|more| fresh + more);
            fresh += 4;
            text.push_str(&format!(
                "  %{shown} = call_function @native_repr {value}\n  \
                 %{first} = call_function @write_out %{shown}\n  %{end} = const \"\\n\"\n  \
                 %{second} = call_function @write_out %{end}\n"
            ));
        } else {
            text.push_str(&format!("  {line} # {}:0-{}:9\n", number + 1, number + 1));
        }
    }
    let mut program = ir::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    assert_eq!(ir::verify(&program), [], "{text}");
    Rc::make_mut(&mut program.modules[0]).semantics = semantics();
    let linked = Rc::new(vm::link(program));
    let sources: Rc<[Source]> = vec![Source::default()].into();
    let settings = Settings {
        undefined,
        ..Settings::default()
    };
    let mut machine = Machine::new(linked, ir::ModuleId(0), settings, sources);
    assert_eq!(machine.run(1_000_000), vm::Stop::Ended);
    machine
}

/// What a program without undefined behaviour shows.
fn shows(body: &str) -> String {
    let machine = run(body, AfterUndefined::Stop);
    assert_eq!(machine.state.reports, []);
    machine.written(Stream::Out).trim_end().replace('\n', " ")
}

fn line(machine: &Machine, place: vm::memory::region::Place) -> u32 {
    let module = &machine.linked.program.modules[place.0.index()];
    module.insts[place.1.index()].span.start.line
}

/// The one report of a program in both modes; the program stops there in one, and goes on in the other.
fn report(body: &str) -> (Machine, Report) {
    let stopped = run(
        &format!("{body}\n%8999 = const 77\nshow %8999"),
        AfterUndefined::Stop,
    );
    let machine = run(
        &format!("{body}\n%8999 = const 77\nshow %8999"),
        AfterUndefined::GoOn,
    );
    assert_eq!(
        stopped.state.reports.len(),
        1,
        "{:?}",
        stopped.state.reports
    );
    assert_eq!(
        machine.state.reports[0].message,
        stopped.state.reports[0].message
    );
    assert!(!stopped.written(Stream::Out).contains("77"));
    assert!(
        machine.written(Stream::Out).ends_with("77\n"),
        "{}",
        machine.written(Stream::Err)
    );
    let report = machine.state.reports[0].clone();
    (machine, report)
}

/// Checks kind and line.
#[track_caller]
fn finds(kind: Undefined, at: u32, body: &str) -> (Machine, Report) {
    let (machine, report) = report(body);
    assert_eq!(
        (report.kind, line(&machine, report.at)),
        (kind, at),
        "{}",
        report.message
    );
    (machine, report)
}

#[test]
fn scalars_are_read_as_they_were_written() {
    let body = "%0 = const 16
        %1 = alloc_region auto 8 %0
        %2 = const i32 -5
        store_indirect i32 %1 %2
        %3 = load_indirect i32 %1
        show %3
        %4 = load_indirect u32 %1
        show %4
        %5 = const i64 8
        %6 = binop + %1 %5
        %7 = const 1.5
        store_indirect f64 %6 %7
        %8 = load_indirect f64 %6
        show %8
        store_indirect ptr %6 %1
        %9 = load_indirect ptr %6
        %10 = binop == %9 %1
        show %10
        %11 = load_indirect u8 %1
        show %11";
    assert_eq!(shows(body), "-5 4294967291 1.5 true 251");
}

#[test]
fn copies_carry_pointers_and_what_is_unset() {
    let body = "%0 = const 16
        %1 = alloc_region auto 8 %0
        %2 = alloc_region auto 8 %0
        store_indirect ptr %1 %1
        %3 = call_function @region_copy %2 %1 %0
        %4 = load_indirect ptr %2
        %5 = binop == %4 %1
        show %5
        %6 = const i64 8
        %7 = binop + %2 %6
        %8 = load_indirect i32 %7";
    let (_, report) = report(body);
    assert_eq!(report.kind, Undefined::UninitRead);
}

#[test]
fn pointers_survive_integers_and_bytes() {
    let body = "%0 = const 8
        %1 = alloc_region auto 8 %0
        %2 = alloc_region auto 8 %0
        %3 = const i32 7
        store_indirect i32 %1 %3
        %4 = unop as:u64 %1
        store_indirect u64 %2 %4
        %5 = load_region ptr %2 %20
        %6 = load_indirect i32 %5
        show %6
        %7 = const i64 4
        %8 = binop + %4 %21
        %9 = unop as:ptr %8
        %10 = binop - %9 %1
        show %10";
    let body = body.replacen(
        "%0 = const 8",
        "%0 = const 8\n%20 = const i64 0\n%21 = const u64 4",
        1,
    );
    assert_eq!(shows(&body), "7 4");
}

const OBJECT: &str = "%0 = const 8\n%1 = alloc_region auto 8 %0 name=x\n";
const HEAP: &str = "%0 = const 8\n%1 = call_function @malloc %0\n";

#[test]
fn accesses_outside_of_an_object_are_found() {
    let (machine, found) = finds(
        Undefined::OutOfBounds,
        5,
        &format!("{OBJECT}%2 = const i64 8\n%3 = binop + %1 %2\n%4 = load_indirect i32 %3"),
    );
    assert_eq!(
        &*found.message,
        "reading 4 bytes at offset 8 of `x`, which has 8 bytes"
    );
    assert_eq!(line(&machine, found.object.unwrap().birth), 2);
    finds(
        Undefined::OutOfBounds,
        6,
        &format!(
            "{OBJECT}%2 = const i64 4\n%3 = binop - %1 %2\n%4 = const i32 1\nstore_indirect i32 %3 %4"
        ),
    );
    finds(
        Undefined::OutOfBounds,
        5,
        "%0 = const 5\n%1 = const 5\n%2 = const 4\n%3 = call_function @check_index %2 %1\n%4 = call_function @check_index %0 %1",
    );
}

#[test]
fn dead_objects_are_found_with_birth_and_death() {
    let (machine, found) = finds(
        Undefined::DanglingPointer,
        4,
        &format!("{HEAP}%2 = call_function @free %1\n%3 = load_indirect i32 %1"),
    );
    let object = found.object.unwrap();
    assert_eq!(
        (
            line(&machine, object.birth),
            line(&machine, object.death.unwrap())
        ),
        (2, 3)
    );
    finds(
        Undefined::DanglingPointer,
        4,
        &format!("{OBJECT}%2 = call_function @region_end %1\n%3 = load_indirect i32 %1"),
    );
}

#[test]
fn automatic_objects_end_with_their_call() {
    let body = "branch end_f
        f:
        %0 = const 4
        %1 = alloc_region auto 4 %0 name=local
        return %1
        end_f:
        %2 = const <function:f@f>
        decl_var f %2
        %3 = call_function f
        %4 = load_indirect i32 %3";
    let (machine, found) = finds(Undefined::DanglingPointer, 10, body);
    assert_eq!(line(&machine, found.object.unwrap().death.unwrap()), 5);
    assert!(found.message.contains("`local`"), "{}", found.message);
}

#[test]
fn wrong_frees_are_found() {
    finds(
        Undefined::DoubleFree,
        4,
        &format!("{HEAP}%2 = call_function @free %1\n%3 = call_function @free %1"),
    );
    finds(
        Undefined::InvalidFree,
        3,
        &format!("{OBJECT}%2 = call_function @free %1"),
    );
    finds(
        Undefined::InvalidFree,
        5,
        &format!("{HEAP}%2 = const i64 4\n%3 = binop + %1 %2\n%4 = call_function @free %3"),
    );
    assert_eq!(shows("%0 = const nil\n%1 = call_function @free %0"), "");
}

#[test]
fn values_that_nothing_gave_are_found() {
    finds(
        Undefined::UninitRead,
        3,
        &format!("{OBJECT}%2 = load_indirect i32 %1"),
    );
    // A byte may be copied, but not used.
    let bytes = format!("{OBJECT}%2 = load_indirect u8 %1\nstore_indirect u8 %1 %2");
    assert_eq!(shows(&bytes), "");
    finds(
        Undefined::UninitRead,
        6,
        &format!("{bytes}\n%3 = const u8 1\n%4 = binop + %2 %3"),
    );
    finds(
        Undefined::UninitRead,
        3,
        &format!("{OBJECT}%2 = call_function @mem_compare %1 %1 %0"),
    );
    let branch = "%0 = const 8
        %1 = alloc_region auto 8 %0
        %2 = load_indirect u8 %1
        branch_if %2 a,b
        a:
        b:";
    finds(Undefined::UninitRead, 4, branch);
}

#[test]
fn null_and_made_up_pointers_are_found() {
    finds(
        Undefined::NullDeref,
        2,
        "%0 = const nil\n%1 = load_indirect i32 %0",
    );
    finds(
        Undefined::NullDeref,
        3,
        "%0 = const nil\n%1 = const i32 1\nstore_indirect i32 %0 %1",
    );
    finds(
        Undefined::OutOfBounds,
        3,
        "%0 = const u64 64\n%1 = unop as:ptr %0\n%2 = load_indirect i32 %1",
    );
    finds(
        Undefined::NullCall,
        2,
        "%0 = const nil\n%1 = call_unknown %0",
    );
    assert_eq!(
        shows("%0 = const u64 0\n%1 = unop as:ptr %0\nshow %1"),
        "nil"
    );
}

#[test]
fn misaligned_accesses_are_found() {
    finds(
        Undefined::Misaligned,
        6,
        &format!(
            "{OBJECT}%2 = call_function @region_set %1 %0 %0\n%3 = const i64 1\n%4 = binop + %1 %3\n%5 = load_indirect i32 %4"
        ),
    );
}

#[test]
fn what_must_not_change_is_guarded() {
    finds(
        Undefined::ConstWrite,
        5,
        "%0 = const b\"text\\x00\"\n%1 = const 1\n%2 = call_function @region_literal %0 %1\n%3 = const i8 65\nstore_indirect i8 %2 %3",
    );
    finds(
        Undefined::ConstWrite,
        5,
        &format!(
            "{OBJECT}%2 = call_function @region_freeze %1\n%3 = const i32 65\nstore_indirect i32 %1 %3"
        ),
    );
}

#[test]
fn pointers_to_different_objects_are_kept_apart() {
    let two = format!("{OBJECT}%2 = alloc_region auto 8 %0 name=y\n");
    let (_, found) = finds(
        Undefined::PointerComparison,
        4,
        &format!("{two}%3 = binop < %1 %2"),
    );
    assert_eq!(
        &*found.message,
        "a pointer to `x` and a pointer to `y` have no order"
    );
    finds(
        Undefined::PointerDifference,
        4,
        &format!("{two}%3 = binop - %1 %2"),
    );
    assert_eq!(
        shows(&format!("{two}%3 = binop == %1 %2\nshow %3")),
        "false"
    );
    let within = format!(
        "{OBJECT}%2 = const i64 4\n%3 = binop + %1 %2\n%4 = binop < %1 %3\nshow %4\n%5 = binop - %3 %1\nshow %5"
    );
    assert_eq!(shows(&within), "true 4");
}

#[test]
fn overlapping_copies_are_found() {
    let body = format!(
        "{OBJECT}%2 = call_function @region_set %1 %0 %0\n%3 = const i64 2\n%4 = binop + %1 %3\n%5 = const i64 4\n"
    );
    finds(
        Undefined::OverlappingCopy,
        7,
        &format!("{body}%6 = call_function @mem_copy %4 %1 %5"),
    );
    assert_eq!(
        shows(&format!("{body}%6 = call_function @mem_move %4 %1 %5")),
        ""
    );
}

#[test]
fn wrong_types_are_found() {
    let body = format!("{OBJECT}%2 = const 1.0\nstore_indirect f64 %1 %2\n");
    finds(
        Undefined::TypeConfusion,
        5,
        &format!("{body}%3 = load_indirect i64 %1"),
    );
    // As bytes, and through a union, it is what it is.
    let raw = format!(
        "{body}%3 = const i64 0\n%4 = load_region i64 %1 %3\nshow %4\n%5 = load_indirect u8 %1\nshow %5"
    );
    assert_eq!(shows(&raw), "4607182418800017408 0");
    let call = "branch end_f
        f:
        %0 = const nil
        return %0
        end_f:
        %1 = const <function:f@f>
        %2 = const \"void (int)\"
        %3 = call_function @function_type %1 %2
        %4 = call_function @check_callee %3 %2
        %5 = const \"int (void)\"
        %6 = call_function @check_callee %3 %5";
    finds(Undefined::TypeConfusion, 11, call);
}

#[test]
fn bit_fields_share_their_unit() {
    let body = format!(
        "{OBJECT}%2 = const 4\n%3 = const 3\n%4 = const 5\n%5 = const i32 -1\n%6 = const i32 9\n%7 = const 0
        %8 = call_function @bits_store %1 %2 %7 %3 %5
        %9 = call_function @bits_store %1 %2 %3 %4 %6
        %10 = call_function @bits_load %1 %2 %7 %3
        show %10
        %11 = call_function @bits_load %1 %2 %3 %4
        show %11"
    );
    assert_eq!(shows(&body), "7 9");
}

#[test]
fn arguments_are_walked_and_checked() {
    let body = "branch end_f
        f:
        %0 = symbolic param:*rest
        %1 = call_function @va_start %0
        %2 = const \"i32\"
        %3 = call_function @va_arg %1 %2
        %4 = call_function @va_arg %1 %2
        return %4
        end_f:
        %5 = const <function:f@f>
        decl_var f %5
        %6 = const i32 1
        %7 = const u32 2
        %8 = call_function f %6 %7
        show %8";
    assert_eq!(shows(body), "2");
    let wrong = body.replace("%7 = const u32 2", "%7 = const 2.0");
    finds(Undefined::TypeConfusion, 7, &wrong);
}

#[test]
fn reports_are_counted_once_per_place() {
    let body = "%0 = const i32 2147483647
        decl_var x %0
        %1 = const i32 0
        decl_var i %1
        loop:
        %2 = load_var x
        %3 = const i32 1
        %4 = binop + %2 %3
        %5 = load_var i
        %6 = binop + %5 %3
        store_var i %6
        %7 = const i32 10
        %8 = binop < %6 %7
        branch_if %8 loop,end
        end:";
    let machine = run(body, AfterUndefined::GoOn);
    assert_eq!(machine.state.reports.len(), 1);
    assert_eq!(machine.state.reports[0].count, 10);
}

/// Numbers that look random and are always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

#[test]
fn random_accesses_agree_with_a_plain_array() {
    let mut numbers = Numbers(7);
    for _ in 0..20 {
        let mut bytes = [0_u8; 32];
        let mut body = String::from("%0 = const 32\n%1 = const 0\n%2 = alloc_region static 8 %0\n");
        let mut expected = Vec::new();
        let mut next = 3;
        for _ in 0..60 {
            let (name, size) =
                [("u8", 1), ("u16", 2), ("u32", 4), ("u64", 8)][numbers.below(4) as usize];
            let offset = numbers.below(32 / size) * size;
            let at = offset as usize..(offset + size) as usize;
            body.push_str(&format!("%{next} = const i64 {offset}\n"));
            if numbers.below(2) == 0 {
                let value = (numbers.below(1 << 31) << 33 | numbers.below(1 << 31))
                    & (u64::MAX >> (64 - 8 * size));
                bytes[at].copy_from_slice(&value.to_le_bytes()[..size as usize]);
                body.push_str(&format!("%{} = const {name} {value}\n", next + 1));
                body.push_str(&format!("write_region {name} %2 %{next} %{}\n", next + 1));
            } else {
                let mut word = [0; 8];
                word[..size as usize].copy_from_slice(&bytes[at]);
                expected.push(u64::from_le_bytes(word).to_string());
                body.push_str(&format!(
                    "%{} = load_region {name} %2 %{next}\nshow %{}\n",
                    next + 1,
                    next + 1
                ));
            }
            next += 2;
        }
        assert_eq!(shows(&body), expected.join(" "));
    }
}

#[test]
fn jumps_go_back_and_end_what_is_left() {
    let body = "%0 = const 8
        %1 = alloc_region static 8 %0
        decl_var env %1
        branch end_f
        f:
        %2 = const 4
        %3 = alloc_region auto 4 %2
        store_var inner %3
        %4 = load_var env
        %5 = const i32 42
        %6 = call_function @c_long_jump %4 %5
        return %6
        end_f:
        %7 = const <function:f@f>
        decl_var f %7
        decl_var inner %1
        %8 = load_var env
        %9 = call_function @c_set_jump %8
        show %9
        branch_if %9 back,first
        first:
        %10 = call_function f
        branch back
        back:";
    assert_eq!(shows(body), "0 42");
    let dead = format!("{body}\n%11 = load_var inner\n%12 = load_indirect i32 %11");
    finds(Undefined::DanglingPointer, 26, &dead);
}

#[test]
fn memory_is_shown_by_its_layout() {
    let text = "module main plain
layout 0 scalar i32
layout 1 char i8
layout 2 array 1 8
layout 3 pointer 0
layout 4 enum \"enum e\" u32 RED=0 GREEN=1
layout 5 struct \"struct s\" 32 text:0:2 x:8:0 p:16:3 low:24:0:0+3 high:24:0:3+5 e:28:4
layout 6 array 5 1
entry:
  %0 = const 32
  %1 = alloc_region static 8 %0 name=x layout=6
  decl_var &x %1
  %2 = const i64 16
  %3 = binop + %1 %2
  %4 = const i64 8
  %5 = binop + %1 %4
  store_indirect ptr %3 %5
  %6 = const i32 -7
  store_indirect i32 %5 %6
  %7 = const i8 104
  store_indirect i8 %1 %7
  %8 = const i64 28
  %9 = binop + %1 %8
  %10 = const u32 1
  store_indirect u32 %9 %10
  %11 = const i64 24
  %12 = binop + %1 %11
  %13 = const i32 -1
  store_indirect i32 %12 %13
";
    let program = ir::parse(text).unwrap();
    assert_eq!(ir::verify(&program), []);
    let sources: Rc<[Source]> = vec![Source::default()].into();
    let linked = Rc::new(vm::link(program));
    let mut machine = Machine::new(linked, ir::ModuleId(0), Settings::default(), sources);
    machine.run(u64::MAX);
    let (name, value) = machine.module_members(ir::ModuleId(0))[0];
    let memory = machine.variable_memory(machine.name(name), value).unwrap();
    let address = machine.address(value).unwrap();
    let expected = format!(
        "{{{{text = \"h\", x = -7, p = {:#x} <x+8>, low = -1, high = -1, e = GREEN}}}}",
        address + 8
    );
    assert_eq!(machine.memory_text(memory), expected);
    assert_eq!(machine.memory_type(memory), "struct s[1]");
}

#[test]
fn the_stack_has_an_end() {
    let deep = "branch end_f
        f:
        %0 = call_function f
        return %0
        end_f:
        %1 = const <function:f@f>
        decl_var f %1
        %2 = call_function f";
    let large = "%0 = const 9000000
        %1 = alloc_region auto 8 %0";
    for (body, at) in [(deep, 3), (large, 2)] {
        let machine = run(body, AfterUndefined::Stop);
        let Some(vm::machine::state::Ending::StackOverflow(place)) = machine.state.ending else {
            panic!("{:?}", machine.state.ending)
        };
        assert_eq!(line(&machine, place), at);
    }
}
