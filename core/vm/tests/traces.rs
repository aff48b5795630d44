//! Traces of loops leave nothing behind that stepping would not.

use std::rc::Rc;

use vm::{Machine, Settings, Source};

/// A loop in a loop: variables that change places, a branch that goes both ways, a sum that becomes too wide for a
/// word, a double, a global variable, and a register that is written on one side of a branch only.
const LOOPS: &str = "module main plain
entry:
  branch end
func:
  %0 = const 0
  decl_var i %0
  %1 = const 1
  decl_var x %1
  %2 = const 2
  decl_var y %2
  %3 = const 0.5
  decl_var f %3
  decl_var s %1
outer:
  %4 = load_var i
  %5 = const 60
  %6 = binop < %4 %5
  branch_if %6 inside,out
inside:
  %7 = const 0
  decl_var j %7
inner:
  %8 = load_var j
  %9 = load_var i
  %10 = binop <= %8 %9
  branch_if %10 body,next
body:
  %11 = load_var x
  %12 = load_var y
  store_var x %12
  store_var y %11
  %13 = load_var x
  %14 = const 1
  %15 = binop == %13 %14
  branch_if %15 one,two
one:
  %16 = load_var s
  %17 = const 3
  %18 = binop * %16 %17
  store_var s %18
  branch both
two:
  %19 = load_var f
  %20 = const 1.5
  %21 = binop * %19 %20
  store_var f %21
  branch both
both:
  %22 = load_var ::total
  %23 = load_var j
  %24 = binop + %22 %23
  store_var ::total %24
  %25 = load_var j
  %26 = const 1
  %27 = binop + %25 %26
  store_var j %27
  branch inner
next:
  %28 = load_var i
  %29 = const 1
  %30 = binop + %28 %29
  store_var i %30
  %31 = const 1
  store_var s %31
  branch outer
out:
  %32 = load_var f
  return %32
end:
  %33 = const 0
  decl_var total %33
  %34 = const <function:f@func>
  decl_var f %34
  %35 = call_function f
";

fn start() -> Machine {
    let program = ir::parse(LOOPS).expect("a program");
    assert_eq!(ir::verify(&program), []);
    let settings = Settings {
        complete: true,
        ..Settings::default()
    };
    let sources: Rc<[Source]> = vec![Source::default()].into();
    Machine::new(
        Rc::new(vm::link(program)),
        ir::ModuleId(0),
        settings,
        sources,
    )
}

#[test]
fn a_traced_run_is_the_same_at_every_step() {
    let mut stepped = start();
    stepped.run(u64::MAX);
    let end = stepped.state.steps;
    let mut whole = start();
    whole.trace_early();
    whole.run(u64::MAX);
    assert_eq!((whole.state.steps, whole.digest()), (end, stepped.digest()));
    let (trees, paths) = whole.traced();
    assert!(trees >= 1 && paths >= 3, "{trees} trees, {paths} paths");
    let mut stepped = start();
    for until in (0..end.min(9000)).step_by(7) {
        while stepped.state.steps < until {
            stepped.step();
        }
        let mut traced = start();
        traced.trace_early();
        traced.run(until);
        assert_eq!(traced.digest(), stepped.digest(), "at {until}");
    }
}

/// What a profile counts is what was gone through, traced or not.
#[test]
fn a_profile_counts_the_rounds_of_traces() {
    let (mut traced, mut plain) = (start(), start());
    traced.trace_early();
    for machine in [&mut traced, &mut plain] {
        machine.count_ways();
    }
    traced.run(u64::MAX);
    while plain.step() != vm::Stop::Ended {}
    let counts = |machine: &Machine| -> Vec<[u64; 2]> {
        let profile = machine.profile.as_ref().expect("a profile");
        let codes = machine.linked.codes.iter().enumerate();
        codes
            .flat_map(|(code, data)| {
                (0..data.plain.len()).map(move |pc| profile.taken(code as u32, pc))
            })
            .collect()
    };
    assert!(traced.traced().0 > 0);
    assert_eq!(counts(&traced), counts(&plain));
}
