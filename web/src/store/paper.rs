//! The program on its way out of the page and into it: as Markdown, as a snippet for other pages, as a file.

use super::{Effect, Model, files};
use protocol::{Copied, Format, Request};

/// What happens to files.
#[derive(Clone, PartialEq, Debug)]
pub enum FileMsg {
    /// Save the source under a name.
    Save,
    /// A file of this name was opened, which holds this.
    Opened(String, String),
    /// Save the control flow in this format.
    Export(Format),
}

/// Output that goes into a text, in characters.
const OUTPUT: usize = 4_000;

/// How files of the program's language end.
fn ending(model: &Model) -> &str {
    let own = model.document.language_view();
    own.and_then(|own| own.endings.first())
        .map_or("txt", String::as_str)
}

pub(super) fn update(model: &mut Model, msg: FileMsg, effects: &mut Vec<Effect>) {
    match msg {
        FileMsg::Save if model.document.files.are_several() => {
            let files = model.document.files.list.iter();
            let files = files.map(|file| (file.path.clone(), file.source.to_string()));
            effects.push(Effect::Archive {
                name: format!("{}.zip", name(model)),
                files: files.collect(),
            });
        }
        FileMsg::Save => {
            let own = model.document.files.front().path.rsplit('/').next();
            let name = match own {
                Some("") | None => format!("{}.{}", name(model), ending(model)),
                Some(own) => own.to_owned(),
            };
            effects.push(Effect::Download {
                name,
                kind: "text/plain",
                text: model.document.files.front().source.to_string(),
            });
        }
        FileMsg::Opened(name, text) => files::open(model, vec![(name, text)], effects),
        FileMsg::Export(format) => effects.push(Effect::Post(Request::Export(format))),
    }
}

/// What files are called, without what they end in.
fn name(model: &Model) -> &str {
    let example = model.examples.current.as_ref();
    example.map_or("program", |example| example.id.as_str())
}

/// The link came at which the page is to be saved.
pub(super) fn page(model: &mut Model, fragment: String, with_all: bool, effects: &mut Vec<Effect>) {
    let mut languages = vec![model.document.source_language().to_owned()];
    let held = model.offline.held.iter().filter(|_| with_all);
    for language in held.flat_map(|held| held.iter()) {
        if !languages.contains(language) {
            languages.push(language.clone());
        }
    }
    effects.push(Effect::SavePage {
        name: format!("{}.html", name(model)),
        languages,
        fragment,
    });
    super::say(
        model,
        false,
        "The page is saved as one file, which works without network.",
        effects,
    );
}

/// The control flow came, to be saved.
pub(super) fn exported(format: Format, text: String, effects: &mut Vec<Effect>) {
    save(Drawn::ControlFlow, format, text, effects);
}

/// What was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawn {
    /// Blocks.
    ControlFlow,
    /// Variables.
    DataFlow,
}

/// Offers a drawing to be saved.
pub(super) fn save(drawn: Drawn, format: Format, text: String, effects: &mut Vec<Effect>) {
    let what = match drawn {
        Drawn::ControlFlow => "control-flow",
        Drawn::DataFlow => "data-flow",
    };
    if format == Format::Png {
        let name = format!("{what}.png");
        effects.push(Effect::Picture { name, svg: text });
        return;
    }
    let (ending, kind) = match format {
        Format::Svg | Format::Png => ("svg", "image/svg+xml"),
        Format::Dot => ("dot", "text/vnd.graphviz"),
        Format::Mermaid => ("mmd", "text/plain"),
        Format::Text => ("txt", "text/plain"),
    };
    effects.push(Effect::Download {
        name: format!("{what}.{ending}"),
        kind,
        text,
    });
}

/// Links that are longer are cut off or refused by many programs that they are sent with.
const LONG: usize = 8_000;

/// What goes on the clipboard, and what is said about it. `address` is that of the page, link included.
pub fn copied(model: &Model, what: Copied, address: &str) -> Option<(String, String)> {
    let length = address.len();
    match what {
        Copied::Nothing | Copied::Compare | Copied::Fork | Copied::Page | Copied::PageWithAll => {
            None
        }
        Copied::Link if model.offline.is_saved => Some((
            address.to_owned(),
            "Link copied. It opens only where this file is, at this step.".to_owned(),
        )),
        Copied::Link if length > LONG => Some((
            address.to_owned(),
            format!(
                "Link copied, but {length} characters are more than many programs take. Save the program to send it as a file."
            ),
        )),
        Copied::Link => Some((
            address.to_owned(),
            format!("Link copied ({length} characters). It opens at this step."),
        )),
        Copied::Markdown => Some((
            markdown(model, address),
            "Copied as Markdown: source, output and link.".to_owned(),
        )),
        Copied::Embed => Some((
            embed(address),
            "Embed snippet copied: HTML for another page.".to_owned(),
        )),
    }
}

fn markdown(model: &Model, address: &str) -> String {
    let document = &model.document;
    let mut text = String::new();
    for file in document.files.list.iter() {
        if document.files.are_several() {
            text += &format!("{}:\n\n", file.path);
        }
        text += &fenced(&document.language, &file.source);
        text += if document.files.are_several() {
            "\n"
        } else {
            ""
        };
    }
    let printed: String = model
        .run
        .output
        .iter()
        .map(|chunk| chunk.text.as_str())
        .collect();
    let logged = model.run.logs.said.iter();
    let logged: String = logged
        .map(|said| format!("line {}: {}\n", said.site.line, said.text))
        .collect();
    for (what, all) in [("Output", printed), ("Logged", logged)] {
        if all.is_empty() {
            continue;
        }
        let shown: String = all.chars().take(OUTPUT).collect();
        let cut = if shown.len() < all.len() { "\n…" } else { "" };
        text += &format!("\n{what}:\n\n{}", fenced("text", &(shown + cut)));
    }
    let step = model.run.view.step;
    text + &format!("\n[Step {step} in RedDragon Playground]({address})\n")
}

/// A block of code whose fence is longer than any in it.
fn fenced(language: &str, text: &str) -> String {
    let longest = text.split(|each| each != '`').map(str::len).max();
    let fence = "`".repeat(longest.unwrap_or(0).max(2) + 1);
    format!(
        "{fence}{language}\n{}\n{fence}\n",
        text.trim_end_matches('\n')
    )
}

fn embed(address: &str) -> String {
    let (page, fragment) = address.split_once('#').unwrap_or((address, ""));
    let page = page.split('?').next().unwrap_or(page);
    format!(
        "<iframe src=\"{page}?embed#{fragment}\" title=\"A program in RedDragon Playground\" width=\"100%\" height=\"420\" style=\"border:1px solid #8884;border-radius:8px\" loading=\"lazy\"></iframe>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{DocumentMsg, Msg, Start, update};
    use protocol::{Chunk, LanguageView, Logs, Said, Site, Stream};

    fn model(source: &str) -> Model {
        let mut model = Model::default();
        update(&mut model, Msg::Start(Start::default()));
        model.document.language = "python".into();
        let language = |name: &str, endings: &[&str]| LanguageView {
            name: name.to_owned(),
            title: name.to_owned(),
            endings: endings.iter().map(|&each| each.to_owned()).collect(),
            ..LanguageView::default()
        };
        model.document.languages = vec![
            language("python", &["py", "pyi"]),
            language("java", &["java"]),
        ]
        .into();
        update(
            &mut model,
            Msg::Document(DocumentMsg::Edited(source.into())),
        );
        model
    }

    #[test]
    fn markdown_holds_source_output_and_link() {
        let mut model = model("print('```')\n");
        model.run.output = vec![Chunk {
            step: 3,
            stream: Stream::Out,
            text: "```\n".into(),
        }]
        .into();
        let (text, _) = copied(&model, Copied::Markdown, "https://x/#1abc").unwrap();
        assert_eq!(
            text,
            "````python\nprint('```')\n````\n\nOutput:\n\n````text\n```\n````\n\n[Step 0 in RedDragon Playground](https://x/#1abc)\n"
        );
    }

    #[test]
    fn markdown_lists_what_is_logged_apart_from_the_output() {
        let mut model = model("print(1)\n");
        model.run.output = vec![Chunk {
            step: 3,
            stream: Stream::Out,
            text: "1\n".into(),
        }]
        .into();
        let said = |step, text: &str| Said {
            step,
            site: Site::line(1),
            text: text.into(),
        };
        model.run.logs = Logs {
            said: vec![said(1, "a"), said(9, "b")],
            ..Logs::default()
        }
        .into();
        let (text, _) = copied(&model, Copied::Markdown, "https://x/#1abc").unwrap();
        let expected =
            "\nOutput:\n\n```text\n1\n```\n\nLogged:\n\n```text\nline 1: a\nline 1: b\n```\n";
        assert!(text.contains(expected), "{text}");
    }

    #[test]
    fn a_snippet_shows_the_compact_page_at_the_same_link() {
        let (html, _) = copied(&model(""), Copied::Embed, "https://x/y/?embed#1abc").unwrap();
        assert!(html.contains("src=\"https://x/y/?embed#1abc\""), "{html}");
    }

    #[test]
    fn a_file_that_is_saved_opens_as_what_it_was() {
        let mut model = model("x = 1\n");
        let saved = update(&mut model, Msg::File(FileMsg::Save));
        let [Effect::Download { name, text, .. }] = &saved[..] else {
            panic!("{saved:?}");
        };
        assert_eq!((name.as_str(), text.as_str()), ("program.py", "x = 1\n"));
        let opened = FileMsg::Opened("Main.java".into(), "class Main {}".into());
        let effects = update(&mut model, Msg::File(opened));
        assert_eq!(model.document.language, "java");
        assert_eq!(*model.document.files.front().source, "class Main {}");
        assert!(
            effects.iter().any(|effect| matches!(
                effect,
                Effect::Post(Request::Compile { language, .. }) if language == "java"
            )) || model.document.reading
        );
        update(
            &mut model,
            Msg::File(FileMsg::Opened("notes".into(), "y".into())),
        );
        assert_eq!(model.document.language, "java", "what it is cannot be told");
    }
}
