//! The files of a program on the disk: those of a folder, or the neighbours of one file.
//!
//! Nothing outside of the folder is read: links are not followed, and paths that lead out of it name nothing.

use crate::encoding;
use catalog::Language;
use session::Folder;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A larger file is not read, in bytes.
const LARGEST: u64 = 10 << 20;
/// A folder with more files is none of one program.
const MOST: usize = 5000;
/// A folder with more files is not looked through for what a single file may name.
const MOST_NEARBY: usize = 500;
/// Folders that hold what tools put there.
const OF_TOOLS: [&str; 6] = [
    "node_modules",
    "target",
    "__pycache__",
    "venv",
    "build",
    "dist",
];

/// Files below a folder.
pub struct Disk {
    root: PathBuf,
    all: Vec<String>,
    /// The language whose files those are that a single file may name by computed names.
    language: Option<String>,
}

/// What is given to a command: a program's folder and the file in it that the program begins with.
pub struct Program {
    /// Its files.
    pub folder: Disk,
    /// Its language.
    pub language: String,
    /// The path of the file that it begins with, as in [`Folder`].
    pub entry: String,
}

impl Disk {
    /// The neighbours of a file, which take part where they are named.
    pub fn around(file: &Path, language: &str) -> Disk {
        let root = file.parent().unwrap_or(Path::new("")).to_owned();
        Disk {
            root: match root.as_os_str().is_empty() {
                true => PathBuf::from("."),
                false => root,
            },
            all: Vec::new(),
            language: Some(language.to_owned()),
        }
    }

    /// Where a file is.
    pub fn place(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }
}

impl Folder for Disk {
    fn read(&self, path: &str) -> Result<Option<Rc<str>>, String> {
        let mut place = self.root.clone();
        for part in path.split('/').filter(|part| !part.is_empty()) {
            if part == ".." {
                return Ok(None);
            }
            place.push(part);
            match std::fs::symlink_metadata(&place) {
                Ok(data) if data.is_symlink() => {
                    return Err("it is a symbolic link, which is not followed".to_owned());
                }
                Ok(_) => {}
                Err(_) => return Ok(None),
            }
        }
        if path.ends_with('/') {
            return Ok(place.is_dir().then(|| "".into()));
        }
        if !place.is_file() {
            return Ok(None);
        }
        let size = std::fs::metadata(&place).map_or(0, |data| data.len());
        if size > LARGEST {
            return Err(format!("it has {} MB, and 10 are read", size >> 20));
        }
        let bytes = std::fs::read(&place).map_err(|error| error.to_string())?;
        Ok(Some(encoding::source(path, bytes)?.into()))
    }

    fn all(&self) -> Vec<String> {
        self.all.clone()
    }

    fn nearby(&self) -> Vec<String> {
        let Some(language) = &self.language else {
            return self.all();
        };
        let mut found = listed(&self.root, MOST_NEARBY).unwrap_or_default();
        found.retain(|path| of_file(path).is_some_and(|of| of.name == *language));
        found
    }
}

/// The program in a folder, or of several files.
///
/// # Errors
/// A sentence that says what is to be given besides.
pub fn program(
    files: &[String],
    entry: Option<&str>,
    language: Option<&str>,
) -> Result<Program, String> {
    let (root, found) = match files {
        [folder] if Path::new(folder).is_dir() => {
            let root = PathBuf::from(folder);
            let found = listed(&root, MOST)?;
            (root, found)
        }
        files => together(files)?,
    };
    let entry = entry.map(|entry| within(&root, entry)).transpose()?;
    let language = match (language, &entry) {
        (Some(language), _) => catalog::language(language)
            .ok_or_else(|| format!("there is no language `{language}`"))?,
        (None, Some(entry)) => {
            of_file(entry).ok_or_else(|| format!("`{entry}` does not tell its language: --lang"))?
        }
        (None, None) => {
            most_used(&found).ok_or("there is no file of a language that is known here")?
        }
    };
    let is_of = |path: &&String| of_file(path).is_some_and(|of| of.name == language.name);
    let all: Vec<String> = found.iter().filter(is_of).cloned().collect();
    let folder = Disk {
        root,
        all,
        language: None,
    };
    let entry = match entry {
        Some(entry) => entry,
        None => begins(&folder, language)?,
    };
    Ok(Program {
        folder,
        language: language.name.to_owned(),
        entry,
    })
}

/// The language of a file by its name.
fn of_file(path: &str) -> Option<&'static Language> {
    catalog::by_ending(path.rsplit_once('.')?.1)
}

/// The language of most of the files.
fn most_used(files: &[String]) -> Option<&'static Language> {
    let count = |language: &&&'static Language| {
        let own = files.iter().filter_map(|file| of_file(file));
        own.filter(|of| of.name == language.name).count()
    };
    let all: Vec<_> = catalog::languages().iter().collect();
    let most = all.iter().rev().max_by_key(count)?;
    (count(&most) > 0).then_some(*most)
}

/// A path that a person gave, from the folder.
fn within(root: &Path, given: &str) -> Result<String, String> {
    let found = [root.join(given), PathBuf::from(given)];
    let found = found.iter().find(|path| path.is_file());
    let path = found.ok_or_else(|| format!("{given}: there is no such file"))?;
    let whole = |path: &Path| {
        path.canonicalize()
            .map_err(|error| format!("{}: {error}", path.display()))
    };
    let (path, root) = (whole(path)?, whole(root)?);
    let inner = path
        .strip_prefix(&root)
        .map_err(|_| format!("{given}: it is not in {}", root.display()))?;
    Ok(written(inner))
}

/// A path with `/` between its parts.
fn written(path: &Path) -> String {
    let parts = path.iter().map(|part| part.to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}

/// The folder that several files share, and their paths in it.
fn together(files: &[String]) -> Result<(PathBuf, Vec<String>), String> {
    let mut paths = Vec::new();
    for file in files {
        let path = Path::new(file).canonicalize();
        paths.push(path.map_err(|error| format!("{file}: {error}"))?);
    }
    let mut root = paths[0].parent().unwrap_or(Path::new("/")).to_owned();
    while !paths.iter().all(|path| path.starts_with(&root)) && root.pop() {}
    let inner = paths
        .iter()
        .filter_map(|path| path.strip_prefix(&root).ok());
    let inner = inner.map(written).collect();
    Ok((root, inner))
}

/// The files below a folder, in order; hidden ones, links and what tools put there are left out.
fn listed(root: &Path, most: usize) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder);
        let entries = entries.map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries.filter_map(Result::ok) {
            let name = entry.file_name().to_string_lossy().into_owned();
            let Ok(kind) = entry.file_type() else {
                continue;
            };
            if name.starts_with('.') || kind.is_symlink() {
                continue;
            }
            if kind.is_dir() && !OF_TOOLS.contains(&&*name) {
                folders.push(entry.path());
            } else if kind.is_file()
                && let Ok(inner) = entry.path().strip_prefix(root)
            {
                found.push(written(inner));
            }
            if found.len() > most {
                let root = root.display();
                return Err(format!(
                    "{root}: more than {most} files are not one program"
                ));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The file that a program begins with, where nobody said: the one of the usual name, the only one, or the only one that says so.
fn begins(folder: &Disk, language: &Language) -> Result<String, String> {
    let all = &folder.all;
    let usual = language.entry_names.iter();
    let usual = usual.filter_map(|name| all.iter().find(|path| path.as_str() == *name));
    if let Some(usual) = usual.clone().next() {
        return Ok(usual.clone());
    }
    if let [only] = &all[..] {
        return Ok(only.clone());
    }
    let says_so = |path: &&String| {
        let text = folder.read(path).ok().flatten().unwrap_or_default();
        language.entry_marks.iter().any(|mark| text.contains(mark))
    };
    let saying: Vec<&String> = all.iter().filter(says_so).collect();
    match &saying[..] {
        [only] => Ok((*only).clone()),
        [] => Err(format!(
            "no file of {} says that the program begins with it: --entry FILE",
            language.display_name
        )),
        several => {
            let names = several
                .iter()
                .take(10)
                .map(|name| format!("--entry {name}"));
            let names: Vec<String> = names.collect();
            Err(format!(
                "the program may begin with several files: {}",
                names.join(", ")
            ))
        }
    }
}
