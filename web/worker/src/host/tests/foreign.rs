//! Links that others made: whatever they hold, there is an answer, and the page can be used afterwards.

use super::*;

/// Numbers that look random and are the same in every run (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.next() as usize % from.len()].clone()
    }
}

fn document(random: &mut Random) -> link::Document {
    let sources = [
        "",
        "x = 1\nprint(x)\n",
        "for n in range(9):\n    print(n)\n",
        "def f(:\n",
        "def f(a):\n    import b\n    return b.c(a) + [d]\n",
        "int main(void) { return *(int *)0; }\n",
        "class Main { public static void main(String[] a) { new Missing().go(); } }\n",
        "é😀 = '\u{0}'",
        "module main plain\nentry:\n  %0 = const 1\n",
        "module main python\nentry:\n  return %9\n",
    ];
    let names = [
        "unit",
        "panel",
        "watch",
        "if:1",
        "if:99999999999",
        "if:",
        "nth:2",
        "stop",
        "log:1",
        "log:1.2",
        "alone",
        "choices",
        "given",
        "calls",
        "",
        "é",
    ];
    let values = [
        "",
        "instruction",
        "cfg",
        "x +",
        "1.2",
        "1.4294967295",
        "1.0",
        "x is {x}, {",
        "x",
        "0",
        "-1",
        "18446744073709551616",
        "f",
        "yn?",
        "1\n0\nx",
        "[[[\n*\nprint",
        "\n99999999999\n",
        "everything",
    ];
    let lines = [0, 1, 2, u32::MAX];
    let steps = [0, 1, 7, 1 << 40, u64::MAX];
    let count = random.next() as usize % 4;
    link::Document {
        language: random
            .pick(&["python", "python", "java", "c", "asm", "klingon", "", "ir"])
            .into(),
        source: random.pick(&sources).into(),
        input: random.pick(&values).into(),
        path: random.pick(&values).into(),
        entry: random.pick(&lines),
        beside: (0..count)
            .map(|_| link::File {
                path: random.pick(&values).into(),
                source: random.pick(&sources).into(),
            })
            .collect(),
        breakpoints: (0..count).map(|_| random.pick(&lines)).collect(),
        settings: (0..2 * count)
            .map(|_| (random.pick(&names).into(), random.pick(&values).into()))
            .collect(),
        engine: random.pick(&["", "0.1.0", "99"]).into(),
        position: (count > 0).then(|| link::Position {
            step: random.pick(&steps),
            digest: random.next(),
        }),
    }
}

#[test]
fn whatever_a_link_holds_there_is_an_answer() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut page = Page::new();
    for revision in 1..250 {
        let held = document(&mut random);
        let fragment = link::encode(&held);
        page.ask(Request::Open { revision, fragment });
        let opened = page.said.iter().find_map(|reply| match reply {
            Reply::Opened(opened) => Some(opened.clone()),
            _ => None,
        });
        assert_eq!(
            opened.expect("an answer").document.files.first().source,
            held.source
        );
        assert_eq!(page.state().revision, revision, "{held:?}");
        if held.position.is_some() && page.state().known > 0 {
            let verdicts = page.said.iter();
            let verdict = verdicts.filter(|reply| matches!(reply, Reply::Verdict { .. }));
            assert_eq!(verdict.count(), 1, "{held:?}");
        }
    }
    page.compile(1000, "print('still here')\n");
    assert_eq!(page.go(Move::Last).revision, 1000);
}

#[test]
fn damaged_links_say_what_is_wrong_with_them() {
    let mut random = Random(42);
    let whole = link::encode(&document(&mut random));
    let mut page = Page::new();
    for revision in 1..200 {
        let mut letters: Vec<char> = whole.chars().collect();
        for _ in 0..=random.next() % 3 {
            let at = random.next() as usize % letters.len();
            match random.next() % 3 {
                0 => drop(letters.remove(at)),
                1 => letters.insert(at, 'q'),
                _ => letters.truncate(at.max(1)),
            }
        }
        let fragment: String = letters.into_iter().collect();
        let is_whole = fragment == whole;
        page.ask(Request::Open { revision, fragment });
        let refused = page.said.iter().find_map(|reply| match reply {
            Reply::Unreadable(why) => Some(why.clone()),
            _ => None,
        });
        assert!(is_whole || refused.is_some_and(|why| why.contains(' ')));
    }
}

#[test]
fn files_are_known_by_their_endings_as_on_the_command_line() {
    for language in catalog::languages() {
        assert!(!language.endings.is_empty(), "{}", language.name);
        for ending in language.endings {
            let known = catalog::by_ending(ending).map(|each| each.name);
            assert_eq!(known, Some(language.name), "{ending}");
        }
    }
}
