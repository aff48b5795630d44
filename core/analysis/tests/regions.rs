//! Regions: what statements a graph is made of.

use analysis::{RegionId, RegionKind, Regions, cfg, export};
use ir::{BlockId, FunctionId, parse};

fn regions(body: &str) -> String {
    let program = parse(&format!("module main plain\n{body}")).unwrap();
    assert_eq!(ir::verify(&program), []);
    let cfg = cfg(&program.modules[0]);
    let regions = Regions::of(&cfg);
    let shown = export::region_line(&regions, regions.body(FunctionId::TOP).unwrap());
    shown.replace('b', "")
}

#[test]
fn a_branch_has_arms_and_goes_on() {
    let both = "entry:\n  %0 = const 1\n  branch_if %0 a,b\na:\n  branch c\nb:\n  branch c\nc:\n";
    assert_eq!(regions(both), "(0: 1 | 2) 3");
    let one = "entry:\n  %0 = const 1\n  branch_if %0 a,b\na:\n  branch b\nb:\n";
    assert_eq!(regions(one), "(0: 1 | ) 2");
}

#[test]
fn a_loop_holds_its_body_and_what_leaves_it_stands_behind_it() {
    let text = "\
entry:
  %0 = const 1
head:
  branch_if %0 body,end
body:
  branch_if %0 done,next
done:
  branch end
next:
  branch head
end:
";
    assert_eq!(regions(text), "0 [(1: (2:  | 4) | )] 3 5");
}

#[test]
fn loops_nest() {
    let text = "\
entry:
  %0 = const 1
outer:
  branch_if %0 inner,end
inner:
  branch_if %0 body,next
body:
  branch_if %0 inner,end
next:
  branch outer
end:
";
    assert_eq!(regions(text), "0 [(1: [(2: (3:  | ) | )] 4 | )] 5");
}

#[test]
fn handlers_stand_behind_what_they_guard() {
    let text = "\
entry:
  try_push h
  %0 = load_var x
  try_pop
  branch end
h:
  %1 = symbolic caught_exception
end:
";
    assert_eq!(regions(text), "0 1 2 3 4");
}

fn leaves(regions: &Regions, id: RegionId, found: &mut Vec<BlockId>) {
    let region = regions.region(id);
    if let RegionKind::Block(block) = region.kind {
        found.push(block);
    }
    for &child in &region.children {
        assert_eq!(regions.region(child).parent, Some(id));
        leaves(regions, child, found);
    }
}

#[test]
fn every_reachable_block_is_in_one_region_and_loops_hold_their_blocks() {
    let mut loops = 0;
    for seed in 1..60 {
        let program = parse(&crate::support::random_program(seed * 6_700_417, 50)).unwrap();
        let cfg = cfg(&program.modules[0]);
        let function = &cfg.functions[FunctionId::TOP.index()];
        let mut found = Vec::new();
        let regions = Regions::of(&cfg);
        leaves(&regions, regions.body(function.id).unwrap(), &mut found);
        found.sort_unstable();
        let mut expected = function.order.clone();
        expected.sort_unstable();
        assert_eq!(found, expected, "{seed}");
        for (index, region) in regions.list.iter().enumerate() {
            if let RegionKind::Loop(id) = region.kind {
                let mut found = Vec::new();
                leaves(&regions, RegionId(index as u32), &mut found);
                found.sort_unstable();
                assert_eq!(found, cfg.loops[id.index()].blocks, "{seed}");
                loops += 1;
            }
        }
    }
    assert!(loops > 100);
}

#[test]
fn complexity_counts_decisions() {
    let complexity = |body: &str| {
        let program = parse(&format!("module main plain\n{body}")).unwrap();
        let cfg = cfg(&program.modules[0]);
        cfg.functions[0].complexity(&cfg)
    };
    assert_eq!(complexity("entry:\n  %0 = const 1\n  return %0\n"), 1);
    let branch =
        "entry:\n  %0 = const true\n  branch_if %0 a,b\na:\n  return %0\nb:\n  return %0\n";
    assert_eq!(complexity(branch), 2);
    // A jump into the middle of a loop: no natural loop, but one more decision.
    let tangled = "entry:\n  %0 = const true\n  branch_if %0 a,b\na:\n  branch_if %0 b,end\nb:\n  branch_if %0 a,end\nend:\n";
    assert_eq!(complexity(tangled), 4);
    let looped = "entry:\n  %0 = const true\nhead:\n  branch_if %0 body,end\nbody:\n  branch_if %0 head,end\nend:\n";
    assert_eq!(complexity(looped), 3);
}
