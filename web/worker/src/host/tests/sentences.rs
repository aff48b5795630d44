//! What a step did, in words that a student understands, and who called whom with what.

use super::*;

/// What is said of each line of a program that runs, stepped over from its start.
fn sentences(language: &str, source: &str) -> Vec<String> {
    let mut page = Page::new();
    page.compile_in(language, 1, source);
    let mut said = Vec::new();
    while page.state().outcome.is_none() {
        let sentence = page.step(Stride::Into, Direction::Forward).sentence.clone();
        said.push(sentence);
        assert!(said.len() < 200, "{said:#?}");
    }
    said
}

fn holds(said: &[String], what: &str) {
    assert!(
        said.iter().any(|each| each.contains(what)),
        "no {what} in {said:#?}"
    );
}

#[test]
fn what_is_stored_is_told_in_every_language() {
    let python =
        "row = [1, 2]\nrow[1] = 5\nrow[0] += 4\nclass Box: pass\nbox = Box()\nbox.size = 3\n";
    let said = sentences("python", python);
    holds(&said, "Set row[1] to 5.");
    holds(&said, "Set box.size to 3.");
    let c = "struct cell { int value; struct cell *next; };
int main(void) {
    struct cell last = { 1, 0 };
    struct cell first;
    first.value = 7;
    first.next = &last;
    struct cell *after = first.next;
    after->value = 8;
    int *at = &last.value;
    *at = 9;
    return 0;
}
";
    let said = sentences("c", c);
    holds(&said, "Set first.value to 7.");
    holds(&said, "Set after->value to 8.");
    holds(&said, "Set *at to 9.");
    holds(&said, "Set after to 0x");
    let java = "public class Main {
    static int[] row = new int[2];
    int size;
    public static void main(String[] args) {
        row[1] = 5;
        Main box = new Main();
        box.size = 3;
    }
}
";
    let said = sentences("java", java);
    holds(&said, "Set row[1] to 5.");
    holds(&said, "Set box.size to 3.");
    for text in said {
        assert!(
            !text.contains(['$', '?']) && !text.contains("<init>"),
            "{text}"
        );
    }
}

#[test]
fn a_call_names_its_function_and_arguments_as_the_source_does() {
    let python = "def add(a, b):\n    return a + b\n\nprint(add(2, 3))\n";
    let said = sentences("python", python);
    holds(&said, "Called add(a=2, b=3).");
    holds(&said, "add returned 5 to top level.");
    let raising =
        "def f(n):\n    raise ValueError('far')\n\ntry:\n    f(1)\nexcept ValueError:\n    pass\n";
    let said = sentences("python", raising);
    holds(&said, "Raised ValueError('far').");
    let java = "public class Main {
    static int add(int a, int b) {
        return a + b;
    }
    public static void main(String[] args) {
        System.out.println(add(2, 3));
    }
}
";
    let mut page = Page::new();
    page.compile_in("java", 1, java);
    let line = Move::Line {
        file: 0,
        line: 3,
        direction: Direction::Forward,
    };
    let state = page.go(line);
    let calls: Vec<(&str, &str)> = (state.stack.iter())
        .map(|frame| (frame.name.as_str(), frame.arguments.as_str()))
        .collect();
    assert_eq!(calls, [("add", "a=2, b=3"), ("main", "args=[]")]);
}

/// Of a call of the library's that gave nothing the program's own words are shown to who comes back behind it.
#[test]
fn behind_a_call_of_the_library_the_call_is_told() {
    // To write an object takes the program's code, and so the library's around that.
    let source = "class Box:\n    def __repr__(self):\n        return 'box'\n\nbox = Box()\nprint(box, end='.')\nprint(box)\n";
    let mut page = Page::new();
    page.compile(1, source);
    page.go(Move::Last);
    let sentence = &page.step(Stride::Over, Direction::Back).sentence;
    assert_eq!(sentence, "Carried out “print(box, end='.')”.");
}

#[test]
fn a_function_within_a_line_does_not_make_two_visits_of_it() {
    let java = "import java.util.*;
public class Main {
    public static void main(String[] args) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : List.of(\"a\", \"b\")) {
            counts.merge(word, 1, Integer::sum);
        }
        System.out.println(counts);
    }
}
";
    let mut page = Page::new();
    page.compile_in("java", 1, java);
    let next = || Move::Line {
        file: 0,
        line: 6,
        direction: Direction::Forward,
    };
    let words: Vec<String> = (0..2)
        .map(|_| {
            let state = page.go(next());
            let said = &state.sentence;
            assert!(!said.contains("In the library: main"), "{said}");
            variable(state, "word").expect("a word").value.clone()
        })
        .collect();
    assert_eq!(words, ["\"a\"", "\"b\""]);
    assert_eq!(page.go(next()).status, Status::Ended);
}

/// A list is followed link by link where it is listed; what stands in no memory is written as its type says.
#[test]
fn pointers_unfold_where_they_are_listed() {
    let c = "struct cell { int value; struct cell *next; };
int main(void) {
    struct cell last = { 2, 0 };
    struct cell first = { 1, &last };
    struct cell *list = &first;
    char letter = 'B';
    return letter == 66 ? list->value : 0;
}
";
    let mut page = Page::new();
    page.compile_in("c", 1, c);
    page.go(Move::Line {
        file: 0,
        line: 7,
        direction: Direction::Forward,
    });
    let row = |page: &Page, name: &str| {
        let mut all = page
            .state()
            .scopes
            .iter()
            .flat_map(|scope| &scope.variables);
        all.find(|each| each.name == name).cloned()
    };
    assert_eq!(row(&page, "letter").unwrap().value, "66 'B'");
    let list = row(&page, "list").unwrap();
    assert_eq!(
        (list.kind.as_str(), list.unfolded),
        ("struct cell *", Some(false))
    );
    page.ask(Request::Unfold { path: list.path });
    let next = row(&page, "next").or_else(|| row(&page, ".next")).unwrap();
    assert_eq!((next.depth, next.unfolded), (1, Some(false)));
    page.ask(Request::Unfold { path: next.path });
    let state = page.state();
    let depths = state.scopes.iter().flat_map(|scope| &scope.variables);
    let values: Vec<&str> = (depths.filter(|each| each.name.ends_with("value")))
        .map(|each| each.value.as_str())
        .collect();
    assert_eq!(values, ["1", "2"]);
}

/// What the language calls by itself has a name that a person wrote; what lowering adds has none and is not offered.
#[test]
fn functions_are_called_as_the_source_calls_them() {
    let python = "class Box:
    def __init__(self, size):
        self.size = size
    def __lt__(self, other):
        return self.size < other.size

print(Box(1) < Box(2))
";
    let said = sentences("python", python);
    holds(&said, "Line 1: Began the class Box.");
    holds(&said, "Line 2: Defined the function __init__.");
    holds(&said, "Line 5: Defined the class Box.");
    holds(&said, "Called __init__(");
    holds(&said, "Called __lt__(");
    assert!(
        !said.iter().any(|each| each.contains("stored")),
        "{said:#?}"
    );
    let java = "public class Main {
    public static void main(String[] args) {
        int[][] rows = new int[2][3];
        String[] words = {\"a\", \"b\"};
        System.out.println(rows.length + words.length);
    }
}
";
    let mut page = Page::new();
    page.compile_in("java", 1, java);
    let compiled = page.said.iter().find_map(|reply| match reply {
        Reply::Compiled(compiled) => Some(compiled),
        _ => None,
    });
    let functions = compiled.expect("it was read").functions.iter();
    let alone: Vec<&str> = functions.map(|each| each.alone.as_str()).collect();
    assert!(alone.contains(&"Main.main"), "{alone:?}");
    assert!(!alone.iter().any(|name| name.contains('$')), "{alone:?}");
}

#[test]
fn a_statement_under_way_shows_what_of_it_has_been_worked_out() {
    let source = "def f(n):\n    return n * 2\n\na = 5\nb = f(a + 1) + a * 10\n";
    let mut page = Page::with(source);
    page.go(Move::Line {
        file: 0,
        line: 5,
        direction: Direction::Forward,
    });
    assert_eq!(page.state().inside, [], "where it begins there is nothing");
    page.step(Stride::Into, Direction::Forward);
    assert_eq!(page.state().inside, [], "the callee has just begun");
    let state = page.step(Stride::Out, Direction::Forward);
    // The line with the values in the place of what they are of.
    let mut text = source.to_owned();
    for part in state.inside.iter().rev() {
        let span = part.span.start as usize..part.span.end as usize;
        text.replace_range(span, &part.text);
    }
    assert_eq!(text.lines().last(), Some("b = 12 + a * 10"));
    page.go(Move::First);
    let mut each: Vec<String> = Vec::new();
    while page.state().outcome.is_none() {
        let state = page
            .go(Move::Step {
                stride: Stride::Over,
                unit: Unit::Instruction,
                direction: Direction::Forward,
            })
            .clone();
        let values = state.inside.iter().map(|part| part.text.as_str());
        let values: Vec<&str> = values.collect();
        if state.stack.len() == 1 && !values.is_empty() {
            each.push(values.join(" "));
        }
    }
    each.dedup();
    let end: Vec<&str> = each.iter().map(String::as_str).collect();
    assert!(
        end.ends_with(&["6", "12", "12 5", "12 50", "62"]),
        "{end:?}"
    );
}
