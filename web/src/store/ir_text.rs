//! Editing the IR as text: it takes the place of the source, and the source can be had back.

use super::{Effect, FilesState, Model, Panel, document, examples, layout};
use protocol::{Files, Request, Stop};

/// What happens to the IR as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IrMsg {
    /// Edit it.
    Edit,
    /// Go back to the source that it was made from.
    Back,
}

/// A source whose IR is edited in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Before {
    pub(super) language: String,
    files: FilesState,
    breakpoints: Vec<Stop>,
    example: Option<super::Example>,
}

pub(super) fn update(model: &mut Model, msg: IrMsg, effects: &mut Vec<Effect>) {
    match msg {
        IrMsg::Edit => effects.push(Effect::Post(Request::IrText)),
        IrMsg::Back => {
            if let Some(before) = model.document.before.take() {
                let (input, watches) = kept(model);
                let Before {
                    language,
                    files,
                    breakpoints,
                    example,
                } = before;
                let shown = files.shown;
                document::replace(model, language, files.held(), input, breakpoints, watches);
                model.document.files.shown = shown;
                model.examples.current = example;
                read(model, effects);
            }
        }
    }
}

/// The IR came: it is what is edited from now on.
pub(super) fn came(model: &mut Model, text: String, effects: &mut Vec<Effect>) {
    if model.document.is_text_form() {
        return;
    }
    let before = Before {
        language: model.document.language.clone(),
        files: model.document.files.clone(),
        breakpoints: model.document.breakpoints.to_vec(),
        example: model.examples.current.take(),
    };
    let (input, watches) = kept(model);
    let language = model.document.text_form.clone();
    document::replace(model, language, Files::one(text), input, vec![], watches);
    model.document.before = Some(before);
    layout::show(model, Panel::Source, effects);
    read(model, effects);
}

fn kept(model: &Model) -> (String, Vec<String>) {
    let document = &model.document;
    (document.input.clone(), document.watches.to_vec())
}

fn read(model: &mut Model, effects: &mut Vec<Effect>) {
    examples::leave(model);
    document::ask_again(model, effects);
    document::changed(model, effects);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{DocumentMsg, Msg, Start, update};
    use protocol::{LanguageView, Reply};

    #[test]
    fn the_ir_takes_the_place_of_the_source_and_gives_it_back() {
        let mut model = Model::default();
        update(&mut model, Msg::Start(Start::default()));
        let ready = Reply::Ready {
            engine: "1".into(),
            languages: vec![LanguageView {
                name: "a".into(),
                ..Default::default()
            }],
            text_form: LanguageView {
                name: "t".into(),
                ..Default::default()
            },
            instructions: vec![],
        };
        update(&mut model, Msg::Reply(ready));
        model.document.language = "a".into();
        update(
            &mut model,
            Msg::Document(DocumentMsg::Edited("x = 1".into())),
        );
        let compiled = protocol::Compiled {
            revision: model.document.revision,
            functions: vec![protocol::FunctionView {
                module: 0,
                number: 0,
                name: "top level".into(),
                alone: String::new(),
                blocks: 1,
                span: None,
            }],
            ..Default::default()
        };
        update(&mut model, Msg::Reply(Reply::Compiled(compiled)));
        // Choosing the IR as language means the IR of what is there.
        let asked = update(&mut model, Msg::Document(DocumentMsg::Language("t".into())));
        assert!(asked.contains(&Effect::Post(Request::IrText)), "{asked:?}");
        update(
            &mut model,
            Msg::Reply(Reply::IrText("module main a".into())),
        );
        assert!(model.document.is_text_form());
        assert_eq!(*model.document.files.front().source, "module main a");
        update(&mut model, Msg::Document(DocumentMsg::Language("a".into())));
        assert_eq!(model.document.language, "a");
        assert_eq!(*model.document.files.front().source, "x = 1");
        assert!(model.document.before.is_none());
    }
}
