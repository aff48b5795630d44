//! Templates with a function in front.

use crate::lowerer::Lowerer;
use ir::{Arg, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    /// A template with a function in front.
    pub fn tagged(
        &mut self,
        node: Node<'a>,
        function: Node<'a>,
        template: Node<'a>,
        at: Span,
    ) -> Reg {
        let mut strings = Vec::new();
        let mut raws = Vec::new();
        let mut args = Vec::new();
        for (text, value) in self.template_parts(template) {
            match value {
                Some(value) => args.push(Arg::positional(self.expr(value))),
                None => {
                    let is_wrong = crate::early::wrong_escape(text, false, true).is_some();
                    strings.push(match is_wrong {
                        true => self.undefined(at),
                        false => {
                            let plain = crate::literals::unescaped(text);
                            self.b.text(&plain, at)
                        }
                    });
                    let raw = text.replace("\r\n", "\n");
                    raws.push(self.b.text(&raw, at));
                }
            }
        }
        let (strings, raws) = (self.list_of(&strings, at), self.list_of(&raws, at));
        // Each place in the source has one object with its texts.
        let place = self
            .b
            .text(&format!("{}:{}", self.file, template.start()), at);
        let strings = self.helper("_tagged", &[place, strings, raws], at);
        args.insert(0, Arg::positional(strings));
        match function.kind() {
            "member_expression" | "subscript_expression" => {
                self.method_call(node, function, Some(args), at)
            }
            _ => {
                let callee = self.expr(function);
                let value = self.call_value(callee, args, at);
                self.note_callee(function);
                value
            }
        }
    }
}
