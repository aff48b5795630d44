//! Data flow, on programs in the text form.

use analysis::dataflow::{Dataflow, Slice, VariableGraph, transitive};
use ir::{FunctionId, Op, Program};
use std::collections::BTreeMap;

/// The names in a graph.
fn names(flow: &Dataflow, graph: &VariableGraph) -> BTreeMap<String, Vec<String>> {
    let mut named = BTreeMap::new();
    for (&from, to) in graph {
        let mut to: Vec<String> = to.iter().map(|&id| flow.name(id).to_owned()).collect();
        to.sort();
        named.insert(flow.name(from).to_owned(), to);
    }
    named
}

fn graph(pairs: &[(&str, &[&str])]) -> BTreeMap<String, Vec<String>> {
    let owned = |to: &[&str]| to.iter().map(|&name| name.to_owned()).collect();
    pairs
        .iter()
        .map(|&(from, to)| (from.to_owned(), owned(to)))
        .collect()
}

fn with<T>(program: &Program, ask: impl FnOnce(&Dataflow) -> T) -> T {
    let module = &program.modules[0];
    let cfg = analysis::cfg(module);
    ask(&Dataflow::of(program, module, &cfg))
}

fn parsed(body: &str) -> Program {
    let program = ir::parse(&format!("module main plain\nentry:\n{body}")).expect("it is IR");
    assert!(
        ir::verify(&program).is_empty(),
        "{:?}",
        ir::verify(&program)
    );
    program
}

const DIAMOND: &str = "
  %0 = const 1
  decl_var a %0
  %1 = const 2
  decl_var b %1
  %2 = load_var a
  %3 = load_var b
  %4 = binop + %2 %3
  decl_var c %4
  %5 = load_var a
  %6 = load_var b
  %7 = binop * %5 %6
  decl_var d %7
  %8 = load_var c
  %9 = load_var d
  %10 = binop + %8 %9
  decl_var e %10
  %11 = load_var e
  %12 = load_var a
  %13 = binop - %11 %12
  decl_var f %13
  branch end_square
square:
  %24 = symbolic param:x
  decl_var x %24
  %25 = load_var x
  %26 = load_var x
  %27 = binop * %25 %26
  return %27
end_square:
  %28 = const <function:square@square>
  decl_var square %28
  %14 = load_var c
  %15 = call_function square %14
  decl_var g %15
  %16 = load_var g
  %17 = load_var f
  %18 = binop + %16 %17
  decl_var h %18
  %19 = load_var h
  %20 = load_var e
  %21 = load_var b
  %22 = binop + %19 %20
  %23 = binop + %22 %21
  decl_var total %23
";

#[test]
fn the_diamond_gives_its_published_graph() {
    with(&parsed(DIAMOND), |flow| {
        let direct = flow.direct(FunctionId::TOP);
        assert_eq!(
            names(flow, &direct),
            graph(&[
                ("c", &["a", "b"]),
                ("d", &["a", "b"]),
                ("e", &["c", "d"]),
                ("f", &["a", "e"]),
                ("g", &["c"]),
                ("h", &["f", "g"]),
                ("total", &["b", "e", "h"]),
            ])
        );
        let all = names(flow, &transitive(&direct));
        assert_eq!(all["total"], ["a", "b", "c", "d", "e", "f", "g", "h"]);
        assert_eq!(all["f"], ["a", "b", "c", "d", "e"]);
        assert_eq!(all["c"], ["a", "b"]);
    });
}

#[test]
fn both_sides_of_a_branch_reach_where_they_meet() {
    let program = parsed(
        "  %0 = const 10
  decl_var x %0
  %1 = load_var unknown
  branch_if %1 yes,no
yes:
  %2 = const 20
  store_var x %2
  branch merge
no:
  %3 = const 30
  decl_var y %3
  branch merge
merge:
  %4 = load_var x
  %5 = load_var y
",
    );
    with(&program, |flow| {
        let insts = &program.modules[0].insts;
        let load = |wanted: &str| {
            let found = insts.iter().position(|inst| {
                matches!(inst.op, Op::LoadVar { name, .. } if program.names.text(name) == wanted)
            });
            ir::InstId(found.expect("it is read") as u32)
        };
        let x = &flow.chains.reached[&load("x")];
        assert_eq!((x.definitions.len(), x.from_entry), (2, false));
        let y = &flow.chains.reached[&load("y")];
        assert_eq!((y.definitions.len(), y.from_entry), (1, true));
        assert_eq!(flow.undefined_uses(), [load("y")]);
        for (definition, uses) in &flow.chains.uses {
            assert!(
                uses.iter()
                    .all(|at| flow.chains.reached[at].definitions.contains(definition))
            );
        }
    });
}

#[test]
fn an_assignment_that_a_later_one_hides_is_dead() {
    let program = parsed(
        "  branch end_f
f:
  %0 = symbolic param:n
  decl_var n %0
  %1 = const 1
  decl_var a %1
  %2 = const 2
  store_var a %2
  %3 = load_var a
  decl_var unused %3
  %4 = const 3
  decl_var kept %4
  branch end_g
g:
  %5 = load_var kept
  return %5
end_g:
  %6 = const <function:g@g>
  return %6
end_f:
  %7 = const <function:f@f>
  decl_var f %7
",
    );
    with(&program, |flow| {
        let dead: Vec<&str> = (flow.live.dead_stores.iter())
            .filter_map(|&at| flow.variables.at(at))
            .map(|id| flow.name(id))
            .collect();
        assert_eq!(dead, ["a", "unused"]);
    });
}

#[test]
fn a_handler_may_see_what_the_guarded_code_overwrites() {
    let program = parsed(
        "  branch end_f
f:
  %0 = const 1
  decl_var a %0
  try_push handler
  %1 = call_function risky
  %2 = const 2
  store_var a %2
  %3 = call_function risky
  try_pop
  return %3
handler:
  %4 = symbolic caught_exception
  %5 = load_var a
  return %5
end_f:
  %6 = const <function:f@f>
",
    );
    with(&program, |flow| {
        assert!(flow.live.dead_stores.is_empty());
        let reached: Vec<usize> = (flow.chains.reached.iter())
            .filter(|(at, _)| matches!(program.modules[0].inst(**at).op, Op::LoadVar { .. }))
            .map(|(_, reached)| reached.definitions.len())
            .collect();
        assert_eq!(reached, [2]);
    });
}

#[test]
fn a_call_s_result_depends_on_its_own_arguments_alone() {
    let program = parsed(
        "  branch end_first
first:
  %0 = symbolic param:x
  decl_var x %0
  %1 = symbolic param:y
  decl_var y %1
  %2 = load_var x
  return %2
end_first:
  %3 = const <function:first@first>
  decl_var first %3
  %4 = const 1
  decl_var a %4
  %5 = const 2
  decl_var b %5
  %6 = load_var a
  %7 = load_var b
  %8 = call_function first %6 %7
  decl_var p %8
  %9 = load_var b
  %10 = load_var a
  %11 = call_function first %9 %10
  decl_var q %11
",
    );
    with(&program, |flow| {
        let direct = names(flow, &flow.direct(FunctionId::TOP));
        assert_eq!(direct, graph(&[("p", &["a"]), ("q", &["b"])]));
    });
}

#[test]
fn members_elements_and_captures_carry_values() {
    let program = parsed(
        "  branch end_Box
Box:
  %30 = const nil
  return %30
end_Box:
  %0 = const <class:Box@Box>
  decl_var Box %0
  %1 = const 1
  decl_var a %1
  %2 = const 2
  decl_var b %2
  %3 = new_object Box
  decl_var one %3
  %4 = new_object Box
  decl_var two %4
  %5 = load_var a
  %6 = load_var one
  store_field %6 v %5
  %7 = load_var b
  %8 = load_var two
  store_field %8 v %7
  %9 = load_var one
  %10 = load_field %9 v
  decl_var p %10
  branch end_get
get:
  %11 = load_var b
  return %11
end_get:
  %12 = const <function:get@get>
  decl_var get %12
  %13 = call_function get
  decl_var q %13
",
    );
    with(&program, |flow| {
        let direct = names(flow, &flow.direct(FunctionId::TOP));
        assert_eq!(
            direct,
            graph(&[
                ("one", &["a"]),
                ("p", &["a", "one"]),
                ("q", &["b"]),
                ("two", &["b"])
            ])
        );
    });
}

#[test]
fn a_slice_holds_what_matters_and_nothing_else() {
    let program = parsed(DIAMOND);
    with(&program, |flow| {
        let at = |wanted: &str| {
            let found = program.modules[0].insts.iter().position(|inst| {
                matches!(inst.op, Op::DeclVar { name, .. } if program.names.text(name) == wanted)
            });
            ir::InstId(found.expect("it is declared") as u32)
        };
        let declared = |slice: &[ir::InstId]| -> Vec<String> {
            let ids = slice
                .iter()
                .filter(|&&at| matches!(program.modules[0].inst(at).op, Op::DeclVar { .. }));
            ids.filter_map(|&at| flow.variables.at(at))
                .map(|id| flow.name(id).to_owned())
                .collect()
        };
        let back = flow.slice(&[at("g")], Slice::Backward);
        assert_eq!(declared(&back), ["a", "b", "c", "x", "square", "g"]);
        let forward = flow.slice(&[at("d")], Slice::Forward);
        assert_eq!(declared(&forward), ["d", "e", "f", "h", "total"]);
    });
}

#[test]
fn taint_is_found_with_its_way() {
    let program = parsed(
        "  %0 = call_function input
  decl_var name %0
  %1 = load_var name
  %2 = const \"SELECT \"
  %3 = binop + %2 %1
  decl_var query %3
  %4 = load_var query
  %5 = call_function execute %4
  %6 = call_function execute %2
",
    );
    with(&program, |flow| {
        let found = flow.taint(&["input"], &["execute"], "");
        assert_eq!(found.len(), 1);
        let ops: Vec<&str> = found[0]
            .path
            .iter()
            .map(|&at| program.modules[0].inst(at).op.name())
            .collect();
        assert_eq!(ops.first(), Some(&"call_function"));
        assert!(
            ops.contains(&"binop") && ops.ends_with(&["call_function"]),
            "{ops:?}"
        );
    });
}
