//! Classes that Java has once per primitive type, made from one text: `*.java.jinja` beside the others.

use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, Value, context};
use std::path::{Path, PathBuf};

/// A primitive type: its keyword, its part in the names of classes, and its box.
type Primitive = (&'static str, &'static str, &'static str);

const INT: Primitive = ("int", "Int", "Integer");
const LONG: Primitive = ("long", "Long", "Long");
const DOUBLE: Primitive = ("double", "Double", "Double");
const PRIMITIVES: [Primitive; 8] = [
    INT,
    LONG,
    DOUBLE,
    ("float", "Float", "Float"),
    ("char", "Char", "Character"),
    ("short", "Short", "Short"),
    ("byte", "Byte", "Byte"),
    ("boolean", "Boolean", "Boolean"),
];

/// A package's folder, the template in it, the name of the classes made of it, and the types it is made for.
type Template = (
    &'static str,
    &'static str,
    &'static str,
    &'static [Primitive],
);

const TEMPLATES: [Template; 8] = [
    // Made once: it names all of them itself.
    ("java/util", "Arrays", "Arrays", &[INT]),
    (
        "java/util",
        "PrimitiveOptional",
        "Optional{{ Name }}",
        &[INT, LONG, DOUBLE],
    ),
    (
        "java/util",
        "WholeSummaryStatistics",
        "{{ Name }}SummaryStatistics",
        &[INT, LONG],
    ),
    (
        "java/util/concurrent/atomic",
        "AtomicNumber",
        "Atomic{{ Box }}",
        &[INT, LONG],
    ),
    (
        "java/util/concurrent/atomic",
        "AtomicNumberArray",
        "Atomic{{ Box }}Array",
        &[INT, LONG],
    ),
    (
        "java/util/stream",
        "PrimitivePipeline",
        "{{ Name }}Pipeline",
        &[INT, LONG, DOUBLE],
    ),
    (
        "java/util/stream",
        "PrimitiveSource",
        "{{ Name }}Source",
        &[INT, LONG, DOUBLE],
    ),
    (
        "java/util/stream",
        "PrimitiveStream",
        "{{ Name }}Stream",
        &[INT, LONG, DOUBLE],
    ),
];

/// Writes the classes below `out`, in the folders of their packages.
pub fn write(library: &Path, out: &Path) {
    let mut environment = Environment::new();
    environment.set_syntax(
        SyntaxConfig::builder()
            .trim_blocks(true)
            .lstrip_blocks(true)
            .keep_trailing_newline(true)
            .build()
            .expect("the delimiters are Jinja's own"),
    );
    let described =
        |&(keyword, name, boxed): &Primitive| context!(type => keyword, Name => name, Box => boxed);
    let primitives = Value::from_iter(PRIMITIVES.iter().map(described));
    for (folder, template, class, types) in TEMPLATES {
        let path: PathBuf = library.join(folder).join(format!("{template}.java.jinja"));
        let source = std::fs::read_to_string(&path).expect("the template is there");
        for primitive in types {
            let own = described(primitive);
            let values = context!(primitives => primitives.clone(), ..own);
            let render = |text: &str| {
                environment
                    .render_str(text, &values)
                    .unwrap_or_else(|error| panic!("{}: {error:#}", path.display()))
            };
            let target = out.join(folder).join(format!("{}.java", render(class)));
            std::fs::create_dir_all(target.parent().expect("it has a folder"))
                .expect("the folder can be made");
            std::fs::write(target, render(&source)).expect("the class can be written");
        }
    }
}
