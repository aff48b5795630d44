//! How often lines have begun.

use super::*;

const SOURCE: &str = "\
def half(n):
    if n % 2:
        raise ValueError
    return n // 2

for k in range(6):
    try:
        half(k)
    except ValueError:
        pass
if k > 9:
    print('never')
";

/// The counts that were sent last.
fn counts(page: &Page) -> Option<Vec<(u32, u64)>> {
    page.said.iter().rev().find_map(|reply| match reply {
        Reply::Counts(counts) => {
            let lines = counts.lines.iter();
            Some(lines.map(|&(_, line, count)| (line, count)).collect())
        }
        _ => None,
    })
}

/// Of every line that can begin, at the end of the run; `pass` is nothing that runs.
const AT_THE_END: [(u32, u64); 10] = [
    (1, 1),
    (2, 6),
    (3, 3),
    (4, 3),
    (6, 7),
    (7, 6),
    (8, 6),
    (9, 3),
    (11, 1),
    (12, 0),
];

#[test]
fn counts_come_with_every_state_while_they_are_looked_at() {
    let mut page = Page::with(SOURCE);
    page.go(Move::Last);
    assert_eq!(counts(&page), None, "nobody has asked");
    page.ask(Request::Counts(true));
    assert_eq!(
        counts(&page),
        Some(AT_THE_END.to_vec()),
        "of the run so far"
    );
    page.go(Move::First);
    let began: u64 = counts(&page).unwrap().iter().map(|(_, count)| count).sum();
    assert!(began <= 1, "only where it stands");
    for nth in 1..=6 {
        page.go(Move::Line {
            file: 0,
            line: 8,
            direction: Direction::Forward,
        });
        assert!(counts(&page).unwrap().contains(&(8, nth)), "time {nth}");
    }
    page.go(Move::Line {
        file: 0,
        line: 8,
        direction: Direction::Back,
    });
    assert!(counts(&page).unwrap().contains(&(8, 5)), "and back");
    page.compile(2, "x = 1\n");
    assert_eq!(counts(&page), Some(vec![(1, 1)]), "of another program");
    page.ask(Request::Counts(false));
    page.go(Move::Last);
    assert_eq!(counts(&page), None, "nobody looks any more");
}

#[test]
fn a_run_that_did_not_count_is_made_again_beside_what_people_do() {
    let source = "n = 0\nwhile n < 200000:\n    n += 1\nprint(n)\n";
    let mut page = Page::with(source);
    page.go(Move::Last);
    assert_eq!(page.host.receive(&Request::Counts(true)), None);
    page.host.slice(&mut || true);
    assert!(page.host.busy(), "it takes more than one slice");
    page.said = page.host.take_replies();
    assert_eq!(counts(&page), Some(Vec::new()), "not known yet");
    assert_eq!(page.go(Move::First).step, 0, "a move meanwhile");
    let first = counts(&page).unwrap();
    assert!(first.contains(&(3, 0)), "where the run stands: {first:?}");
    page.go(Move::Last);
    let known = [(1, 1), (2, 200_001), (3, 200_000), (4, 1)];
    assert_eq!(counts(&page), Some(known.to_vec()));
    assert_eq!(
        page.state().outcome.as_ref().map(|end| end.kind),
        Some(OutcomeKind::Finished)
    );
}
