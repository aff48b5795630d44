//! Programs of several files: an expression is read as it is seen from the file in which the run stands.

use super::{ask_with, reader_among};
use reddragon_tests::parse;
use session::vm::Settings;
use session::{Breakpoint, Breakpoints, Direction, Library, Motion, Progress, Session, Site};
use std::collections::BTreeMap;
use std::rc::Rc;

type Files = BTreeMap<String, Rc<str>>;

fn files(list: &[(&str, &str)]) -> Rc<Files> {
    let list = list.iter();
    Rc::new(
        list.map(|(path, text)| ((*path).to_owned(), (*text).into()))
            .collect(),
    )
}

/// A program that begins with a file of these.
fn session(language: &str, files: &Files, entry: &str) -> Session {
    let frontend = registry::frontend(language).expect("there is a frontend");
    let mut beside = files.clone();
    let source = beside.remove(entry).expect("it is one of the files");
    let mut library = Library::default();
    let compiled =
        session::compile_among(&mut parse, &mut library, frontend, &beside, entry, &source);
    let compiled = compiled.expect("there is a program");
    assert_eq!(compiled.diagnostics, []);
    Session::new(Rc::new(compiled), Settings::default())
}

fn module(session: &Session, file: &str) -> session::ir::ModuleId {
    let own = session.compiled().own_files();
    let found = own
        .filter(|(_, path)| path == file)
        .map(|(module, _)| module);
    found.last().expect("it is a file of the program")
}

fn go(session: &mut Session, file: &str, line: u32) {
    let lines = [(module(session, file), line)];
    let motion = Motion::to_lines(session, &lines, Direction::Forward);
    loop {
        match session.make(&motion, 1000) {
            Progress::Moving => {}
            Progress::Arrived => return,
            Progress::AtEdge => panic!("the run does not come to line {line} of {file}"),
        }
    }
}

#[track_caller]
fn gives(
    (session, language, files): (&mut Session, &str, &Rc<Files>),
    up: usize,
    table: &[(&str, &str)],
) {
    let reader = reader_among(language, Rc::clone(files) as Rc<_>);
    let given = table.iter();
    let given: Vec<(&str, String)> = given
        .map(|(text, _)| (*text, ask_with(&reader, session, text, up)))
        .collect();
    let wanted: Vec<(&str, String)> = (table.iter())
        .map(|(text, value)| (*text, (*value).to_owned()))
        .collect();
    assert_eq!(given, wanted);
}

#[test]
fn c_knows_what_each_unit_and_each_header_declares() {
    let files = files(&[
        (
            "main.c",
            "#include <stdio.h>\n#include \"shop.h\"\nstatic int count = 7;\nint main(void) {\n  struct item pen = {\"pen\", 3};\n  int sum = total(&pen, 2);\n  printf(\"%d\\n\", sum + count);\n  return 0;\n}\n",
        ),
        (
            "shop.c",
            "#include \"shop.h\"\nstatic double count = 0.5;\nint total(const struct item *one, int times) {\n  int cents = one->price * 100;\n  count += times;\n  return twice(cents) / 2 * times;\n}\n",
        ),
        (
            "shop.h",
            "#ifndef SHOP_H\n#define SHOP_H\n#define FACTOR 2\nstruct item { const char *name; int price; };\nint total(const struct item *, int);\nstatic inline int twice(int cents) {\n  int doubled = cents * FACTOR;\n  return doubled;\n}\n#endif\n",
        ),
    ]);
    let mut session = session("c", &files, "main.c");
    go(&mut session, "shop.c", 5);
    let here = (&mut session, "c", &files);
    gives(
        here,
        0,
        &[
            ("cents", "300"),
            ("one->price + times", "5"),
            // Of two objects of one name, that of the unit.
            ("count", "0.5"),
            ("FACTOR * cents", "600"),
        ],
    );
    // The call that made it stands in the other unit.
    let here = (&mut session, "c", &files);
    gives(here, 1, &[("pen.price", "3"), ("count", "7")]);
    go(&mut session, "shop.h", 8);
    let here = (&mut session, "c", &files);
    gives(
        here,
        0,
        &[
            ("doubled", "600"),
            ("cents + FACTOR", "302"),
            ("sizeof(struct item)", "16"),
        ],
    );
    let here = (&mut session, "c", &files);
    gives(here, 1, &[("times", "2"), ("one->price", "3")]);
}

#[test]
fn java_knows_the_classes_and_variables_of_each_file() {
    let files = files(&[
        (
            "Main.java",
            "public class Main {\n  static int count = 7;\n  public static void main(String[] args) {\n    Cart cart = new Cart();\n    cart.add(new Item(\"pen\", 3), 2);\n    System.out.println(cart.total() + count);\n  }\n}\n",
        ),
        (
            "Cart.java",
            "import java.util.ArrayList;\nimport java.util.List;\nclass Cart {\n  private final List<Item> items = new ArrayList<>();\n  static long count = 40;\n  void add(Item item, int times) {\n    double half = item.price() / 2.0;\n    for (int i = 0; i < times; i++) items.add(item);\n    count += times;\n  }\n  int total() { return items.stream().mapToInt(Item::price).sum(); }\n}\n",
        ),
        ("Item.java", "record Item(String name, int price) {}\n"),
    ]);
    let mut session = session("java", &files, "Main.java");
    go(&mut session, "Cart.java", 9);
    let here = (&mut session, "java", &files);
    gives(
        here,
        0,
        &[
            ("half * 2", "3.0"),
            ("item.price() / 2", "1"),
            ("items.size() + times", "4"),
            ("count", "40"),
            ("this.total()", "6"),
            ("Main.count", "7"),
        ],
    );
    let here = (&mut session, "java", &files);
    gives(here, 1, &[("count", "7"), ("cart.total() / 4", "1")]);
}

#[test]
fn a_condition_is_that_of_its_breakpoint_s_file() {
    let files = files(&[
        (
            "main.c",
            "int step(int);\nint main(void) {\n  int sum = 0;\n  for (int k = 0; k < 5; k++) sum += step(k);\n  return sum;\n}\n",
        ),
        (
            "step.c",
            "int step(int from) {\n  double scaled = from * 0.5;\n  return (int)scaled;\n}\n",
        ),
    ]);
    let mut session = session("c", &files, "main.c");
    let reader = reader_among("c", Rc::clone(&files) as Rc<_>);
    let texts = ["scaled == 1.5".to_owned(), "nowhere(".to_owned()];
    let conditions = Rc::new(session.expressions(&reader, &texts));
    let file = module(&session, "step.c");
    assert_eq!(session.refusal(&conditions, 0, file), None);
    assert!(session.refusal(&conditions, 1, file).is_some());
    let site = Site::line((file, 3));
    let stop = Breakpoint {
        site,
        condition: Some(0),
    };
    let stops = Breakpoints::new(&session, vec![stop], Some(conditions));
    let motion = Motion::to_breakpoints(&session, &stops, Direction::Forward);
    while session.make(&motion, 1000) == Progress::Moving {}
    gives((&mut session, "c", &files), 0, &[("from", "3")]);
}
