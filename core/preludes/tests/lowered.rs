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
