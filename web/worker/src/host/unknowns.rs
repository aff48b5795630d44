//! What is not known where a run stands, and what is taken for granted about it.

use super::Host;
use protocol::{Assumed, Reply, UnknownView, UnknownsView};
use session::vm::value::Unknown;
use std::rc::Rc;

/// The page is sent no more unknowns than this.
const UNKNOWNS: usize = 200;

impl Host {
    /// Runs the program at hand again from its start, with what is taken for granted about it.
    pub(super) fn assume(&mut self, assumed: Assumed) {
        self.assumed = assumed;
        let Some(program) = self.program.take() else {
            return;
        };
        let (revision, input) = (program.revision, program.input.clone());
        let compiled = Rc::clone(program.compiled());
        self.opening = None;
        self.forget_run(revision);
        self.take_compiled(revision, (compiled, program.sources), input);
    }

    /// Sends the list of unknowns, where it is looked at.
    pub(super) fn send_unknowns(&mut self) {
        let Some(program) = self.program.as_ref().filter(|_| self.lists_unknowns) else {
            return;
        };
        let machine = program.session.machine();
        let sources = || {
            let nodes = machine.state.unknowns.iter().enumerate();
            nodes.filter(|(_, node)| node.expression.is_source())
        };
        let count = sources().count();
        let list = sources().take(UNKNOWNS).map(|(at, node)| {
            let (expression, nth) = machine.source_of(Unknown(at as u32));
            let (module, inst) = node.origin;
            let span = program.span_of(module, inst);
            let called = machine.called_of(Unknown(at as u32));
            UnknownView {
                expression: expression.to_string(),
                called: called.map_or_else(String::new, |(called, _)| called.to_string()),
                number: at as u32,
                nth,
                span,
                line: program.line_of(module, inst).unwrap_or(0),
            }
        });
        let view = UnknownsView {
            revision: program.revision,
            list: list.collect(),
            more: count.saturating_sub(UNKNOWNS) as u32,
            wrong: program.wrong.clone(),
        };
        self.replies.push(Reply::Unknowns(view));
    }
}
