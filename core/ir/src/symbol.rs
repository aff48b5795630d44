//! Interned names, so that even dynamic lookup compares numbers instead of text.

use rustc_hash::FxHashMap;
use std::rc::Rc;

/// An interned name; meaningful together with the [`Names`] it came from.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub struct Symbol(pub u32);

/// The names of one program. Interning the same text twice gives the same symbol.
#[derive(Clone, Default)]
pub struct Names {
    texts: Vec<Rc<str>>,
    symbols: FxHashMap<Rc<str>, Symbol>,
}

impl Names {
    /// The symbol of a text.
    pub fn intern(&mut self, text: &str) -> Symbol {
        if let Some(&symbol) = self.symbols.get(text) {
            return symbol;
        }
        let symbol = Symbol(self.texts.len() as u32);
        let text: Rc<str> = text.into();
        self.texts.push(Rc::clone(&text));
        self.symbols.insert(text, symbol);
        symbol
    }

    /// The symbol of a text, if it has been interned.
    #[must_use]
    pub fn get(&self, text: &str) -> Option<Symbol> {
        self.symbols.get(text).copied()
    }

    /// The text of a symbol.
    #[must_use]
    pub fn text(&self, symbol: Symbol) -> &str {
        &self.texts[symbol.0 as usize]
    }

    /// Whether a name is a frontend's own, which nobody sees.
    #[must_use]
    pub fn is_hidden(&self, symbol: Symbol) -> bool {
        is_made_up(self.text(symbol))
    }

    /// Whether a name is that of a variable of a block (`x@2`), of which a function or module may have several of one name.
    #[must_use]
    pub fn is_of_block(&self, symbol: Symbol) -> bool {
        let name = self.text(symbol).rsplit_once('@');
        name.is_some_and(|(own, count)| {
            !own.is_empty()
                && !count.is_empty()
                && count.bytes().all(|digit| digit.is_ascii_digit())
        })
    }

    /// Whether a name says in which module it is to be found: `::x`, `module::x`.
    #[must_use]
    pub fn is_qualified(&self, symbol: Symbol) -> bool {
        let text = self.text(symbol);
        // Looking for one character takes a fraction of looking for two, and most names have neither.
        text.contains(':') && text.contains("::")
    }

    /// The text of a symbol, shared.
    #[must_use]
    pub fn shared(&self, symbol: Symbol) -> Rc<str> {
        Rc::clone(&self.texts[symbol.0 as usize])
    }

    /// How many names there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }
}

/// Whether a name is one that a frontend made up: it begins with `$`, or what stands behind the class that it is in does.
#[must_use]
pub fn is_made_up(name: &str) -> bool {
    name.starts_with('$') || name.contains(".$")
}
