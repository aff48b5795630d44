//! Programs of several files in the corpus: each has a folder of its own in a folder `files`, and begins with the file whose name is `main`.

use std::path::Path;

/// The folder of the program that a file of the corpus belongs to, where that has several files.
#[must_use]
pub fn whole(path: &Path) -> Option<&Path> {
    let mut folders = path.ancestors();
    folders.find(|folder| {
        let around = folder.parent().and_then(Path::file_name);
        around.is_some_and(|name| name == "files")
    })
}

/// Whether a source of the corpus is a program: of one with several files, the file that it begins with.
#[must_use]
pub fn is_program(path: &Path) -> bool {
    let stem = path.file_stem().unwrap_or_default();
    let is_header = path.extension().is_some_and(|ending| ending == "h");
    whole(path).is_none() || stem.eq_ignore_ascii_case("main") && !is_header
}

#[cfg(test)]
mod tests {
    use super::{is_program, whole};
    use std::path::Path;

    #[test]
    fn of_several_files_one_is_the_program() {
        let shop = Path::new("corpus/python/files/shop");
        assert_eq!(whole(&shop.join("deep/tools.py")), Some(shop));
        assert_eq!(whole(Path::new("corpus/python/language/loops.py")), None);
        assert!(is_program(&shop.join("main.py")));
        assert!(is_program(Path::new("corpus/java/files/app/com/Main.java")));
        assert!(!is_program(&shop.join("deep/tools.py")));
        assert!(is_program(Path::new("corpus/python/language/loops.py")));
    }
}
