//! A text tells its language: the corpus decides, whose programs were not written for that.

use catalog::reads_like;
use reddragon_tests::{language_of, name_of, programs};

#[test]
fn no_program_reads_like_another_language_and_nearly_all_like_their_own() {
    let (mut known, mut unknown, mut wrong) = (0, Vec::new(), Vec::new());
    for path in programs() {
        let own = language_of(&path).expect("a language");
        let source = std::fs::read_to_string(&path).expect("a text");
        match reads_like(&source) {
            Some(language) if language.name == own => known += 1,
            Some(other) => wrong.push((name_of(&path), other.name)),
            None => unknown.push(name_of(&path)),
        }
    }
    assert!(wrong.is_empty(), "taken for others: {wrong:?}");
    let all = known + unknown.len();
    assert!(all > 500, "the corpus is there");
    let most = all / 50;
    assert!(
        unknown.len() <= most,
        "of {all} more than {most} tell nothing: {unknown:?}"
    );
}
