//! What was lowered when this crate was built is what is lowered now.

use translate::Library;

#[test]
fn a_prelude_is_the_one_that_lowering_gives() {
    let mut found = 0;
    for frontend in registry::frontends() {
        let Some(bytes) = preludes::prelude(frontend.name) else {
            continue;
        };
        found += 1;
        let mut refuse = |_: &str, _: &str| Err("this one need not be parsed".to_owned());
        let mut library = Library::default().with_preludes(preludes::prelude);
        let read = library.prelude(&mut refuse, frontend).unwrap();
        let mut parse = |language: &str, source: &str| {
            Ok(grammars::parse(
                registry::grammar(language).unwrap(),
                source,
            ))
        };
        let mut from_source = Library::default();
        let lowered = from_source.prelude(&mut parse, frontend).unwrap();
        assert_eq!(ir::print(&read), ir::print(&lowered));
        for module in &lowered.modules {
            let name = lowered.names.text(module.name);
            assert_eq!(
                library.text(frontend, name),
                from_source.text(frontend, name)
            );
            assert!(!library.text(frontend, name).is_empty());
        }
        assert!(translate::write_prelude(lowered).unwrap() == bytes);
    }
    assert!(found > 0);
}

#[test]
fn a_program_is_the_same_with_the_trees_that_came_with_the_build() {
    let source = "import java.util.*;\nclass Main { public static void main(String[] a) { System.out.println(new ArrayList<>(List.of(1))); } }\n";
    let frontend = registry::frontend("java").unwrap();
    let mut count = 0;
    let mut parse = |language: &str, source: &str| {
        count += 1;
        Ok(grammars::parse(
            registry::grammar(language).unwrap(),
            source,
        ))
    };
    let mut with = Library::default().with_trees(preludes::trees);
    let with = translate::translate(
        &mut parse,
        &mut with,
        frontend,
        &translate::Alone,
        "Main.java",
        source,
    )
    .unwrap();
    let mut without = Library::default();
    let without = translate::translate(
        &mut parse,
        &mut without,
        frontend,
        &translate::Alone,
        "Main.java",
        source,
    )
    .unwrap();
    assert_eq!(ir::print(&with.program), ir::print(&without.program));
    assert!(with.program.modules.len() > 10);
    // Of the first, the program alone was parsed.
    assert!(count > 30, "{count}");
    let mut only = |_: &str, text: &str| match text == source {
        true => Ok(grammars::parse(registry::grammar("java").unwrap(), text)),
        false => Err("this one need not be parsed".to_owned()),
    };
    let mut library = Library::default().with_trees(preludes::trees);
    let again = translate::translate(
        &mut only,
        &mut library,
        frontend,
        &translate::Alone,
        "Main.java",
        source,
    );
    assert_eq!(ir::print(&again.unwrap().program), ir::print(&with.program));
}
