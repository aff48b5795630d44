//! Two steps of a run compared.

use super::*;
use protocol::Comparison;

const SOURCE: &str = "xs = [1, 2]
node = {'next': {'value': 3}}
print('one')
xs.append(5)
node['next']['value'] = 4
y = 7
print('two')
";

fn compared(page: &Page) -> Comparison {
    page.state().comparison.clone().expect("it is compared")
}

fn told(comparison: &Comparison) -> Vec<(&str, &str, &str)> {
    let text = |value: &'static str| value;
    let all = comparison.differences.iter();
    all.map(|each| {
        let other = each.other.as_deref().unwrap_or(text("-"));
        (
            each.name.as_str(),
            other,
            each.here.as_deref().unwrap_or("-"),
        )
    })
    .collect()
}

#[test]
fn what_differs_between_two_steps_is_told_both_ways() {
    let mut page = Page::with(SOURCE);
    page.go(Move::Line {
        file: 0,
        line: 4,
        direction: Direction::Forward,
    });
    let pinned = page.state().step;
    page.ask(Request::Compare(true));
    assert_eq!(told(&compared(&page)), [], "a state and itself");
    page.go(Move::Last);
    let comparison = compared(&page);
    assert_eq!(comparison.step, pinned);
    assert_eq!(comparison.printed, "two\n");
    assert_eq!(
        told(&comparison),
        [
            ("xs[2]", "-", "5"),
            ("node['next']['value']", "3", "4"),
            ("y", "-", "7"),
        ]
    );
    page.go(Move::First);
    let comparison = compared(&page);
    assert_eq!(comparison.printed, "one\n");
    assert!(told(&comparison).contains(&("xs[0]", "1", "-")));
    page.ask(Request::Compare(false));
    assert!(page.state().comparison.is_none());
}
