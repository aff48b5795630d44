//! Searching the syntax tree.

use super::*;
use protocol::{Found, TreeRow};

const SOURCE: &str = "\
def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)

print(fib(5), 'fib')
";

fn found(page: &Page) -> Found {
    let said = page.said.iter().rev().find_map(|reply| match reply {
        Reply::Found(found) => Some(*found),
        _ => None,
    });
    said.expect("what was found is said")
}

fn rows(page: &Page) -> Vec<TreeRow> {
    let said = page.said.iter().rev().find_map(|reply| match reply {
        Reply::Tree(rows) => Some(rows.rows.clone()),
        _ => None,
    });
    said.expect("rows of the tree are sent")
}

fn search(page: &mut Page, text: &str) -> Found {
    page.ask(Request::Search(text.into()));
    found(page)
}

fn go(page: &mut Page, direction: Direction) -> (u32, String) {
    page.ask(Request::Match(direction));
    let at = found(page).at.expect("it was gone to");
    (
        at.number,
        SOURCE[at.span.start as usize..at.span.end as usize].into(),
    )
}

fn with(source: &str) -> Page {
    let mut page = Page::with(source);
    page.ask(Request::Watch {
        list: List::Tree,
        first: 0,
        count: 1000,
    });
    page
}

#[test]
fn kinds_and_texts_of_leaves_are_found_and_marked() {
    let mut page = with(SOURCE);
    assert_eq!(search(&mut page, "call").count, 4);
    let marked = rows(&page).into_iter().filter(|row| row.found);
    assert!(marked.clone().all(|row| row.kind == "call"));
    assert_eq!(marked.count(), 4);
    assert_eq!(
        search(&mut page, "identifier fib").count,
        4,
        "not the string"
    );
    assert_eq!(search(&mut page, "FIB").count, 5, "whatever the case");
    assert_eq!(
        search(&mut page, "condition").count,
        1,
        "a field is on the row too"
    );
    assert_eq!(search(&mut page, "nowhere").count, 0);
    assert!(!rows(&page).iter().any(|row| row.found));
}

#[test]
fn matches_are_gone_through_both_ways_and_around() {
    let mut page = with(SOURCE);
    search(&mut page, "call");
    let texts = ["fib(n - 1)", "fib(n - 2)", "print(fib(5), 'fib')", "fib(5)"];
    for (number, text) in texts.iter().enumerate() {
        assert_eq!(
            go(&mut page, Direction::Forward),
            (number as u32, (*text).into())
        );
    }
    assert_eq!(go(&mut page, Direction::Forward).0, 0, "around the end");
    assert_eq!(go(&mut page, Direction::Back).0, 3, "and back");
    search(&mut page, "if_statement");
    assert_eq!(
        go(&mut page, Direction::Back).0,
        0,
        "another search begins anew"
    );
}

#[test]
fn going_to_a_match_unfolds_what_hides_it_and_nothing_else() {
    let mut page = with(SOURCE);
    let node_of = |page: &Page, kind: &str| {
        let rows = rows(page);
        rows.iter()
            .find(|row| row.kind == kind)
            .map(|row| row.node)
            .expect("a row")
    };
    let (function, clause) = (
        node_of(&page, "function_definition"),
        node_of(&page, "if_statement"),
    );
    page.ask(Request::Fold { node: clause });
    page.ask(Request::Fold { node: function });
    let folded = rows(&page).len();
    search(&mut page, "call");
    assert_eq!(found(&page).count, 4, "what is folded is found too");
    page.ask(Request::Match(Direction::Forward));
    let at = found(&page).at.expect("it was gone to");
    let unfolded = rows(&page);
    assert!(unfolded.len() > folded);
    assert!(unfolded[at.row as usize].found);
    assert_eq!(unfolded[at.row as usize].kind, "call");
    let still = unfolded.iter().find(|row| row.node == clause);
    assert_eq!(
        still.and_then(|row| row.folded),
        Some(true),
        "the other one stays folded"
    );
    page.ask(Request::Fold { node: function });
    let hidden = found(&page).at.expect("it is still the one");
    assert_eq!(hidden.number, 0);
    let around = rows(&page);
    assert_eq!(
        around[hidden.row as usize].node, function,
        "shown as what hides it"
    );
}

#[test]
fn errors_and_missing_nodes_are_found_by_their_names() {
    let mut page = with("x = (1 +\ny = 2\n");
    assert!(search(&mut page, "ERROR").count > 0);
    page.compile_in("java", 2, "class A { void f() { int x = 1 } }");
    let missing = search(&mut page, "missing");
    assert_eq!(missing.count, 1);
    assert_eq!(
        search(&mut page, "error").count,
        1,
        "what is missing is an error"
    );
}

#[test]
fn an_edit_searches_the_new_tree_and_forgets_where_it_was() {
    let mut page = with(SOURCE);
    search(&mut page, "call");
    go(&mut page, Direction::Forward);
    page.compile(2, "print(1)\n");
    let after = found(&page);
    assert_eq!((after.revision, after.count, after.at), (2, 1, None));
    page.ask(Request::Search(String::new()));
    page.compile(3, "print(2)\n");
    let said = page
        .said
        .iter()
        .any(|reply| matches!(reply, Reply::Found(_)));
    assert!(!said, "nothing is searched for");
}
