//! `binding`: the variables at a place, for what reads and changes them by name.

use super::{Kind, Lowerer};
use ir::{BinOp, Op, ParamKind, Reg, Span};

impl<'a> Lowerer<'a> {
    /// The variables that this place sees, innermost first: what the program calls them, and what the lowering does.
    pub(super) fn visible(&self) -> Vec<(String, String)> {
        let mut found: Vec<(String, String)> = Vec::new();
        for frame in self.frames.iter().rev() {
            let mut names: Vec<_> = (frame.names.iter())
                .filter(|(name, _)| {
                    name.starts_with(|char: char| char.is_lowercase() || char == '_')
                })
                .filter(|(name, _)| *name != "binding__")
                .map(|(name, own)| (name.clone(), own.clone()))
                .collect();
            // In the order in which the source mentions them.
            names.sort_by_cached_key(|(name, _)| (self.first_mention(name), name.clone()));
            names.retain(|(name, _)| found.iter().all(|(known, _)| known != name));
            found.extend(names);
            if matches!(frame.kind, Kind::Body | Kind::Method) {
                break;
            }
        }
        found
    }

    /// Where a name stands first as a word of its own.
    fn first_mention(&self, name: &str) -> usize {
        let is_part = |byte: Option<&u8>| {
            byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
        };
        let bytes = self.source.as_bytes();
        let mut all = self.source.match_indices(name).map(|(at, _)| at);
        let own = all.find(|&at| {
            let before = at.checked_sub(1).and_then(|before| bytes.get(before));
            !is_part(before) && !is_part(bytes.get(at + name.len()))
        });
        own.unwrap_or(usize::MAX)
    }

    /// A binding of what this place sees: what its code runs on, the names, and functions that read and that change.
    pub(super) fn binding(&mut self, at: Span) -> Reg {
        let visible = self.visible();
        let names: Vec<&str> = visible.iter().map(|(name, _)| name.as_str()).collect();
        let names = names.join(",");
        let reads = self.accessor(&visible, false, at);
        let writes = self.accessor(&visible, true, at);
        let (this, names) = (self.this(at), self.b.text(&names, at));
        self.library_call("new_binding", &[this, names, reads, writes], at)
    }

    fn accessor(&mut self, visible: &[(String, String)], writes: bool, at: Span) -> Reg {
        let labels = self.begin_function("binding", Kind::Block, at);
        self.parameter("$name", ParamKind::Normal, at);
        if writes {
            self.parameter("$value", ParamKind::Normal, at);
        }
        for (name, own) in visible {
            let (given, key) = (self.load_plain("$name", at), self.b.text(name, at));
            let is_it = self.b.binary(BinOp::Eq, false, given, key, at);
            let (yes, no) = (self.b.label("variable"), self.b.label("other"));
            self.b.branch_if(is_it, yes, no, at);
            self.b.place(yes, at);
            let value = match writes {
                true => {
                    let value = self.load_plain("$value", at);
                    self.store_plain(own, value, at);
                    value
                }
                false => self.load_plain(own, at),
            };
            self.b.emit(Op::Return { value }, at);
            self.b.place(no, at);
        }
        let nothing = self.b.nil(at);
        self.end_function_at("binding", labels, nothing, at)
    }
}
