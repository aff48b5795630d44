//! A text tells its language: the corpus decides, whose programs were not written for that.

use catalog::reads_like;
use reddragon_tests::{language_of, name_of, programs};

#[test]
fn no_program_reads_like_another_language_and_nearly_all_like_their_own() {
    let (mut known, mut unknown) = (0, Vec::new());
    for path in programs() {
        let own = language_of(&path).expect("a language");
        let source = std::fs::read_to_string(&path).expect("a text");
        match reads_like(&source) {
            Some(language) => {
                assert_eq!(
                    language.name,
                    own,
                    "{} is taken for another",
                    name_of(&path)
                );
                known += 1;
            }
            None => unknown.push(name_of(&path)),
        }
    }
    let all = known + unknown.len();
    assert!(all > 500, "the corpus is there");
    let most = all / 50;
    assert!(
        unknown.len() <= most,
        "of {all} more than {most} tell nothing: {unknown:?}"
    );
}
