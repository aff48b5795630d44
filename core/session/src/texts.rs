//! Texts that a program gives to be run: whoever translates the program makes code of them.

use ir::{Module, Names};
use std::cell::RefCell;
use std::rc::Rc;
use translate::{Asking, Folder, Text, Translation, Translator};
use vm::RunText;

/// A translator that runs hold too.
#[derive(Clone)]
pub struct Shared(Rc<RefCell<Box<dyn Translator>>>);

impl Shared {
    /// Shares a translator.
    #[must_use]
    pub fn new(translator: Box<dyn Translator>) -> Shared {
        Shared(Rc::new(RefCell::new(translator)))
    }

    /// What makes code of texts for a run.
    #[must_use]
    pub fn compiler(&self) -> vm::Compiler {
        let translator = self.clone();
        vm::Compiler::new(move |names, module_name, given: &RunText| {
            let text = Text {
                text: &given.text,
                name: &given.name,
                kind: &given.kind,
                module_name,
            };
            translator.0.borrow_mut().text(names, text)
        })
    }
}

impl Translator for Shared {
    fn translate_among(
        &mut self,
        folder: &dyn Folder,
        file: &str,
        source: &str,
    ) -> Result<Translation, String> {
        (self.0.borrow_mut()).translate_among(folder, file, source)
    }

    fn bring(&mut self, files: Vec<(String, String)>) -> Result<(), String> {
        self.0.borrow_mut().bring(files)
    }

    fn expressions(
        &mut self,
        names: &mut Names,
        asking: Asking<'_>,
        texts: &[String],
    ) -> Vec<Result<Module, String>> {
        self.0.borrow_mut().expressions(names, asking, texts)
    }

    fn text(&mut self, names: &mut Names, text: Text<'_>) -> Result<Module, String> {
        self.0.borrow_mut().text(names, text)
    }
}
