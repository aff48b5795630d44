//! The host with the native parser: what the page would be told.

use super::*;
use protocol::{
    Copied, Direction, Document, Linked, Mark, MarkKind, Move, Output, Pointer, Site, StateView,
    Stop, Stride, Unit, Variable, Verdict,
};
use session::{Library, Translator, translate};

mod about;
mod changing;
mod compare;
mod counting;
mod files;
mod foreign;
mod graphs;
mod input;
mod instructions;
mod ir_text;
mod logs;
mod memory;
mod origin;
mod other_language;
mod passing;
mod play;
mod pointing;
mod questions;
mod sentences;
mod strip;
mod tree;
mod unknowns;

/// The translator of a language behind a boundary of bytes, as on the page.
fn remote(language: &str) -> Box<dyn Translator> {
    let grammar = registry::grammar(language).unwrap();
    let parse = move |_: &str, source: &str| Ok(grammars::parse(grammar, source));
    let frontend = registry::frontend(language).unwrap();
    let mut linked = translate::Linked::new(frontend, parse, Library::on_demand());
    let call = move |request: &[u8]| Ok(translate::serve(&mut linked, request));
    Box::new(translate::Remote::new(call))
}

/// Brings what is missing.
pub(crate) fn bring(compiler: &mut Compiler, missing: Missing, has_network: bool) {
    match missing {
        Missing::Language(language) => {
            let translator = remote(&language);
            compiler.bring_language(language, Ok(translator));
        }
        Missing::Library(language) => {
            let frontend = registry::frontend(&language).unwrap();
            let files = frontend.library.rest.iter();
            let files = files.filter_map(|&(_, file, text)| Some((file.into(), text?.into())));
            let network = has_network.then(|| files.collect());
            let files = network.ok_or_else(|| "no network".to_owned());
            compiler.bring_library(&language, files);
        }
    }
}

/// A page that keeps what it was told last, and brings what the host misses.
struct Page {
    host: Host,
    brought: Vec<Missing>,
    has_network: bool,
    said: Vec<Reply>,
}

impl Page {
    fn new() -> Page {
        Page {
            host: Host::new(),
            brought: Vec::new(),
            has_network: true,
            said: Vec::new(),
        }
    }

    fn with(source: &str) -> Page {
        let mut page = Page::new();
        page.compile(1, source);
        page
    }

    fn ask(&mut self, request: Request) {
        while let Some(missing) = self.host.receive(&request) {
            assert!(self.brought.len() < 9, "{missing:?} again and again");
            assert!(self.host.take_replies().is_empty(), "nothing is done yet");
            self.bring(missing);
        }
        let mut slices = 0;
        while self.host.busy() {
            self.host.slice(&mut || false);
            slices += 1;
            assert!(slices < 1000, "the run does not end");
        }
        self.said = self.host.take_replies();
    }

    fn bring(&mut self, missing: Missing) {
        self.brought.push(missing.clone());
        bring(&mut self.host.compiler, missing, self.has_network);
    }

    fn compile(&mut self, revision: Revision, source: &str) {
        self.compile_in("python", revision, source);
    }

    fn compile_in(&mut self, language: &str, revision: Revision, source: &str) {
        self.ask(Request::Compile {
            revision,
            language: language.into(),
            files: Files::one(source.into()),
            input: String::new(),
            ended: true,
            assumed: Assumed::default(),
        });
    }

    fn compiled(&self) -> &Compiled {
        let found = self.said.iter().find_map(|reply| match reply {
            Reply::Compiled(compiled) => Some(compiled),
            _ => None,
        });
        found.expect("a program was compiled")
    }

    fn problems(&self) -> Vec<ProblemView> {
        self.compiled().problems.clone()
    }

    fn state(&self) -> &StateView {
        let found = self.said.iter().rev().find_map(|reply| match reply {
            Reply::State(state) => Some(&**state),
            _ => None,
        });
        found.expect("a state was sent")
    }

    fn go(&mut self, to: Move) -> &StateView {
        self.ask(Request::Move(to));
        self.state()
    }

    fn step(&mut self, stride: Stride, direction: Direction) -> &StateView {
        self.go(Move::Step {
            stride,
            unit: Unit::Statement,
            direction,
        })
    }

    fn over(&mut self) -> &StateView {
        self.step(Stride::Over, Direction::Forward)
    }

    fn linked(&mut self, pointer: Pointer) -> Linked {
        self.ask(Request::Link(pointer));
        match self.said.first() {
            Some(Reply::Linked(linked)) => linked.clone(),
            other => panic!("{other:?}"),
        }
    }
}

fn variable<'a>(state: &'a StateView, name: &str) -> Option<&'a Variable> {
    let mut all = state.scopes.iter().flat_map(|scope| &scope.variables);
    all.find(|variable| variable.name == name)
}

fn value(state: &StateView, name: &str) -> Option<String> {
    variable(state, name).map(|variable| variable.value.clone())
}

fn text_at(source: &str, state: &StateView) -> Option<String> {
    let span = state.place?.span?;
    source
        .get(span.start as usize..span.end as usize)
        .map(str::to_owned)
}

const COUNT: &str = "a = 1\nb = a + 1\na = b * 10\nprint(a)\n";

#[test]
fn a_source_gives_tree_ir_and_a_state_at_the_start() {
    let page = {
        let mut page = Page::new();
        for list in [List::Tree, List::Ir] {
            page.ask(Request::Watch {
                list,
                first: 0,
                count: 50,
            });
        }
        page.compile(7, COUNT);
        page
    };
    let find = |wanted: fn(&Reply) -> bool| page.said.iter().any(wanted);
    assert!(find(
        |reply| matches!(reply, Reply::Compiled(c) if c.revision == 7 && c.problems.is_empty())
    ));
    assert!(find(
        |reply| matches!(reply, Reply::Tree(rows) if rows.rows[0].kind == "module")
    ));
    assert!(find(
        |reply| matches!(reply, Reply::Ir(rows) if rows.rows.iter().any(|row| row.text.contains("store_var a") || row.text.contains("decl_var a")))
    ));
    assert_eq!(page.state().status, Status::Ready);
    assert_eq!(page.state().step, 0);
}

#[test]
fn statements_are_stepped_forwards_and_backwards() {
    let mut page = Page::with(COUNT);
    let marked = |state: &StateView, name: &str| {
        let variable = variable(state, name);
        variable.map(|variable| (variable.value.clone(), variable.mark))
    };
    // The first step goes to the first line, unless the run stands there already.
    if text_at(COUNT, page.state()).is_none() {
        page.over();
    }
    let state = page.over();
    assert_eq!(marked(state, "a"), Some(("1".into(), Some(Mark::New))));
    let state = page.over();
    assert_eq!(marked(state, "b"), Some(("2".into(), Some(Mark::New))));
    assert_eq!(marked(state, "a"), Some(("1".into(), Some(Mark::Read))));
    assert_eq!(state.sentence, "Line 2: Set b to 2.");
    let state = page.over();
    assert_eq!(marked(state, "a"), Some(("20".into(), Some(Mark::Changed))));
    let state = page.step(Stride::Over, Direction::Back);
    assert_eq!(value(state, "a"), Some("1".into()));
}

#[test]
fn a_run_ends_with_its_output_and_each_line_knows_its_step() {
    let mut page = Page::with("for n in range(3):\n    print(n)\n");
    page.ask(Request::Move(Move::Run(Direction::Forward)));
    assert_eq!(page.state().status, Status::Ended);
    let outcome = page.state().outcome.clone().expect("it ended");
    assert!(outcome.text.starts_with("Finished"), "{}", outcome.text);
    let chunks: Vec<_> = page
        .said
        .iter()
        .filter_map(|reply| match reply {
            Reply::Output(Output { chunks, .. }) => Some(chunks.clone()),
            _ => None,
        })
        .flatten()
        .collect();
    let text: String = chunks.iter().map(|chunk| chunk.text.as_str()).collect();
    assert_eq!(text, "0\n1\n2\n");
    // At the step of a chunk it has just been printed: one step earlier it has not.
    let step = chunks.last().expect("output").step;
    page.go(Move::To(step - 1));
    let before = page
        .host
        .program
        .as_ref()
        .map(|p| p.session.machine().state.written);
    page.go(Move::To(step));
    let after = page
        .host
        .program
        .as_ref()
        .map(|p| p.session.machine().state.written);
    assert!(before < after, "{before:?} {after:?}");
}

#[test]
fn a_run_stops_in_front_of_breakpoints_both_ways() {
    let source = "total = 0\nfor n in range(3):\n    total += n\nprint(total)\n";
    let mut page = Page::with(source);
    page.ask(Request::Breakpoints(vec![Stop::at(Site::line(3))]));
    for n in ["0", "1", "2"] {
        let state = page.go(Move::Run(Direction::Forward));
        assert_eq!(state.status, Status::AtBreakpoint);
        assert_eq!(value(state, "n").as_deref(), Some(n));
    }
    let state = page.go(Move::Run(Direction::Back));
    assert_eq!(value(state, "n").as_deref(), Some("1"));
}

#[test]
fn calls_are_stepped_into_and_out_of() {
    let source = "def double(n):\n    twice = n + n\n    return twice\n\nx = double(4)\ny = x\n";
    let mut page = Page::with(source);
    page.go(Move::Line {
        file: 0,
        line: 5,
        direction: Direction::Forward,
    });
    let depth = page.state().stack.len();
    let state = page.step(Stride::Into, Direction::Forward);
    assert_eq!(state.stack.len(), depth + 1);
    assert_eq!(state.stack[0].name, "double");
    assert_eq!(value(state, "n").as_deref(), Some("4"));
    let state = page.step(Stride::Out, Direction::Forward);
    assert_eq!(state.stack.len(), depth);
}

#[test]
fn an_endless_loop_is_sliced_and_paused() {
    let mut page = Page::with("n = 0\nwhile True:\n    n += 1\n");
    page.host
        .receive(&Request::Move(Move::Run(Direction::Forward)));
    for _ in 0..3 {
        page.host.slice(&mut || true);
    }
    assert!(page.host.busy());
    page.ask(Request::Pause);
    let state = page.state();
    assert_eq!(state.status, Status::Paused);
    assert!(state.step > 1000);
    let n: u64 = value(state, "n").and_then(|n| n.parse().ok()).expect("n");
    assert!(n > 100);
    let before = page.state().step;
    assert!(page.over().step > before);
}

#[test]
fn an_uncaught_exception_is_an_outcome_with_its_place() {
    let source = "def half(n):\n    return 10 // n\n\nhalf(0)\n";
    let mut page = Page::with(source);
    page.ask(Request::Move(Move::Last));
    let outcome = page.state().outcome.clone().expect("it ended");
    assert!(
        outcome.text.contains("ZeroDivisionError"),
        "{}",
        outcome.text
    );
    let span = outcome.span.expect("a place");
    assert_eq!(&source[span.start as usize..span.end as usize], "10 // n");
    assert!(page.said.iter().any(|reply| matches!(reply, Reply::Problems { problems, .. } if problems.iter().any(|p| p.line == 2))));
}

#[test]
fn broken_source_has_problems_and_still_runs() {
    let page = Page::with("print('before')\nx = = 3\nprint('after')\n");
    assert!(page.problems().iter().any(|problem| problem.line == 2));
}

#[test]
fn a_name_in_the_source_is_linked_to_its_instruction_and_back() {
    let source = "é = 3\nprint(é)\n";
    let mut page = Page::with(source);
    // The second é, in UTF-16 code units.
    let linked = page.linked(Pointer::Source(12));
    assert_eq!(linked.span, Some(protocol::Span::new(12, 13)));
    let [(row, end)] = linked.ir[..] else {
        panic!("{:?}", linked.ir);
    };
    assert_eq!(end, row + 1);
    let back = page.linked(Pointer::Ir(row));
    assert_eq!(back.span, linked.span);
    assert_eq!(back.tree, linked.tree);
    assert_eq!(back.blocks, linked.blocks);
    assert!(!back.blocks.is_empty());
}

#[test]
fn a_folded_node_hides_what_lies_below() {
    let mut page = Page::new();
    page.ask(Request::Watch {
        list: List::Tree,
        first: 0,
        count: 100,
    });
    page.compile(1, COUNT);
    page.ask(Request::Fold { node: 0 });
    let totals: Vec<u32> = page
        .said
        .iter()
        .filter_map(|reply| match reply {
            Reply::Tree(rows) => Some(rows.total),
            _ => None,
        })
        .collect();
    assert_eq!(totals, [1]);
}

#[test]
fn values_unfold() {
    let mut page = Page::with("pairs = {'a': [1, 2]}\nx = 0\n");
    page.ask(Request::Move(Move::Last));
    let path = variable(page.state(), "pairs").expect("pairs").path.clone();
    page.ask(Request::Unfold { path });
    let inner = variable(page.state(), "['a']").expect("its entry").clone();
    assert_eq!((inner.value.as_str(), inner.depth), ("[1, 2]", 1));
    page.ask(Request::Unfold { path: inner.path });
    assert_eq!(value(page.state(), "[1]").as_deref(), Some("2"));
}

#[test]
fn a_link_leads_to_the_same_state() {
    let mut page = Page::with(COUNT);
    page.ask(Request::Move(Move::Last));
    let step = page.state().step;
    page.go(Move::To(step - 3));
    let document = Document {
        language: "python".into(),
        files: Files::one(COUNT.into()),
        unit: Unit::Instruction,
        panel: "cfg".into(),
        ..Document::default()
    };
    page.ask(Request::Share {
        document: document.clone(),
        copy: Copied::Nothing,
    });
    let Some(Reply::Shared { fragment, .. }) = page.said.first().cloned() else {
        panic!("{:?}", page.said);
    };
    let mut other = Page::new();
    other.ask(Request::Open {
        revision: 1,
        fragment: fragment.clone(),
    });
    assert!(matches!(&other.said[0], Reply::Opened(opened) if opened.document == document));
    assert_eq!(other.state().step, step - 3);
    assert!(other.said.iter().any(|reply| matches!(
        reply,
        Reply::Verdict {
            verdict: Verdict::Reproduced,
            ..
        }
    )));

    // The end of a run has as many steps as the place in front of it, and is told apart.
    page.ask(Request::Move(Move::Last));
    page.ask(Request::Share {
        document: document.clone(),
        copy: Copied::Nothing,
    });
    let Some(Reply::Shared { fragment: end, .. }) = page.said.first().cloned() else {
        panic!("{:?}", page.said);
    };
    other.ask(Request::Open {
        revision: 5,
        fragment: end,
    });
    assert_eq!(other.state().status, Status::Ended);
    assert!(other.said.iter().any(|reply| matches!(
        reply,
        Reply::Verdict {
            verdict: Verdict::Reproduced,
            ..
        }
    )));

    // A link whose state is not met says so.
    let mut held = link::decode(&fragment).expect("a link of ours");
    held.source = COUNT.replace("10", "11");
    other.ask(Request::Open {
        revision: 2,
        fragment: link::encode(&held),
    });
    assert!(other.said.iter().any(|reply| matches!(
        reply,
        Reply::Verdict {
            verdict: Verdict::Differs(_),
            ..
        }
    )));
}

#[test]
fn what_a_step_did_is_said() {
    let mut page = Page::with("a = 2\nb = a + 3\n");
    page.ask(Request::Move(Move::Last));
    let last = page.state().step;
    let mut said = Vec::new();
    for step in 1..=last {
        said.push(page.go(Move::To(step)).sentence.clone());
    }
    assert!(said.contains(&"Set a to 2.".to_owned()), "{said:?}");
    assert!(said.contains(&"Read a: 2.".to_owned()), "{said:?}");
    assert!(said.contains(&"“a + 3” gave 5.".to_owned()), "{said:?}");
    assert!(said.contains(&"Set b to 5.".to_owned()), "{said:?}");
}

#[test]
fn a_language_that_is_not_there_is_said() {
    let mut page = Page::new();
    page.ask(Request::Compile {
        revision: 3,
        language: "klingon".into(),
        files: Files::one("x".into()),
        input: String::new(),
        ended: true,
        assumed: Assumed::default(),
    });
    assert!(
        matches!(&page.said[0], Reply::Compiled(c) if c.problems[0].message.contains("klingon"))
    );
    page.ask(Request::Move(Move::Last));
    assert_eq!(page.state().revision, 3, "the page does not wait for ever");
}

#[test]
fn the_library_is_brought_when_a_program_imports_of_it() {
    let library = Missing::Library("python".into());
    let mut page = Page::with("import sys, requests\nn = len(sys.argv)\n");
    assert_eq!(page.brought, [Missing::Language("python".into())]);
    page.compile(2, "import bisect\nplace = bisect.bisect([1, 3, 5], 4)\n");
    page.go(Move::Last);
    assert_eq!(value(page.state(), "place").as_deref(), Some("2"));
    assert_eq!(page.brought.last(), Some(&library));
    page.compile(3, "import heapq\nleast = heapq.nsmallest(1, [3, 1, 2])\n");
    page.go(Move::Last);
    assert_eq!(value(page.state(), "least").as_deref(), Some("[1]"));
    assert_eq!(page.brought.len(), 2, "it is brought once");
}

#[test]
fn without_network_the_library_is_unknown_and_tried_again() {
    let mut page = Page::new();
    page.has_network = false;
    let source = "import bisect\nplace = bisect.bisect([1, 3, 5], 4)\n";
    page.compile(1, source);
    let codes: Vec<String> = page.problems().into_iter().map(|each| each.code).collect();
    assert_eq!(codes, ["no_library", "unknown_import"]);
    page.go(Move::Last);
    assert!(
        value(page.state(), "place")
            .unwrap()
            .starts_with("symbolic(")
    );
    page.has_network = true;
    page.compile(2, source);
    assert!(page.problems().is_empty());
}

#[test]
fn how_long_a_run_is_is_known_once_it_has_ended() {
    let mut page = Page::with(COUNT);
    assert!(!page.over().is_whole);
    assert!(page.go(Move::Last).is_whole);
    assert!(
        page.go(Move::First).is_whole,
        "also when it stands elsewhere"
    );
}

/// Functions stand together behind the data; what holds one under another name is data, such as a callback.
#[test]
fn a_variable_that_holds_some_function_is_shown_as_data() {
    let mut page = Page::with(
        "def twice(n):\n    return 2 * n\n\ndef use(by, n):\n    return by(n)\n\nshort = lambda n: n\nprint(use(twice, 4))\n",
    );
    page.go(Move::Line {
        file: 0,
        line: 5,
        direction: Direction::Forward,
    });
    let state = page.state();
    let by = value(state, "by").expect("a row of its own");
    assert!(by.contains("twice"), "{by}");
    assert!(variable(state, "short").is_some());
    assert!(variable(state, "twice").is_none(), "a definition");

    let mut page = Page::new();
    let c = "int twice(int n) { return 2 * n; }
int main(void) {
    int (*by)(int) = twice;
    return by(4);
}
";
    page.compile_in("c", 1, c);
    page.go(Move::Line {
        file: 0,
        line: 4,
        direction: Direction::Forward,
    });
    let by = value(page.state(), "by").expect("a row of its own");
    assert!(by.contains("twice"), "{by}");
    assert!(variable(page.state(), "twice").is_none());

    let java = "public class Main {
    enum Kind { ONE }
    static int count = 3;
    static int twice(int n) { return 2 * n; }
    static class Inner { static int thrice(int n) { return 3 * n; } }
    public static void main(String[] args) {
        System.out.println(twice(count) + Inner.thrice(1) + Kind.valueOf(\"ONE\").ordinal());
    }
}
";
    page.compile_in("java", 1, java);
    page.go(Move::Line {
        file: 0,
        line: 7,
        direction: Direction::Forward,
    });
    let rows = page
        .state()
        .scopes
        .iter()
        .flat_map(|scope| &scope.variables);
    let mut functions = rows.filter(|row| row.value.contains("<function"));
    assert_eq!(functions.next(), None);
    assert!(variable(page.state(), "Main.count").is_some());
}

/// Where a language declares variables without setting them, what is declared is shown before it holds something.
#[test]
fn a_variable_that_is_declared_only_is_shown_as_not_set() {
    let c = "int main(void) {
    int n = 1;
    for (int i = 0; i < 2; i++) {
        int twice;
        n++;
        twice = 2 * n;
        n += twice;
    }
    return n;
}
";
    let mut page = Page::new();
    page.compile_in("c", 1, c);
    let mut twice = |line: u32| {
        let forward = Direction::Forward;
        let state = page.go(Move::Line {
            file: 0,
            line,
            direction: forward,
        });
        value(state, "twice")
    };
    assert_eq!(twice(4), None);
    assert_eq!(twice(5).as_deref(), Some("not set yet"));
    assert_eq!(twice(7).as_deref(), Some("4"));
    // In the next round it is another variable.
    assert_eq!(twice(5).as_deref(), Some("not set yet"));
    assert_eq!(twice(9), None);
    // Where a variable begins when it is set, there is none before.
    let mut page = Page::with("def f(n):\n    if n:\n        late = n\n    return n\n\nf(0)\n");
    page.go(Move::Line {
        file: 0,
        line: 4,
        direction: Direction::Forward,
    });
    assert_eq!(value(page.state(), "late"), None);
}

/// What is shown of a value leaves nobody to take it for another.
#[test]
fn an_empty_optional_is_no_null_and_a_class_without_name_is_no_number() {
    let java = "import java.util.*;
public class Main {
    interface Speaker { String say(); }
    public static void main(String[] args) {
        Optional<String> none = Optional.empty(), some = Optional.of(\"x\");
        Speaker loud = new Speaker() { public String say() { return \"hey\"; } };
        record Pair(int left, int right) {}
        Pair pair = new Pair(1, 2);
        System.out.println(loud.say() + pair + none + some);
    }
}
";
    let mut page = Page::new();
    page.compile_in("java", 1, java);
    page.go(Move::Line {
        file: 0,
        line: 9,
        direction: Direction::Forward,
    });
    let row = |name| {
        let row = variable(page.state(), name).expect(name);
        (row.value.as_str(), row.kind.as_str())
    };
    assert_eq!(row("none"), ("Optional(value=null)", "Optional"));
    assert_eq!(row("some"), ("Optional(value=\"x\")", "Optional"));
    assert_eq!(row("loud"), ("Main$1()", "Main$1"));
    assert_eq!(row("pair").1, "Pair");
}
