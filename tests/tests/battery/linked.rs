//! What programs begin with is linked once for many: a program is linked to the same whether that was made from it or from
//! another one.

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::translated_file;
use session::Compiled;

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let (translation, file, source) = translated_file(&subject.path)?;
    let alone = Compiled::of(translation, &file, &source);
    // The compiled programs of a thread share their bases.
    let shared = &subject.compiled;
    let codes = |compiled: &Compiled| {
        let codes = compiled.linked.codes.iter();
        let codes = codes.map(|code| format!("{:?} {:?}", code.plain, code.fused));
        codes.collect::<Vec<_>>()
    };
    if codes(shared) != codes(&alone) {
        return Err("the code is another".into());
    }
    let globals = |compiled: &Compiled| format!("{:?}", compiled.linked.globals);
    if globals(shared) != globals(&alone) {
        return Err("the variables are others".into());
    }
    let constants = |compiled: &Compiled| format!("{:?}", compiled.linked.constants);
    if constants(shared) != constants(&alone) {
        return Err("the constants are others".into());
    }
    Ok(())
}
