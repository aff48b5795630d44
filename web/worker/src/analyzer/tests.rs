//! The analyzer with the native parsers: what the page would be told.

use super::*;
use crate::host::tests::bring;
use protocol::{FlowQuestion, FlowView, Row, Seed, TypesView};

/// Asks, and gives what is answered once there is nothing left to do.
pub(crate) fn asked<S>(analyzer: &mut S, ask: &Ask) -> Vec<Told>
where
    S: Service<Request = Ask, Reply = Told>,
{
    while let Some(missing) = analyzer.receive(ask) {
        bring(analyzer.compiler(), missing, true);
    }
    while analyzer.busy() {
        analyzer.slice(&mut || false);
    }
    analyzer.take_replies()
}

/// An analyzer, or an explorer, that has a program.
pub(crate) fn with<S>(language: &str, source: &str) -> S
where
    S: Service<Request = Ask, Reply = Told> + Default,
{
    let mut analyzer = S::default();
    let told = asked(
        &mut analyzer,
        &Ask::Program(Asked {
            revision: 7,
            language: language.to_owned(),
            files: protocol::Files::one(source.to_owned()),
            file: 0,
            input: String::new(),
        }),
    );
    assert_eq!(told, []);
    analyzer
}

fn types(language: &str, source: &str) -> TypesView {
    let told = asked::<Analyzer>(&mut with(language, source), &Ask::Types);
    let [Told::Types(view)] = &told[..] else {
        panic!("{told:?}");
    };
    view.clone()
}

fn row<'a>(view: &'a TypesView, name: &str) -> &'a Row {
    let mut rows = view.sections.iter().flat_map(|section| &section.rows);
    rows.find(|row| row.name == name)
        .unwrap_or_else(|| panic!("no {name} in {:#?}", view.sections))
}

const POINTS: &str = "\
class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

def far(point, limit):
    sum = point.x + point.y
    return sum > limit

print(far(Point(1, 2), 2.5))
print(missing(3))
";

#[test]
fn functions_variables_and_members_have_types_and_places() {
    let view = types("python", POINTS);
    let titles: Vec<&str> = view.sections.iter().map(|each| &*each.title).collect();
    assert_eq!(titles, ["Functions", "Members"]);
    let far = row(&view, "far");
    assert_eq!(far.text, "(point: Point, limit: float) -> bool");
    assert_eq!((far.depth, far.line), (0, 6));
    let sum = row(&view, "sum");
    assert_eq!((sum.text.as_str(), sum.depth, sum.line), (": int", 1, 7));
    let member = row(&view, "Point.x");
    assert_eq!((member.text.as_str(), member.line), (": int", 3));
}

/// The functions of a name, with the rows of what is declared in each.
fn functions_named(view: &TypesView, name: &str) -> Vec<Vec<String>> {
    let mut found: Vec<Vec<String>> = Vec::new();
    let mut is_one = false;
    for row in view.sections.iter().flat_map(|section| &section.rows) {
        let text = format!("{}{}", row.name, row.text);
        match row.depth {
            0 => {
                is_one = row.name == name;
                found.extend(is_one.then(|| vec![text]));
            }
            _ if is_one => found.last_mut().expect("begun").push(text),
            _ => {}
        }
    }
    found
}

#[test]
fn what_functions_of_one_name_declare_stands_below_each() {
    let python = "print([a for a in [1]], [a for a in 'b'], [c for c in [2.5]])\n";
    let view = types("python", python);
    assert_eq!(
        functions_named(&view, "<listcomp>"),
        [
            ["<listcomp>() -> list[int]", "a: int"],
            ["<listcomp>() -> list[str]", "a: str"],
            ["<listcomp>() -> list[float]", "c: float"],
        ]
    );
    let java = "class Main {\n\
                static int twice(int n) { var all = n * 2; return all; }\n\
                static double twice(double n) { var all = n * 2; return all; }\n\
                public static void main(String[] args) { System.out.println(twice(4) + twice(1.5)); } }\n";
    assert_eq!(
        functions_named(&types("java", java), "Main.twice"),
        [
            ["Main.twice(n: int) -> int", "all: int", "n: int"],
            [
                "Main.twice(n: double) -> double",
                "all: double",
                "n: double"
            ],
        ]
    );
}

#[test]
fn a_place_says_the_type_of_what_stands_there() {
    let view = types("python", POINTS);
    let said = |text: &str| {
        let at = POINTS.find(text).unwrap() as u32;
        let mut covering = view.places.iter().rev();
        let found = covering.find(|(span, _)| span.start <= at && at < span.end);
        found.map(|&(_, number)| view.texts[number as usize].clone())
    };
    assert_eq!(said("sum > limit").as_deref(), Some("sum: int"));
    assert_eq!(said("limit\n").as_deref(), Some("limit: float"));
    assert_eq!(said("2.5").as_deref(), Some("float"));
    assert_eq!(
        said("def far"),
        None,
        "a whole function has no type to point at"
    );
}

#[test]
fn what_is_not_known_says_why_and_where() {
    let view = types("python", "value = missing(3)\nother = value + 1\n");
    let other = row(&view, "other");
    assert!(!other.note.is_empty(), "{other:?}");
    assert_eq!(other.tone, protocol::Tone::Doubt);
    assert_eq!(other.cause.map(|(line, _)| line), Some(1));
}

#[test]
fn every_language_is_asked_in_the_same_way() {
    let java = "class Main { static int twice(int n) { return n * 2; }\n\
                public static void main(String[] args) { System.out.println(twice(4)); } }\n";
    let view = types("java", java);
    assert!(
        row(&view, "Main.twice").text.starts_with("(n: int)"),
        "{view:#?}"
    );
    let c = "int twice(int n) { return n * 2; }\nint main(void) { return twice(0); }\n";
    assert!(row(&types("c", c), "twice").text.starts_with("(n: int)"));
}

#[test]
fn without_a_program_there_is_a_sentence() {
    let mut analyzer = Analyzer::default();
    let ask = Ask::Program(Asked {
        revision: 3,
        language: "klingon".to_owned(),
        files: protocol::Files::one(String::new()),
        file: 0,
        input: String::new(),
    });
    let told = asked(&mut analyzer, &ask);
    assert!(matches!(&told[..], [Told::Nothing { revision: 3, why }] if why.contains("klingon")));
}

const SUMS: &str = "\
def total(items, start):
    sum = start
    count = 0
    for item in items:
        sum = sum + item
        count = count + 1
    unused = 3
    return sum

print(total([1, 2], 4))
";

fn flow(language: &str, source: &str, question: FlowQuestion) -> FlowView {
    let told = asked::<Analyzer>(&mut with(language, source), &Ask::Flow(question));
    let [Told::Flow(view)] = &told[..] else {
        panic!("{told:?}");
    };
    (**view).clone()
}

#[test]
fn all_questions_about_a_source_are_about_one_data_flow() {
    let analyzer: Analyzer = with("python", POINTS);
    let studied = analyzer.studied.as_ref().expect("a program");
    let place = || studied.with_flow(|view| std::ptr::from_ref(view.flow).addr());
    assert_eq!(place(), place());
}

#[test]
fn the_graph_of_variables_is_drawn_and_told() {
    let view = flow("python", SUMS, FlowQuestion::default());
    let label = |at: u32| view.graph.blocks[at as usize].label.as_str();
    let mut edges: Vec<(&str, &str)> = (view.graph.edges.iter())
        .map(|edge| (label(edge.from), label(edge.to)))
        .collect();
    edges.sort_unstable();
    assert_eq!(
        edges,
        [("item", "sum"), ("items", "item"), ("start", "sum")]
    );
    assert_eq!(view.graph.clusters.len(), 1, "{:?}", view.graph.clusters);
    let rows: Vec<&Row> = view.sections.iter().flat_map(|each| &each.rows).collect();
    let sum = rows.iter().find(|row| row.name == "sum").unwrap();
    assert_eq!(
        (sum.text.as_str(), sum.note.as_str()),
        (" ← item, start, sum", "and so on items")
    );
    assert!(
        rows.iter()
            .any(|row| row.line == 7 && row.text.contains("`unused` is assigned and not read"))
    );
    assert_eq!(view.slice, None);
}

#[test]
fn a_slice_begins_at_the_cursor_and_leaves_the_rest_aside() {
    let at = SUMS.find("return sum").unwrap() as u32 + 8;
    let question = FlowQuestion {
        seed: Some(Seed::At(at)),
        ..FlowQuestion::default()
    };
    let view = flow("python", SUMS, question);
    let slice = view.slice.unwrap();
    assert_eq!((slice.name.as_str(), slice.line), ("sum", 8));
    assert!(
        [1, 2, 4, 5].iter().all(|line| slice.lines.contains(line)),
        "{slice:?}"
    );
    assert!(
        [3, 6, 7].iter().all(|line| !slice.lines.contains(line)),
        "{slice:?}"
    );
    let aside = |text: &str| {
        let at = SUMS.find(text).unwrap() as u32;
        slice
            .aside
            .iter()
            .any(|span| span.start <= at && at < span.end)
    };
    assert!(aside("count = 0") && aside("unused") && !aside("sum = sum"));
    assert!(!view.graph.blocks.iter().any(|block| block.label == "count"));
    let nowhere = FlowQuestion {
        seed: Some(Seed::At(SUMS.find("def").unwrap() as u32 + 1)),
        ..FlowQuestion::default()
    };
    let view = flow("python", "def f():\n    return 1\n", nowhere);
    assert!(view.slice.is_none() && !view.missing.is_empty());
}

#[test]
fn a_way_from_a_source_to_a_sink_is_shown_line_by_line() {
    let source = "word = input()\nother = 'x'\ntext = word + other\nprint(text)\n";
    let question = FlowQuestion {
        sources: vec!["input".to_owned()],
        sinks: vec!["print".to_owned()],
        ..FlowQuestion::default()
    };
    let view = flow("python", source, question.clone());
    let way = &view.sections[0];
    assert!(way.title.starts_with("A way"), "{}", way.title);
    let lines: Vec<u32> = way.rows.iter().map(|row| row.line).collect();
    assert_eq!(lines, [1, 3, 4]);
    let view = flow("python", "word = input()\nprint(3)\n", question);
    assert!(view.sections[0].rows[0].text.starts_with("Nothing"));
}

#[test]
fn the_graph_leaves_the_page_in_the_formats_of_other_tools() {
    let told = asked::<Analyzer>(
        &mut with("python", SUMS),
        &Ask::Export(protocol::Format::Dot),
    );
    let [Told::Exported { text, .. }] = &told[..] else {
        panic!("{told:?}");
    };
    assert!(text.starts_with("digraph") && text.contains("items"));
}

#[test]
fn the_graph_leaves_the_page_as_a_drawing() {
    let told = asked::<Analyzer>(
        &mut with("python", SUMS),
        &Ask::Export(protocol::Format::Svg),
    );
    let [Told::Exported { text, .. }] = &told[..] else {
        panic!("{told:?}");
    };
    assert!(text.starts_with("<svg ") && text.trim_end().ends_with("</svg>"));
    assert!(
        text.contains(">items</text>") && text.contains("class=\"edge\""),
        "{text}"
    );
    assert!(!text.contains("NaN"), "{text}");
}

/// Of variables of one name the one that the function sees is meant.
#[test]
fn a_slice_begins_at_a_variable_that_is_named_where_the_run_stands() {
    let source = "\
value = 1
def one():
    value = 2
    return value

def other():
    return value

one()
";
    let lines = |at: Option<&str>| {
        let question = FlowQuestion {
            seed: Some(Seed::Named(
                "value".to_owned(),
                at.map(|text| source.find(text).unwrap() as u32),
            )),
            ..FlowQuestion::default()
        };
        flow("python", source, question).slice.unwrap().lines
    };
    assert!(lines(Some("return value")).contains(&3));
    assert!(!lines(Some("return value")).contains(&1));
    assert!(lines(None).contains(&1));
    assert!(lines(Some("one()\n")).contains(&1));
}

#[test]
fn names_that_the_language_makes_are_not_shown() {
    let source = "\
import java.util.*;
public class Main {
    static class Box {
        int size;
        Box(int size) { this.size = size; }
    }
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        counts.merge(\"a\", 1, Integer::sum);
        List<Box> boxes = List.of(new Box(1));
    }
}
";
    let told = asked::<Analyzer>(&mut with("java", source), &Ask::Types);
    let [Told::Types(view)] = &told[..] else {
        panic!("{told:?}");
    };
    let names: Vec<&str> = (view.sections.iter().flat_map(|section| &section.rows))
        .map(|row| row.name.as_str())
        .collect();
    for known in ["Box", "size", "main", "counts"] {
        assert!(names.iter().any(|name| name.ends_with(known)), "{names:?}");
    }
    for name in names {
        assert!(!name.contains(['$', '<']), "{name}");
    }
}
