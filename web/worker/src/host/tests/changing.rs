//! Values that a person puts in the place of others while a run stands, and the run that goes on from there.

use super::*;
use protocol::Change;

const SUM: &str = "total = 0\nfor n in range(4):\n    total += n\nprint(total)\n";

/// A page whose run stands in front of a line of a program.
fn standing(language: &str, source: &str, line: u32) -> Page {
    let mut page = Page::new();
    page.compile_in(language, 1, source);
    page.go(Move::Line {
        file: 0,
        line,
        direction: Direction::Forward,
    });
    page
}

impl Page {
    /// Puts a value in the place of what the row of a name shows, where the run stands.
    fn change(&mut self, name: &str, value: &str) {
        let found = variable(self.state(), name).map(|variable| variable.path.clone());
        let path = found.unwrap_or_else(|| panic!("{name}: {:#?}", self.state().scopes));
        self.change_at(&path, value);
    }

    fn change_at(&mut self, path: &str, value: &str) {
        let (path, value) = (path.to_owned(), value.to_owned());
        self.ask(Request::Change { path, value });
    }

    fn refused(&self) -> Option<&str> {
        self.said.iter().find_map(|reply| match reply {
            Reply::Refused(why) => Some(why.as_str()),
            _ => None,
        })
    }

    fn changes(&self) -> Vec<Change> {
        let found = self.said.iter().find_map(|reply| match reply {
            Reply::Changed { changes, .. } => Some(changes.clone()),
            _ => None,
        });
        found.unwrap_or_default()
    }

    /// What the program prints in all.
    fn printed_at_end(&mut self) -> String {
        self.go(Move::Last);
        let program = self.host.program.as_ref().unwrap();
        let output = Printed::default().more(1, program.session.machine());
        let chunks = output.into_iter().flat_map(|output| output.chunks);
        chunks.map(|chunk| chunk.text).collect()
    }
}

#[test]
fn a_change_is_a_mark_on_the_strip() {
    let mut page = standing("python", SUM, 3);
    let step = page.state().step;
    page.change("total", "100");
    page.go(Move::Last);
    let strip = page.said.iter().find_map(|reply| match reply {
        Reply::Strip(strip) => Some(strip.marks.clone()),
        _ => None,
    });
    assert!(
        strip.unwrap().contains(&(step, MarkKind::Change)),
        "the strip shows it"
    );
    let (kind, direction) = (Some(MarkKind::Change), Direction::Back);
    page.go(Move::Mark { kind, direction });
    assert_eq!(page.state().step, step);
}

#[test]
fn a_run_goes_on_with_the_value_and_without_what_it_did_before() {
    let mut page = standing("python", SUM, 3);
    let step = page.state().step;
    assert_eq!(page.printed_at_end(), "6\n");
    page.go(Move::To(step));
    page.change("total", "100");
    assert_eq!(value(page.state(), "total").as_deref(), Some("100"));
    assert_eq!(page.state().step, step);
    assert_eq!(page.state().sentence, "You changed total.");
    assert_eq!(page.state().known, step, "the run behind that is forgotten");
    let change = Change {
        step,
        path: page.changes()[0].path.clone(),
        name: "total".to_owned(),
        value: "100".to_owned(),
    };
    assert_eq!(page.changes(), [change]);
    assert_eq!(page.printed_at_end(), "106\n");
    // Back over the change, and forwards over it again.
    let before = page.go(Move::To(step - 1));
    assert_eq!(value(before, "total").as_deref(), Some("0"));
    let there = page.go(Move::To(step));
    assert_eq!(value(there, "total").as_deref(), Some("100"));
    assert_eq!(page.printed_at_end(), "106\n");
}

#[test]
fn an_expression_is_worked_out_where_the_run_stands() {
    let mut page = standing("python", SUM, 3);
    page.change("total", "(n + 7) * 2");
    assert_eq!(value(page.state(), "total").as_deref(), Some("14"));
    page.change("total", "'a' + str(total)");
    assert_eq!(value(page.state(), "total").as_deref(), Some("'a14'"));
    page.change("total", "[n, total, {'k': None}]");
    let list = "[0, 'a14', {'k': None}]";
    assert_eq!(value(page.state(), "total").as_deref(), Some(list));
    assert_eq!(page.changes().len(), 3, "each belongs to the run");
}

#[test]
fn objects_that_are_there_can_be_put_in_the_place_of_others() {
    let source = "a = [1]\nb = [2]\nc = None\nprint(a is c, c)\n";
    let mut page = standing("python", source, 4);
    page.change("c", "a");
    page.change("b", "object()");
    let why = page.refused().unwrap();
    assert!(why.starts_with("b cannot be changed"), "{why}");
    assert_eq!(page.printed_at_end(), "True [1]\n");
}

#[test]
fn members_and_elements_are_changed_in_each_language() {
    let cases = [
        (
            "python",
            "class P:\n    def __init__(self):\n        self.x = 1\np = P()\nd = {'k': [1, 2]}\nprint(p.x, d)\n",
            6,
            &[("p", ".x", "5"), ("d", "['k']", "9")][..],
            "5 {'k': 9}\n",
        ),
        (
            "java",
            "class M { int x = 1; public static void main(String[] a) { M m = new M(); int[] v = {1, 2};\nSystem.out.println(m.x + v[1]);\n} }\n",
            2,
            &[("m", ".x", "m.x + 40"), ("v", "[1]", "3")],
            "44\n",
        ),
        (
            "c",
            "#include <stdio.h>\nstruct P { int x; double y; };\nint main(void) { struct P p = {1, 2}; int v[2] = {3, 4};\nprintf(\"%d %g %d\\n\", p.x, p.y, v[1]);\nreturn 0; }\n",
            4,
            &[("p", "x", "-7"), ("p", "y", "0.5"), ("v", "[1]", "p.x * 2")],
            "-7 0.5 -14\n",
        ),
        (
            "javascript",
            "const o = {x: 1}; const v = [1, 2];\nconsole.log(o.x, v);\n",
            2,
            &[("o", ".x", "'five'"), ("v", "[1]", "o.x.length")],
            "five [ 1, 4 ]\n",
        ),
        (
            "lua",
            "local t = {x = 1}\nlocal n = 2\nprint(t.x, n)\n",
            3,
            &[("n", "", "7")],
            "1\t7\n",
        ),
        (
            "ruby",
            "n = 2\ns = 'a'\nputs n, s\n",
            3,
            &[("n", "", "7"), ("s", "", "\"b\"")],
            "7\nb\n",
        ),
        (
            "php",
            "<?php\n$n = 2;\n$v = [1, 2];\necho $n, $v[1], \"\\n\";\n",
            4,
            &[("n", "", "7")],
            "72\n",
        ),
    ];
    for (language, source, line, changes, printed) in cases {
        let mut page = standing(language, source, line);
        for (name, part, new) in changes {
            let name = match part.is_empty() {
                true => (*name).to_owned(),
                false => {
                    let path = variable(page.state(), name).map(|each| each.path.clone());
                    let path = path.unwrap_or_else(|| panic!("{language} {:#?}", page.state()));
                    page.change_at(&format!("{path}/{part}"), new);
                    assert_eq!(page.refused(), None, "{language} {name}");
                    continue;
                }
            };
            page.change(&name, new);
            assert_eq!(page.refused(), None, "{language} {name}");
        }
        assert_eq!(page.printed_at_end(), printed, "{language}");
    }
}

#[test]
fn what_a_place_cannot_hold_is_refused_and_nothing_changes() {
    let java = "class M { public static void main(String[] a) { int n = 1; String s = \"t\";\nSystem.out.println(n + s);\n} }\n";
    let mut page = standing("java", java, 2);
    for (name, new) in [
        ("n", "\"text\""),
        ("s", "5"),
        ("n", "nothing"),
        ("n", "1 +"),
    ] {
        page.change(name, new);
        assert!(page.refused().is_some(), "{name} = {new}");
        assert_eq!(page.changes(), []);
    }
    assert_eq!(page.printed_at_end(), "1t\n");
    page.change("n", "1");
    let why = page.refused().unwrap_or_default();
    assert!(why.contains("the run is over"), "{why}");
}

#[test]
fn a_link_holds_the_changes_and_the_run_without_them() {
    let mut page = standing("python", SUM, 3);
    page.change("total", "n - 3");
    page.go(Move::Line {
        file: 0,
        line: 3,
        direction: Direction::Forward,
    });
    let here = (page.state().step, value(page.state(), "total"));
    let document = Document {
        language: "python".to_owned(),
        files: Files::one(SUM.to_owned()),
        ended: true,
        assumed: page.host.assumed.clone(),
        ..Document::default()
    };
    let mut share = |copy| {
        let document = document.clone();
        page.ask(Request::Share { document, copy });
        let found = page.said.iter().find_map(|reply| match reply {
            Reply::Shared { fragment, .. } => Some(fragment.clone()),
            _ => None,
        });
        found.expect("a link")
    };
    let (link, both) = (share(Copied::Link), share(Copied::Fork));
    let (before, after) = both.split_once('~').unwrap();
    assert_eq!(after, link);
    let open = |fragment: &str| {
        let mut other = Page::new();
        let (revision, fragment) = (1, fragment.to_owned());
        other.ask(Request::Open { revision, fragment });
        let verdict = other.said.iter().find_map(|reply| match reply {
            Reply::Verdict { verdict, .. } => Some(verdict.clone()),
            _ => None,
        });
        assert_eq!(verdict, Some(Verdict::Reproduced));
        other
    };
    let mut with = open(&link);
    assert_eq!((with.state().step, value(with.state(), "total")), here);
    assert_eq!(with.host.assumed.changes[0].name, "total");
    assert_eq!(with.printed_at_end(), "3\n");
    let mut without = open(before);
    assert_eq!(without.host.assumed, Assumed::default());
    assert_eq!(without.printed_at_end(), "6\n");
}

#[test]
fn another_answer_or_change_from_before_forgets_the_later_ones() {
    let mut page = standing("python", SUM, 3);
    let first = page.state().step;
    page.change("total", "10");
    page.over();
    page.over();
    page.change("total", "20");
    assert_eq!(page.changes().len(), 2);
    page.go(Move::To(first));
    page.change("n", "5");
    let values: Vec<String> = page
        .changes()
        .iter()
        .map(|each| each.value.clone())
        .collect();
    assert_eq!(values, ["10", "5"]);
    assert_eq!(page.printed_at_end(), "21\n");
    page.go(Move::First);
    page.ask(Request::Give {
        text: String::new(),
        ended: true,
    });
    assert_eq!(page.host.assumed.changes, []);
    assert_eq!(page.printed_at_end(), "6\n");
}

#[test]
fn wherever_one_comes_from_a_step_has_the_same_state() {
    let mut page = standing("python", SUM, 3);
    page.change("total", "50");
    page.over();
    page.over();
    page.change("total", "total * 2");
    let end = page.go(Move::Last).step;
    let program = page.host.program.as_mut().unwrap();
    let mut forwards = Vec::new();
    for step in 0..=end {
        program.session.seek(step);
        forwards.push(program.session.digest());
    }
    let mut again = program.passing();
    for step in (0..=end).rev() {
        program.session.seek(step);
        assert_eq!(program.session.digest(), forwards[step as usize], "{step}");
    }
    again.seek(end);
    assert_eq!(again.digest(), forwards[end as usize]);
}

#[test]
fn what_is_watched_changes_nothing_of_a_run_with_changes_to_come() {
    let mut page = standing("python", SUM, 3);
    page.over();
    page.change("total", "50");
    page.ask(Request::Watches(vec!["sum(range(200)) + total".to_owned()]));
    let step = page.host.assumed.changes[0].step;
    let before = page.go(Move::To(step.saturating_sub(3)));
    assert_eq!(before.watches[0].value, "19900");
    assert_eq!(page.printed_at_end(), "56\n");
}

#[test]
fn the_origin_of_a_changed_value_is_the_person_until_the_program_writes_it_again() {
    let mut page = standing("python", SUM, 3);
    let step = page.state().step;
    page.change("total", "100");
    let path = page.host.assumed.changes[0].path.clone();
    page.go(Move::To(step + 1));
    let asked = Move::Written {
        path: path.clone(),
        before: step + 1,
    };
    let origin = page.go(asked).origin.clone().unwrap();
    assert_eq!(origin.step, Some(step));
    assert_eq!(origin.value, "100");
    assert!(origin.end.is_some_and(|end| end.contains("you changed it")));
    assert_eq!(page.state().step, step);
    let before = page.go(Move::Last).step;
    let asked = Move::Written { path, before };
    let origin = page.go(asked).origin.clone().unwrap();
    assert_eq!((origin.line, origin.end), (Some(3), None));
}
