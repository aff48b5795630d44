//! Leaving: jumps, results, and `try` with what runs whenever control leaves it.

use crate::lowerer::{Lowerer, Region, parts};
use ir::{Hint, Intrinsic, Op, Reg, Span};
use syntax::Node;

impl<'a> Lowerer<'a, '_> {
    pub fn jump_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let label = node.child_by_field("label").map(|label| self.text(label));
        let is_break = node.kind() == "break_statement";
        let regions = &self.frame().regions;
        let found = regions
            .iter()
            .enumerate()
            .rev()
            .find_map(|(depth, region)| {
                let Region::Target {
                    labels,
                    break_to,
                    continue_to,
                    is_plain,
                } = region
                else {
                    return None;
                };
                let is_meant = match label {
                    Some(label) => labels.iter().any(|own| own == label),
                    None => *is_plain,
                };
                let target = if is_break {
                    Some(*break_to)
                } else {
                    *continue_to
                };
                target.filter(|_| is_meant).map(|target| (depth, target))
            });
        let Some((depth, target)) = found else {
            let (code, word) = (
                label.unwrap_or(""),
                node.kind().trim_end_matches("_statement"),
            );
            let message = match code {
                "" => format!("Illegal {word} statement"),
                label => format!("Undefined label '{label}'"),
            };
            self.b.invalid(at, message);
            return;
        };
        // Leaving a loop closes what it walks; going on with it does not.
        let mut depth = depth;
        while is_break
            && let Some(Region::Cursor(_) | Region::AsyncCursor(_) | Region::Watch) =
                self.frame().regions.get(depth.wrapping_sub(1))
        {
            depth -= 1;
        }
        self.run_cleanups(depth, at);
        self.b.jump(target, at);
    }

    pub fn return_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let value = match parts(node).next() {
            Some(value) => {
                let value = self.expr(value);
                match self.frame().is_async && self.frame().is_generator {
                    true => self.await_value(value, at),
                    false => value,
                }
            }
            None => self.undefined(at),
        };
        let value = match self.makes_below() {
            true => self.made(value, at),
            false => value,
        };
        self.return_value(value, at);
    }

    /// Whether the function at hand is the constructor of a class that has a parent.
    fn makes_below(&mut self) -> bool {
        let frame = self.frame();
        frame.fields.is_some() && frame.home.as_ref().is_some_and(|home| home.is_derived)
    }

    /// What such a constructor gives: an object, or where it gives nothing the one that has been made.
    fn made(&mut self, value: Reg, at: Span) -> Reg {
        let kept = self.hidden("v");
        self.declare_hidden(&kept, value, at);
        let given = self.load_plain(&kept, at);
        let is_nothing = self.is_undefined(given, at);
        let (nothing, end) = (self.b.label("nothing"), self.b.label("made"));
        self.b.branch_if(is_nothing, nothing, end, at);
        self.b.place(nothing, at);
        let this = self.this(at);
        self.declare_hidden(&kept, this, at);
        self.b.place(end, at);
        let given = self.load_plain(&kept, at);
        self.helper("_made", &[given], at)
    }

    pub fn return_value(&mut self, value: Reg, at: Span) {
        let has_cleanups = self
            .frame()
            .regions
            .iter()
            .any(|region| !matches!(region, Region::Target { .. }));
        if !has_cleanups {
            return self.b.emit(Op::Return { value }, at);
        }
        let kept = self.hidden("ret");
        self.declare_hidden(&kept, value, at);
        self.run_cleanups(0, at);
        if !self.b.is_terminated() {
            let value = self.load_plain(&kept, at);
            self.b.emit(Op::Return { value }, at);
        }
    }

    /// Emits what has to be done where all regions but so many are left.
    fn run_cleanups(&mut self, depth: usize, at: Span) {
        let all = self.frame().regions.clone();
        while self.frame().regions.len() > depth {
            let Some(region) = self.frame().regions.pop() else {
                break;
            };
            if self.b.is_terminated() {
                continue;
            }
            match region {
                Region::Target { .. } => {}
                Region::Handler | Region::Watch => self.b.emit(Op::TryPop, at),
                Region::Catch => {
                    self.b.intrinsic(Intrinsic::EndCatch, &[], at);
                }
                Region::Finally(block) => self.finalizer(block),
                Region::Cursor(cursor) => {
                    let cursor = self.load_plain(&cursor, at);
                    self.b.intrinsic(Intrinsic::CloseCursor, &[cursor], at);
                }
                Region::AsyncCursor(walk) => {
                    let walk = self.load_plain(&walk, at);
                    let closed = self.helper("_async_close", &[walk], at);
                    let result = self.await_value(closed, at);
                    self.helper("_async_closed", &[result], at);
                }
                Region::Held(held, is_waited) => self.dispose(&held, is_waited, at),
            }
        }
        self.frame().regions = all;
    }

    /// Keeps an exception behind the place where it is caught, in a hidden variable, as something that is handled.
    pub fn keep_caught(&mut self, at: Span) -> String {
        let caught = self.b.symbolic(Hint::CaughtException("".into()), at);
        let kept = self.hidden("exc");
        self.declare_hidden(&kept, caught, at);
        self.b.intrinsic(Intrinsic::EndCatch, &[], at);
        kept
    }

    pub fn try_statement(&mut self, node: Node<'a>) {
        let at = self.b.span(node);
        let finalizer = node
            .child_by_field("finalizer")
            .and_then(|clause| clause.child_by_field("body"));
        let Some(finalizer) = finalizer else {
            return self.try_catch(node, at);
        };
        let handler = self.b.label("finally");
        let end = self.b.label("try_end");
        self.b.emit(Op::TryPush { handler }, at);
        self.frame().regions.push(Region::Finally(finalizer));
        self.frame().regions.push(Region::Handler);
        self.try_catch(node, at);
        self.frame().regions.pop();
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.finalizer(finalizer);
            self.b.jump(end, at);
        }
        let at = self.b.span(finalizer);
        self.b.place(handler, at);
        let kept = self.hidden("exc");
        let caught = self.b.symbolic(Hint::CaughtException("".into()), at);
        self.declare_hidden(&kept, caught, at);
        self.frame().regions.push(Region::Catch);
        self.finalizer(finalizer);
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            let value = self.load_plain(&kept, at);
            self.b.intrinsic(Intrinsic::EndCatch, &[], at);
            self.b.emit(Op::Throw { value }, at);
        }
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }

    /// A block and what catches its exceptions.
    fn try_catch(&mut self, node: Node<'a>, at: Span) {
        let Some(body) = node.child_by_field("body") else {
            return;
        };
        let Some(clause) = node.child_by_field("handler") else {
            return self.block(body);
        };
        let handler = self.b.label("catch");
        let end = self.b.label("catch_end");
        self.b.emit(Op::TryPush { handler }, at);
        self.frame().regions.push(Region::Handler);
        self.block(body);
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            self.b.emit(Op::TryPop, at);
            self.b.jump(end, at);
        }
        let at = self.b.span(clause);
        self.b.place(handler, at);
        let caught = self.b.symbolic(Hint::CaughtException("".into()), at);
        if self.frame().is_generator || self.frame().is_async {
            // A generator that is asked to end does not go on here.
            let kept = self.hidden("exc");
            self.declare_hidden(&kept, caught, at);
            let value = self.load_plain(&kept, at);
            let is_closing = self.b.intrinsic(Intrinsic::IsClosing, &[value], at);
            let (out, on) = (self.b.label("closing"), self.b.label("caught"));
            self.b.branch_if(is_closing, out, on, at);
            self.b.place(out, at);
            let value = self.load_plain(&kept, at);
            self.b.intrinsic(Intrinsic::EndCatch, &[], at);
            self.b.emit(Op::Throw { value }, at);
            self.b.place(on, at);
        }
        self.frame().regions.push(Region::Catch);
        self.open(clause, clause.end());
        if let Some(parameter) = clause.child_by_field("parameter") {
            for name in self.names_of(&[parameter]) {
                let is_apart = self.is_module() && self.has_functions(clause);
                self.register(&name, false, is_apart);
                self.forget_early(&name);
                // Names of a pattern are those of a block: no text may declare them anew.
                let block = self.frame().blocks.last_mut();
                if parameter.kind() != "identifier"
                    && let Some(variable) = block.and_then(|block| block.names.get_mut(&name))
                {
                    variable.is_lexical = true;
                    variable.is_declared = true;
                }
            }
            if parameter.kind() == "object_pattern" {
                self.taken_apart = Some(".catch".to_owned());
            }
            self.bind(parameter, caught, true);
        }
        if let Some(body) = clause.child_by_field("body") {
            self.block(body);
        }
        self.close();
        self.frame().regions.pop();
        if !self.b.is_terminated() {
            self.b.intrinsic(Intrinsic::EndCatch, &[], at);
        }
        let behind = self.b.span_of(node.end(), node.end());
        self.b.place_if_used(end, behind);
    }
}
