//! What programs begin with is linked once for many: a program is linked to the same whether that was made from it or from
//! another one, and runs the same.

use reddragon_tests::{language_of, parse, programs, settings};
use session::vm::{Base, Machine};
use session::{Compiled, Library, translate};
use std::path::Path;

/// How far the runs go, in steps.
const LIMIT: u64 = 20_000;
/// Every so manieth program of the corpus is run.
const EVERY: usize = 9;

/// A translation, twice.
fn translated(library: &mut Library, path: &Path) -> Option<[(translate::Translation, String); 2]> {
    let source = std::fs::read_to_string(path).ok()?;
    let frontend = registry::frontend(language_of(path)?)?;
    let mut once = || {
        let translation = translate::translate(&mut parse, library, frontend, "main", &source);
        Some((translation.ok()?, source.clone()))
    };
    Some([once()?, once()?])
}

fn marks(compiled: &Compiled, path: &Path) -> (u64, u64) {
    let mut machine: Machine = compiled.machine(settings(path));
    machine.run(LIMIT);
    (machine.state.steps, machine.digest())
}

#[test]
fn a_program_is_linked_the_same_behind_a_base_of_another_one() {
    let mut library = Library::default();
    let mut shared = Base::default();
    let mut kept = 0;
    for path in programs().into_iter().step_by(EVERY) {
        let Some([(one, source), (other, _)]) = translated(&mut library, &path) else {
            continue;
        };
        let had = shared.is_of(&one.program, one.prelude().0) && one.prelude().0 > 0;
        kept += usize::from(had);
        let ours = Compiled::behind(&mut shared, one, "main", &source);
        let alone = Compiled::of(other, "main", &source);
        let name = path.display();
        let codes = |compiled: &Compiled| {
            let codes = compiled.linked.codes.iter();
            let codes = codes.map(|code| format!("{:?} {:?}", code.plain, code.fused));
            codes.collect::<Vec<_>>()
        };
        assert_eq!(codes(&ours), codes(&alone), "{name}: code");
        let globals = |compiled: &Compiled| format!("{:?}", compiled.linked.globals);
        assert_eq!(globals(&ours), globals(&alone), "{name}: variables");
        let constants = |compiled: &Compiled| format!("{:?}", compiled.linked.constants);
        assert_eq!(constants(&ours), constants(&alone), "{name}: constants");
        assert_eq!(marks(&ours, &path), marks(&alone, &path), "{name}: run");
    }
    assert!(kept > 10, "the base of one program serves the next: {kept}");
}
