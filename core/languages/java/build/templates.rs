//! Classes that Java has several times, once per primitive type or under two names, made from one text:
//! `*.java.jinja` beside the others.

use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, Value, context};
use std::path::{Path, PathBuf};

/// A primitive type: its keyword, its part in the names of classes, and its box.
type Primitive = (&'static str, &'static str, &'static str);

const INT: Primitive = ("int", "Int", "Integer");
const LONG: Primitive = ("long", "Long", "Long");
const DOUBLE: Primitive = ("double", "Double", "Double");
const FLOAT: Primitive = ("float", "Float", "Float");
const SHORT: Primitive = ("short", "Short", "Short");
const BYTE: Primitive = ("byte", "Byte", "Byte");
const PRIMITIVES: [Primitive; 8] = [
    INT,
    LONG,
    DOUBLE,
    FLOAT,
    ("char", "Char", "Character"),
    SHORT,
    BYTE,
    ("boolean", "Boolean", "Boolean"),
];

/// What a template is made into.
enum Made {
    /// A class for each type, whose names the template knows as `type`, `Name` and `Box`; the class's own name is given.
    Types(&'static str, &'static [Primitive]),
    /// A class for each name, which the template knows as `Class`.
    Classes(&'static [&'static str]),
}

/// A package's folder, the template in it, and what becomes of it.
type Template = (&'static str, &'static str, Made);

const TEMPLATES: [Template; 16] = [
    (
        "java/lang",
        "Mathematics",
        Made::Classes(&["Math", "StrictMath"]),
    ),
    (
        "java/lang",
        "TextBuilder",
        Made::Classes(&["StringBuilder", "StringBuffer"]),
    ),
    (
        "java/lang",
        "SmallBox",
        Made::Types("{{ Box }}", &[SHORT, BYTE]),
    ),
    (
        "java/lang",
        "WholeBox",
        Made::Types("{{ Box }}", &[INT, LONG]),
    ),
    (
        "java/lang",
        "FloatingBox",
        Made::Types("{{ Box }}", &[DOUBLE, FLOAT]),
    ),
    // Made once: it names all of them itself.
    ("java/util", "Arrays", Made::Classes(&["Arrays"])),
    ("java/lang/reflect", "Array", Made::Classes(&["Array"])),
    ("java/lang/reflect", "Field", Made::Classes(&["Field"])),
    (
        "java/nio",
        "NumberBuffer",
        Made::Types("{{ Name }}Buffer", &[INT, LONG, DOUBLE, FLOAT, SHORT]),
    ),
    (
        "java/util",
        "PrimitiveOptional",
        Made::Types("Optional{{ Name }}", &[INT, LONG, DOUBLE]),
    ),
    (
        "java/util",
        "WholeSummaryStatistics",
        Made::Types("{{ Name }}SummaryStatistics", &[INT, LONG]),
    ),
    (
        "java/util/concurrent/atomic",
        "AtomicNumber",
        Made::Types("Atomic{{ Box }}", &[INT, LONG]),
    ),
    (
        "java/util/concurrent/atomic",
        "AtomicNumberArray",
        Made::Types("Atomic{{ Box }}Array", &[INT, LONG]),
    ),
    (
        "java/util/stream",
        "PrimitivePipeline",
        Made::Types("{{ Name }}Pipeline", &[INT, LONG, DOUBLE]),
    ),
    (
        "java/util/stream",
        "PrimitiveSource",
        Made::Types("{{ Name }}Source", &[INT, LONG, DOUBLE]),
    ),
    (
        "java/util/stream",
        "PrimitiveStream",
        Made::Types("{{ Name }}Stream", &[INT, LONG, DOUBLE]),
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
    for (folder, template, made) in TEMPLATES {
        let path: PathBuf = library.join(folder).join(format!("{template}.java.jinja"));
        let source = std::fs::read_to_string(&path).expect("the template is there");
        let (class, made) = match made {
            Made::Types(class, types) => (class, types.iter().map(described).collect()),
            Made::Classes(names) => {
                let named = |name: &&str| context!(Class => *name);
                ("{{ Class }}", names.iter().map(named).collect::<Vec<_>>())
            }
        };
        for own in made {
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
