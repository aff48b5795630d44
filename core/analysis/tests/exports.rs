//! Graphs in the formats of terminals and other tools.

use analysis::export::{Labels, View, dot, mermaid, svg, text};

/// A function with a loop, as a frontend lowers it, with names that other tools have to be shielded from.
const PROGRAM: &str = "\
module main plain
entry:
  branch end_count_1
func_count_0:                               # 1:0-4:12
  %0 = symbolic param:n                     # 1:10-1:11
  decl_var n %0                             # 1:10-1:11
while_cond_2:                               # 2:4-3:14
  %1 = load_var n                           # 2:10-2:11
  %2 = const \"<\\\"&\\\\>\"                      # 2:14-2:19
  %3 = binop < %1 %2                        # 2:10-2:19
  branch_if %3 while_body_3,while_end_4     # 2:4-3:14
while_body_3:                               # 3:8-3:14
  %4 = load_var n                           # 3:8-3:9
  branch while_cond_2                       # 2:4-3:14
while_end_4:                                # 4:4-4:12
  return %1                                 # 4:4-4:12
end_count_1:
  %5 = const <function:count@func_count_0>
  decl_var count %5
";

const SOURCE: &str = "\
def count(n):
    while n < '<\"&\\\\>':
        n += 1
    return n
";

fn with_view<T>(labels: Labels, show: impl Fn(&View) -> T) -> T {
    let program = ir::parse(PROGRAM).unwrap();
    assert_eq!(ir::verify(&program), []);
    let module = &program.modules[0];
    let cfg = analysis::cfg(module);
    show(&View {
        program: &program,
        module,
        cfg: &cfg,
        labels,
        only: None,
        calls: &[],
    })
}

#[test]
fn text_shows_blocks_and_where_they_lead() {
    let expected = r#"module main
  ; complexity 1, regions b0 b5
  b0 entry:  ; postdominated by b5
    branch end_count_1
    -> b5 end_count_1
  b5 end_count_1:  ; dominated by b0
    %5 = const <function:count@func_count_0>
    decl_var count %5

count(n)
  ; complexity 2, regions b1 [(b2: b3 | )] b4
  b1 func_count_0:  ; postdominated by b2
    %0 = symbolic param:n
    decl_var n %0
    -> b2 while_cond_2
  b2 while_cond_2:  ; loop of b2 b3, dominated by b1, postdominated by b4
    %1 = load_var n
    %2 = const "<\"&\\>"
    %3 = binop < %1 %2
    branch_if %3 while_body_3,while_end_4
    -> b3 while_body_3 (true)
    -> b4 while_end_4 (false)
  b3 while_body_3:  ; dominated by b2, postdominated by b2
    %4 = load_var n
    branch while_cond_2
    -> b2 while_cond_2 (back)
  b4 while_end_4:  ; dominated by b2
    return %1
"#;
    assert_eq!(with_view(Labels::Instructions, text), expected);
}

#[test]
fn blocks_can_show_source_lines() {
    let shown = with_view(Labels::Source(SOURCE), text);
    assert!(shown.contains("    while n < '<\"&\\\\>':\n"), "{shown}");
    assert!(!shown.contains("load_var"), "{shown}");
}

#[test]
fn dot_is_well_formed() {
    let shown = with_view(Labels::Instructions, dot);
    assert!(shown.starts_with("digraph cfg {\n") && shown.ends_with("}\n"));
    assert_eq!(shown.matches('{').count(), shown.matches('}').count());
    // Text from the program stays inside its quotes.
    let quotes = shown.replace("\\\\", "").replace("\\\"", "");
    assert!(
        quotes
            .lines()
            .all(|line| line.matches('"').count() % 2 == 0),
        "{shown}"
    );
    assert!(shown.contains("b3 -> b2 [penwidth=2];"));
    assert!(shown.contains("b2 -> b4 [label=\"false\"];"));
    assert!(shown.contains("subgraph cluster_1"));
}

#[test]
fn mermaid_keeps_text_inside_its_quotes() {
    let shown = with_view(Labels::Instructions, mermaid);
    assert!(shown.starts_with("flowchart TD\n"));
    assert!(
        shown.lines().all(|line| line.matches('"').count() % 2 == 0),
        "{shown}"
    );
    assert!(shown.contains("  b3 ==> b2\n"));
    assert!(shown.contains("  b2 -->|false| b4\n"));
}

#[test]
fn svg_is_well_formed() {
    let shown = with_view(Labels::Instructions, svg);
    let mut open: Vec<&str> = Vec::new();
    let mut rest = shown.as_str();
    let mut elements = 0;
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>').unwrap();
        let tag = &rest[start + 1..end];
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None if tag.ends_with('/') => elements += 1,
            None => open.push(tag.split([' ', '\n']).next().unwrap()),
        }
        assert!(!tag.contains('<'), "{tag}");
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty(), "{open:?}");
    // Two frames, six blocks, five edges with their heads.
    assert_eq!(elements, 2 + 6 + 2 * 5);
}

#[test]
fn exports_are_the_same_every_time() {
    for seed in 1..5 {
        let source = crate::support::random_program(seed, 60);
        let show = || {
            let program = ir::parse(&source).unwrap();
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
            [text(&view), dot(&view), mermaid(&view), svg(&view)]
        };
        assert_eq!(show(), show());
    }
}
