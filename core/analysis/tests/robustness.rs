//! Modules that the verifier refuses have graphs and drawings too: nothing panics.

use crate::support::{Random, random_program};
use analysis::export::{Labels, View, dot, mermaid, svg, text};

#[test]
fn programs_with_lines_moved_about_have_graphs_and_drawings() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let (mut broken, mut sound) = (0, 0);
    for round in 0..200 {
        let source = random_program(1 + round, 30);
        let mut lines: Vec<&str> = source.lines().collect();
        for _ in 0..random.below(8) {
            let [from, to] = [0; 2].map(|_| 1 + random.below(lines.len() - 1));
            match random.below(3) {
                0 => lines.swap(from, to),
                1 => lines.insert(to, lines[from]),
                _ => drop(lines.remove(from)),
            }
        }
        let program = ir::parse(&lines.join("\n")).unwrap();
        match ir::verify(&program).is_empty() {
            true => sound += 1,
            false => broken += 1,
        }
        let module = &program.modules[0];
        let cfg = analysis::cfg(module);
        let view = View {
            program: &program,
            module,
            cfg: &cfg,
            labels: Labels::Instructions,
            only: None,
            calls: &[],
        };
        assert!(
            [text, dot, mermaid, svg]
                .iter()
                .all(|show| !show(&view).is_empty())
        );
    }
    assert!(broken > 50 && sound > 10, "{broken} broken, {sound} sound");
}

#[test]
fn an_empty_module_has_an_empty_graph() {
    let program = ir::parse("module main plain\n").unwrap();
    let cfg = analysis::cfg(&program.modules[0]);
    assert_eq!(cfg.blocks.len(), 0);
    assert_eq!(cfg.functions[0].entry, None);
}

/// Statements within statements: each `open` gets the number of its level, then each `close`.
fn nested(levels: usize, open: &str, close: &str) -> analysis::Cfg {
    let mut source = String::from("module main plain\nentry:\n  %0 = const 1\n");
    for level in 0..levels {
        source += &open.replace('#', &level.to_string());
    }
    for level in (0..levels).rev() {
        source += &close.replace('#', &level.to_string());
    }
    let program = ir::parse(&source).unwrap();
    assert_eq!(ir::verify(&program), []);
    analysis::cfg(&program.modules[0])
}

#[test]
fn deep_programs_do_not_exhaust_the_stack() {
    let branches = nested(
        20_000,
        "  branch_if %0 then_#,end_#\nthen_#:\n  decl_var x %0\n",
        "end_#:\n  decl_var y %0\n",
    );
    assert_eq!(branches.blocks.len(), 40_001);
    let loops = nested(
        300,
        "head_#:\n  branch_if %0 body_#,end_#\nbody_#:\n  decl_var x %0\n",
        "  branch head_#\nend_#:\n  decl_var y %0\n",
    );
    assert_eq!(loops.loops.len(), 300);
    assert_eq!(loops.loops[299].depth, 300);
}
