//! What happens to the files of a program: a person adds, renames, removes, opens and chooses them.

mod state;
#[cfg(test)]
mod tests;

pub use state::{FilesState, OneFile};

use super::{Effect, Model, Overlay, document, kept, study};
use crate::shared::Shared;
use protocol::{Files, ImportsView, LanguageView, Request, SourceFile};

/// What happens to the files of a program.
#[derive(Clone, PartialEq, Debug)]
pub enum TabMsg {
    /// Put a file in front.
    Show(usize),
    /// Add an empty one.
    Add,
    /// Give a file another path.
    Rename(usize, String),
    /// Take a file away.
    Remove(usize),
    /// The program is to begin with this one.
    Begin(usize),
    /// Show who imports whom.
    Imports,
    /// Files were dropped or chosen, each with its path and text: they are the program from now on or, with `true`, are added to it.
    Take(Vec<(String, String)>, bool),
}

pub(super) fn update(model: &mut Model, msg: TabMsg, effects: &mut Vec<Effect>) {
    match msg {
        TabMsg::Show(file) => show(model, file, effects),
        TabMsg::Add => {
            name_first(model);
            let path = free(model);
            let file = model.document.files.add(path, String::new());
            changed(model, effects);
            show(model, file, effects);
        }
        TabMsg::Rename(file, path) => rename(model, file, &path, effects),
        TabMsg::Remove(file) => remove(model, file, effects),
        TabMsg::Begin(file) => {
            if file < model.document.files.list.len() {
                model.document.files.entry = file;
                follow_language(model);
                changed(model, effects);
            }
        }
        TabMsg::Imports => {
            effects.push(Effect::Post(Request::Imports));
            model.layout.dialog = Some(Overlay::Imports);
        }
        TabMsg::Take(files, adds) => match adds {
            true => add(model, files, effects),
            false => open(model, files, effects),
        },
    }
}

/// The picture of who imports whom came.
pub(super) fn imported(model: &mut Model, view: ImportsView) {
    if view.revision == model.document.revision {
        model.document.imports = view.into();
    }
}

/// Puts a file in front.
pub(super) fn show(model: &mut Model, file: usize, effects: &mut Vec<Effect>) {
    let document = &mut model.document;
    if file == document.files.shown || file >= document.files.list.len() {
        return;
    }
    document.files.shown = file;
    document.epoch += 1;
    effects.push(Effect::Post(Request::Show(file as u32)));
    // What was said of another file says nothing about this one.
    study::turn(model, effects);
}

/// Shows a place of the source, whichever file it is in.
pub(super) fn reveal(model: &mut Model, offset: u32, effects: &mut Vec<Effect>) {
    let (file, local) = model.document.files.local(offset);
    show(model, file, effects);
    effects.push(Effect::Reveal(local));
}

/// Puts the cursor at a place of the source, whichever file it is in.
pub(super) fn go_to(model: &mut Model, offset: u32, effects: &mut Vec<Effect>) {
    let (file, local) = model.document.files.local(offset);
    show(model, file, effects);
    effects.push(Effect::GoTo(local));
}

/// The files are others: they are kept, and the program is read again.
fn changed(model: &mut Model, effects: &mut Vec<Effect>) {
    super::examples::leave(model);
    model.examples.current = None;
    super::assumed::edited(model);
    kept::changed(model, effects);
    document::changed(model, effects);
}

/// The only file of a program gets the name that such a file usually has.
fn name_first(model: &mut Model) {
    let first = model.document.language_view();
    let first = first.map_or_else(|| "main.txt".to_owned(), usual_name);
    let files = &mut model.document.files;
    if files.front().path.is_empty() {
        let shown = files.shown;
        Shared::make_mut(&mut files.list)[shown].path = first;
    }
}

/// How the first file of a program is usually called in a language: `main` in whatever spelling, where that is one of the names.
fn usual_name(language: &LanguageView) -> String {
    let mut names = language.entry.iter();
    let plain = names.find(|name| name.to_lowercase().starts_with("main."));
    match plain.or(language.entry.first()) {
        Some(name) => name.clone(),
        None => format!(
            "main.{}",
            language.endings.first().map_or("txt", String::as_str)
        ),
    }
}

/// A path that no file has.
fn free(model: &Model) -> String {
    let language = model.document.language_view();
    let ending = language.and_then(|language| language.endings.first());
    let ending = ending.map_or("txt", String::as_str);
    let named = |number: usize| match number {
        1 => format!("other.{ending}"),
        number => format!("other{number}.{ending}"),
    };
    let mut all = (1..).map(named);
    all.find(|path| !model.document.files.has(path, None))
        .unwrap_or_default()
}

/// A path as it is kept, or why it is none.
fn checked(path: &str) -> Result<String, &'static str> {
    let path = path.trim().replace('\\', "/");
    let mut parts = path.split('/');
    if path.is_empty() {
        return Err("A file needs a name.");
    }
    if parts.any(|part| part.is_empty() || part == "." || part == "..") {
        return Err("A file’s path leads from the program’s folder to a place within it.");
    }
    Ok(path)
}

fn rename(model: &mut Model, file: usize, path: &str, effects: &mut Vec<Effect>) {
    if model
        .document
        .files
        .list
        .get(file)
        .is_none_or(|own| own.path == path)
    {
        return;
    }
    let path = match checked(path) {
        Ok(path) if model.document.files.has(&path, Some(file)) => {
            let text = format!("There is a file named {path} already.");
            return super::say(model, true, text, effects);
        }
        Ok(path) => path,
        Err(why) => return super::say(model, true, why, effects),
    };
    Shared::make_mut(&mut model.document.files.list)[file].path = path;
    follow_language(model);
    changed(model, effects);
}

fn remove(model: &mut Model, file: usize, effects: &mut Vec<Effect>) {
    let files = &model.document.files;
    if !files.are_several() || file >= files.list.len() {
        return;
    }
    if !files.list[file].source.is_empty() {
        // What is taken away stays behind in an entry of the history.
        kept::begin(model, effects);
        super::link::forget(model, effects);
    }
    let files = &mut model.document.files;
    let front = files.shown;
    let gone = Shared::make_mut(&mut files.list).remove(file);
    let behind = |number: usize| number - usize::from(number > file);
    let last = files.list.len() - 1;
    files.entry = behind(files.entry).min(last);
    files.shown = behind(front).min(last);
    let stops = Shared::make_mut(&mut model.document.breakpoints);
    stops.retain(|stop| stop.site.file as usize != file);
    for stop in stops {
        stop.site.file = behind(stop.site.file as usize) as u32;
    }
    if front == file {
        model.document.epoch += 1;
    }
    document::ask_again(model, effects);
    changed(model, effects);
    let text = format!(
        "{} is no part of the program any more. Going back in the history brings it back.",
        gone.path
    );
    if !gone.source.is_empty() {
        super::say(model, false, text, effects);
    }
}

/// The language is that of the file that the program begins with, where its name tells one.
fn follow_language(model: &mut Model) {
    let files = &model.document.files;
    let path = &files.list[files.entry].path;
    if let Some(language) = language_of(&model.document.languages, path) {
        model.document.language = language.name.clone();
    }
}

/// The language that a file's name tells.
pub(super) fn language_of<'a>(
    languages: &'a [LanguageView],
    path: &str,
) -> Option<&'a LanguageView> {
    let end = path.rsplit('.').next()?;
    let fits = |each: &&LanguageView| {
        let mut endings = each.endings.iter();
        endings.any(|ending| ending.eq_ignore_ascii_case(end))
    };
    languages.iter().find(fits)
}

/// Files are the program from now on.
pub(super) fn open(model: &mut Model, files: Vec<(String, String)>, effects: &mut Vec<Effect>) {
    let Some(entry) = entry_among(&model.document.languages, &files) else {
        return super::say(
            model,
            true,
            "There is no file in there that can be read.",
            effects,
        );
    };
    let path = &files[entry].0;
    let known = language_of(&model.document.languages, path).map(|each| &each.name);
    let language = known.unwrap_or(&model.document.language).clone();
    // One file alone needs no name.
    let is_alone = files.len() == 1;
    let list = files.into_iter().map(|(path, source)| SourceFile {
        path: if is_alone { String::new() } else { path },
        source,
    });
    let files = Files {
        list: list.collect(),
        entry: entry as u32,
    };
    kept::begin(model, effects);
    model.examples.current = None;
    super::examples::leave(model);
    super::link::forget(model, effects);
    document::replace(model, language, files, String::new(), vec![], vec![]);
    document::ask_again(model, effects);
    kept::changed(model, effects);
    document::changed(model, effects);
}

/// Files become part of the program; one with the path of another takes its place.
fn add(model: &mut Model, files: Vec<(String, String)>, effects: &mut Vec<Effect>) {
    let Some((first, _)) = files.first().cloned() else {
        return;
    };
    name_first(model);
    for (path, source) in files {
        let state = &mut model.document.files;
        match state.list.iter().position(|file| file.path == path) {
            Some(at) => {
                let (id, source) = (state.list[at].id, source);
                Shared::make_mut(&mut state.list)[at] = OneFile::new(id, path, source);
                model.document.epoch += 1;
            }
            None => drop(state.add(path, source)),
        }
    }
    let at = model
        .document
        .files
        .list
        .iter()
        .position(|file| file.path == first);
    changed(model, effects);
    show(model, at.unwrap_or(0), effects);
}

/// The file that a program among these begins with: one that has the name of such a file in its language, as far out as there is one;
/// or else the first in a language that is known.
fn entry_among(languages: &[LanguageView], files: &[(String, String)]) -> Option<usize> {
    let rank = |(_, (path, source)): &(usize, &(String, String))| {
        let Some(language) = language_of(languages, path) else {
            return (3, 0);
        };
        let name = path.rsplit('/').next().unwrap_or_default();
        let depth = path.matches('/').count();
        let is_usual = language.entry.iter().any(|entry| entry == name);
        let is_marked = language
            .marks
            .iter()
            .any(|mark| source.contains(mark.as_str()));
        match (is_usual, is_marked) {
            (true, _) => (0, depth),
            (false, true) => (1, depth),
            (false, false) => (2, depth),
        }
    };
    let best = files.iter().enumerate().min_by_key(rank);
    best.map(|(at, _)| at)
}
