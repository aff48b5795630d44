//! What a call makes for itself does not outlive it.

use std::rc::Rc;
use vm::{Machine, Settings, Source};

#[test]
fn large_objects_that_are_lost_are_freed_though_they_are_few() {
    let mut text = String::from("module main plain\nentry:\n");
    text.push_str("  %0 = const 20000\n  %1 = new_array list\n  %2 = const 0\n");
    text.push_str(
        "  %3 = call_function @append %1 %2\n  %4 = binop * %1 %0\n  decl_var items %4\n",
    );
    text.push_str("  decl_var left %0\nnext:\n  %5 = load_var items\n");
    text.push_str("  %6 = call_function @list_copy %5\n  %7 = load_var left\n  %8 = const 1\n");
    text.push_str("  %9 = binop - %7 %8\n  store_var left %9\n  %10 = const 17000\n");
    text.push_str("  %11 = binop > %9 %10\n  branch_if %11 next,end\nend:\n");
    let program = ir::parse(&text).expect("a program");
    let sources: Rc<[Source]> = Rc::new([Source::default()]);
    let linked = Rc::new(vm::link(program));
    let mut machine = Machine::new(linked, ir::ModuleId(0), Settings::default(), sources);
    machine.run(u64::MAX);
    // Three thousand copies of 320,000 bytes each.
    assert!(
        machine.heap().bytes() < 100_000_000,
        "{}",
        machine.heap().bytes()
    );
}
