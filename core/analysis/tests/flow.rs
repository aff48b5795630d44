//! Blocks, edges, dominators and loops of small programs.

use analysis::{Cfg, Postdominators, cfg};
use ir::{BlockId, EdgeKind, parse};

fn graph(body: &str) -> Cfg {
    let program = parse(&format!("module main plain\n{body}")).unwrap();
    assert_eq!(ir::verify(&program), []);
    cfg(&program.modules[0])
}

/// Edges as `0>1`, with a letter for the kind and `*` for those that lead back.
fn edges(cfg: &Cfg) -> String {
    let mut words = Vec::new();
    for block in &cfg.blocks {
        for edge in &block.successors {
            let kind = match edge.kind {
                EdgeKind::Jump => "j",
                EdgeKind::True => "t",
                EdgeKind::False => "f",
                EdgeKind::FallThrough => "n",
                EdgeKind::Exception => "x",
            };
            let back = if edge.is_back { "*" } else { "" };
            words.push(format!("{}{kind}{}{back}", block.id.0, edge.to.0));
        }
    }
    words.join(" ")
}

const LOOP: &str = "\
entry:
  %0 = const 3
  decl_var n %0
while_cond_0:
  %1 = load_var n
  branch_if %1 while_body_1,while_end_2
while_body_1:
  %2 = load_var n
  branch while_cond_0
while_end_2:
  %3 = load_var n
";

#[test]
fn a_loop_has_a_head_a_body_and_an_edge_back() {
    let cfg = graph(LOOP);
    assert_eq!(edges(&cfg), "0n1 1t2 1f3 2j1*");
    assert_eq!(cfg.loops.len(), 1);
    let found = &cfg.loops[0];
    assert_eq!(found.header, BlockId(1));
    assert_eq!(found.latches, [BlockId(2)]);
    assert_eq!(found.blocks, [BlockId(1), BlockId(2)]);
    assert_eq!(cfg.loop_depth(BlockId(2)), 1);
    assert_eq!(cfg.loop_depth(BlockId(3)), 0);
}

#[test]
fn dominators_and_postdominators_of_a_branch() {
    let cfg = graph(
        "\
entry:
  %0 = const true
  branch_if %0 a,b
a:
  branch end
b:
  branch end
end:
",
    );
    assert_eq!(edges(&cfg), "0t1 0f2 1j3 2j3");
    let immediate = |at: u32| cfg.block(BlockId(at)).immediate_dominator;
    assert_eq!([1, 2, 3].map(immediate), [Some(BlockId(0)); 3]);
    let postdominators = Postdominators::of(&cfg);
    let immediate = |at: u32| postdominators.immediate(BlockId(at));
    assert_eq!([0, 1, 2].map(immediate), [Some(BlockId(3)); 3]);
    assert!(cfg.dominates(BlockId(0), BlockId(3)));
    assert!(!cfg.dominates(BlockId(1), BlockId(3)));
    assert!(postdominators.postdominates(BlockId(3), BlockId(0)));
    assert!(!postdominators.postdominates(BlockId(1), BlockId(0)));
}

#[test]
fn functions_have_graphs_of_their_own() {
    let cfg = graph(
        "\
entry:
  branch end_f
func_f:
  %0 = symbolic param:x
  return %0
end_f:
  %1 = const <function:f@func_f>
  decl_var f %1
",
    );
    assert_eq!(cfg.functions.len(), 2);
    assert_eq!(edges(&cfg), "0j2");
    assert_eq!(cfg.functions[1].entry, Some(BlockId(1)));
    assert!(cfg.blocks.iter().all(|block| block.is_reachable));
    assert_eq!(cfg.functions[0].blocks, [BlockId(0), BlockId(2)]);
}

#[test]
fn exceptions_lead_to_the_innermost_handler() {
    let cfg = graph(
        "\
entry:
  try_push outer
  try_push inner
  %0 = load_var x
  try_pop
  %1 = load_var y
  try_pop
  branch end
inner:
  %2 = symbolic caught_exception
  throw %2
outer:
  %3 = symbolic caught_exception
end:
",
    );
    // entry | try_push | load x, try_pop | load y, try_pop | branch | inner | outer | end
    assert_eq!(edges(&cfg), "0n1 1n2 2n3 2x5 3n4 3x6 4j7 5x6 6n7");
}

#[test]
fn what_cannot_throw_has_no_exception_edge() {
    let cfg = graph(
        "entry:\n  try_push h\n  %0 = const 1\n  try_pop\n  branch end\nh:\n  %1 = const 2\nend:\n",
    );
    assert_eq!(edges(&cfg), "0n1 1n2 2j4 3n4");
    let unreachable: Vec<u32> = (cfg.blocks.iter().filter(|block| !block.is_reachable))
        .map(|block| block.id.0)
        .collect();
    assert_eq!(unreachable, [3]);
}

#[test]
fn loops_nest() {
    let cfg = graph(
        "\
entry:
  %0 = const true
outer:
  branch_if %0 inner,end
inner:
  branch_if %0 body,next
body:
  branch_if %0 inner,skip
skip:
  branch inner
next:
  branch outer
end:
",
    );
    assert_eq!(cfg.loops.len(), 2);
    assert_eq!(cfg.loops[0].header, BlockId(1));
    assert_eq!(cfg.loops[1].header, BlockId(2));
    assert_eq!(cfg.loops[1].parent.map(|id| id.index()), Some(0));
    assert_eq!(cfg.loops[1].depth, 2);
    assert_eq!(cfg.loops[1].latches, [BlockId(3), BlockId(4)]);
    assert_eq!(cfg.loop_depth(BlockId(5)), 1);
    assert!(cfg.functions[0].irreducible.is_empty());
}

#[test]
fn a_cycle_with_two_entries_is_no_loop() {
    let cfg = graph(
        "\
entry:
  %0 = const true
  branch_if %0 a,b
a:
  branch b
b:
  branch a
",
    );
    assert_eq!(cfg.loops.len(), 0);
    assert_eq!(cfg.functions[0].irreducible.len(), 1);
}

#[test]
fn every_instruction_is_in_one_block_and_edges_stay_in_their_function() {
    for seed in 1..60 {
        let program = parse(&crate::support::random_program(seed * 7919, 40)).unwrap();
        assert_eq!(ir::verify(&program), [], "{seed}");
        let module = &program.modules[0];
        let cfg = cfg(module);
        let mut next = 0;
        for block in &cfg.blocks {
            assert_eq!(block.start.0, next);
            assert!(block.end > block.start);
            next = block.end.0;
            for at in block.insts() {
                assert_eq!(cfg.block_at(at), block.id);
            }
            for edge in &block.successors {
                assert_eq!(cfg.block(edge.to).function, block.function);
                assert!(cfg.block(edge.to).predecessors.contains(&block.id));
            }
        }
        assert_eq!(next as usize, module.insts.len());
        // Structured programs have loops only, and each edge back closes one.
        for function in &cfg.functions {
            assert_eq!(function.irreducible, [], "{seed}");
        }
        for block in cfg.blocks.iter().filter(|block| block.is_reachable) {
            for edge in block.successors.iter().filter(|edge| edge.is_back) {
                assert!(cfg.dominates(edge.to, block.id));
                let found = cfg.loops.iter().find(|each| each.header == edge.to);
                assert!(found.unwrap().blocks.contains(&block.id));
            }
        }
    }
}
