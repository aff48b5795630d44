//! What crosses the boundary arrives as it was.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use translate::{Asking, Library, Linked, Remote, Translation, Translator, serve};

fn linked(language: &str) -> Linked<impl FnMut(&str, &str) -> Result<syntax::SyntaxTree, String>> {
    let grammar = registry::grammar(language).unwrap();
    let parse = move |_: &str, source: &str| Ok(grammars::parse(grammar, source));
    Linked::new(
        registry::frontend(language).unwrap(),
        parse,
        Library::default(),
    )
}

fn remote(language: &str) -> impl Translator {
    let mut linked = linked(language);
    Remote::new(move |request: &[u8]| Ok(serve(&mut linked, request)))
}

/// About ten programs of a language, from the corpus and the language's folder.
fn programs(language: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let own = root.join("core/languages").join(language);
    let mut folders = vec![
        root.join("tests/corpus"),
        own.join("examples"),
        own.join("tests"),
    ];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let extension = path.extension().unwrap_or_default();
            if path.is_dir() {
                folders.push(path);
            } else if catalog::by_ending(&extension.to_string_lossy())
                .is_some_and(|found| found.name == language)
            {
                files.push(path);
            }
        }
    }
    files.sort();
    let apart = (files.len() / 10).max(1);
    files.into_iter().step_by(apart).collect()
}

fn compare(ours: &Translation, theirs: &Translation) {
    assert_eq!(ir::print(&ours.program), ir::print(&theirs.program));
    for (ours, theirs) in ours.program.modules.iter().zip(&theirs.program.modules) {
        // Not-a-number is not equal to itself, but it is written as itself.
        assert_eq!(format!("{:?}", ours.insts), format!("{:?}", theirs.insts));
        assert_eq!(ours.labels, theirs.labels);
        assert_eq!(ours.is_library, theirs.is_library);
        assert_eq!(ours.registers, theirs.registers);
    }
    let names = |each: &Translation| {
        let all = 0..each.program.names.len() as u32;
        let texts = all.map(|at| each.program.names.text(ir::Symbol(at)).to_owned());
        texts.collect::<Vec<_>>()
    };
    assert_eq!(names(ours), names(theirs));
    let told = |translation: &Translation| postcard::to_allocvec(translation.language).unwrap();
    assert!(told(ours) == told(theirs), "what is told of the language");
    assert_eq!(ours.main, theirs.main);
    assert_eq!(ours.diagnostics, theirs.diagnostics);
    assert_eq!(ours.unsupported, theirs.unsupported);
    assert_eq!(ours.texts, theirs.texts);
    assert_eq!(ours.missed, theirs.missed);
    let files = |each: &Translation| {
        let files = each.files.iter();
        let files = files.map(|file| (file.module, file.path.clone(), file.tree.to_bytes()));
        files.collect::<Vec<_>>()
    };
    assert!(files(ours) == files(theirs), "the other files");
    assert!(ours.tree.to_bytes() == theirs.tree.to_bytes());
}

#[test]
fn a_remote_translates_as_what_is_linked() {
    for language in registry::frontends() {
        let (mut here, mut there) = (linked(language.name), remote(language.name));
        let mut count = 0;
        for path in programs(language.name) {
            let source = std::fs::read_to_string(&path).unwrap();
            count += 1;
            // As it is, and damaged.
            let half = source.floor_char_boundary(source.len() / 2);
            for source in [&*source, &source[..half]] {
                let ours = here.translate("main", source).unwrap();
                let theirs = there.translate("main", source).unwrap();
                compare(&ours, &theirs);
            }
        }
        assert!(count > 2, "{}", language.name);
    }
}

#[test]
fn files_of_a_program_cross_as_they_are() {
    let file = |path: &str, text: &str| (path.to_owned(), text.into());
    let folder: BTreeMap<String, Rc<str>> = [
        file(
            "cart.py",
            "from deep.prices import price\ntotal = price(2)\n",
        ),
        file("deep/prices.py", "def price(n):\n    return 3 * n +\n"),
        file("unused.py", "print('never')\n"),
    ]
    .into();
    let source = "import cart\nprint(cart.total)\n";
    let (mut here, mut there) = (linked("python"), remote("python"));
    let ours = here.translate_among(&folder, "main.py", source).unwrap();
    let theirs = there.translate_among(&folder, "main.py", source).unwrap();
    compare(&ours, &theirs);
    let paths: Vec<&str> = theirs.files.iter().map(|file| &*file.path).collect();
    assert_eq!(paths, ["cart.py", "deep/prices.py"]);
    assert_eq!(
        theirs.diagnostics[0].file.as_deref(),
        Some("deep/prices.py")
    );
    assert_eq!(
        &*theirs.texts[theirs.files[0].module.index()],
        folder["cart.py"].as_ref()
    );
}

#[test]
fn expressions_add_the_same_names() {
    for (language, name) in [("python", "new_name"), ("c", "main::new_name")] {
        let texts = ["new_name + 1".to_owned(), "1 +".to_owned()];
        let (mut ours, mut theirs) = (ir::Names::default(), ir::Names::default());
        ours.intern("known");
        theirs.intern("known");
        let asking = Asking {
            file: "main",
            source: "",
            entry: "main",
            folder: &translate::Alone,
            result: "result",
            place: "place",
        };
        let here = linked(language).expressions(&mut ours, asking, &texts);
        let there = remote(language).expressions(&mut theirs, asking, &texts);
        assert!(here[0].is_ok() && here[1].is_err(), "{language}");
        let insts = |each: &Result<ir::Module, String>| match each {
            Ok(module) => Ok(module.insts.clone()),
            Err(why) => Err(why.clone()),
        };
        assert_eq!(
            here.iter().map(insts).collect::<Vec<_>>(),
            there.iter().map(insts).collect::<Vec<_>>()
        );
        assert_eq!(ours.len(), theirs.len());
        assert!(ours.get(name).is_some() && theirs.get(name) == ours.get(name));
    }
}

#[test]
fn bytes_of_another_build_are_an_error() {
    let mut linked = linked("python");
    assert_eq!(serve(&mut linked, &[99, 1]).last(), Some(&0));
    let mut remote = Remote::new(|_: &[u8]| Ok(vec![200, 200, 1]));
    assert!(remote.translate("main", "").is_err());
    let mut empty = Remote::new(|_: &[u8]| Ok(Vec::new()));
    assert!(empty.bring(Vec::new()).is_err());
}
