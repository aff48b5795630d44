//! What the tables of the languages promise, the machine and the library keep.

use registry::frontends;
use session::frontend::Frontend;
use session::ir::{self, Hook, Intrinsic};

/// Every intrinsic that a language's tables name, with the name that programs use.
fn named(frontend: &Frontend) -> Vec<(String, Intrinsic)> {
    let semantics = &frontend.language.semantics;
    let functions = semantics
        .library
        .functions
        .iter()
        .map(|function| (function.name.to_owned(), function.intrinsic));
    let classes = semantics.objects.classes.iter().flat_map(|class| {
        let methods = class
            .methods
            .iter()
            .map(|method| (format!("{}.{}", class.name, method.name), method.intrinsic));
        let construct = class
            .construct
            .map(|(intrinsic, _)| (class.name.to_owned(), intrinsic));
        methods.chain(construct)
    });
    functions.chain(classes).collect()
}

#[test]
fn every_intrinsic_that_a_language_names_is_carried_out() {
    let missing = session::vm::missing_intrinsics();
    for frontend in frontends() {
        let named = named(frontend);
        // A language without tables names its intrinsics in its sources.
        assert!(
            named.len() > 300 || frontend.semantics.library.functions.is_empty(),
            "the tables of {} were looked at",
            frontend.name
        );
        let lacking: Vec<_> = named
            .iter()
            .filter(|(_, intrinsic)| missing.contains(intrinsic))
            .collect();
        assert!(lacking.is_empty(), "{}: {lacking:?}", frontend.name);
    }
}

#[test]
fn every_hook_has_its_function_in_the_prelude() {
    for frontend in frontends() {
        // Without a prelude nothing is hooked into the library.
        if frontend.semantics.library.prelude.is_empty() {
            continue;
        }
        let compiled = reddragon_tests::compile(frontend.name, "empty", "")
            .expect("an empty program is a program");
        let program = compiled.program();
        let prelude = program
            .names
            .get(frontend.semantics.library.prelude)
            .and_then(|name| program.module_named(name));
        let prelude = &program.modules[prelude
            .expect("the prelude is part of every program")
            .index()];
        let functions = ir::Functions::of(prelude);
        let declared: Vec<&str> = functions.list[0]
            .declared
            .iter()
            .map(|&name| program.names.text(name))
            .collect();
        // A language whose collections are its library's own is asked for texts and for reports alone.
        let has_collections = !frontend.semantics.library.functions.is_empty();
        let lacking: Vec<&str> = Hook::ALL
            .iter()
            .filter(|(hook, _)| {
                let objects = &frontend.semantics.objects;
                let is_the_library_s = objects.others == ir::OtherOperands::Library;
                match hook {
                    Hook::Operator | Hook::UnaryOperator => is_the_library_s || objects.delegate,
                    Hook::Element | Hook::SetElement | Hook::CallOther => is_the_library_s,
                    Hook::Iterate | Hook::Key => objects.delegate,
                    Hook::Str | Hook::Repr | Hook::Uncaught => true,
                    _ => has_collections,
                }
            })
            .map(|&(_, name)| name)
            .filter(|name| !declared.contains(name))
            .collect();
        assert!(lacking.is_empty(), "{}: {lacking:?}", frontend.name);
    }
}

#[test]
fn a_program_of_javascript_sees_the_public_names_of_the_library_alone() {
    let language = "javascript";
    let empty = reddragon_tests::compile(language, "empty.js", "").expect("it is a program");
    let program = empty.program();
    let frontend = frontends().find(|frontend| frontend.name == language);
    let library = frontend.expect("it is linked").language.semantics.library;
    let prelude = program.names.get(library.prelude);
    let prelude = prelude.and_then(|name| program.module_named(name));
    let prelude = &program.modules[prelude.expect("it has a prelude").index()];
    let functions = ir::Functions::of(prelude);
    let declared = functions.list[0].declared.iter();
    let declared = declared.map(|&name| program.names.text(name));
    // What lowering names for itself is no name that a program could say.
    let mut own: Vec<&str> = declared
        .filter(|name| name.chars().all(|c| c.is_alphanumeric() || c == '_'))
        .filter(|name| !library.public.contains(name))
        .collect();
    own.sort_unstable();
    assert!(own.len() > 500, "the library has {} names", own.len());
    let mut source = String::new();
    for name in own {
        source.push_str(&format!(
            "if (typeof {name} !== 'undefined') console.log('{name}');\n"
        ));
    }
    let compiled = reddragon_tests::compile(language, "names.js", &source).expect("a program");
    let settings = reddragon_tests::settings(std::path::Path::new("names.js"));
    let ran = reddragon_tests::run(&compiled, settings).expect("it runs");
    assert_eq!(ran.stdout, "");
}
