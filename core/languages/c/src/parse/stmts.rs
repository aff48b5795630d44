//! Statements.

use super::conversions::Purpose;
use super::{Parser, Read, Report, Switch};
use crate::ast::*;
use crate::token::{Kind as TokenKind, Place};
use crate::types::Ty;
use std::rc::Rc;

impl Parser {
    /// Reads the statements of a block whose opening brace has been taken; the scope is open.
    pub(super) fn block_body(&mut self, start: Place) -> Read<StmtId> {
        let mut body = Vec::new();
        while !self.is("}") && !self.is_end() {
            self.statement_or_recover(&mut body);
        }
        if self.expect("}").is_err() {
            // The end of the file: what there is counts.
        }
        let place = self.since(start);
        let vars = self.scope().vars.clone();
        Ok(self.stmt(StmtKind::Block { body, vars }, place))
    }

    /// One statement; a broken one is reported and read past.
    fn statement_or_recover(&mut self, body: &mut Vec<StmtId>) {
        let start = self.at;
        let (depth, scopes) = (self.depth, self.scopes.len());
        match self.statement() {
            Ok(stmt) => body.push(stmt),
            Err(_) => {
                self.depth = depth;
                self.close_scopes(scopes);
                self.lengths.clear();
                self.ahead = None;
                self.recover(start);
                let place = self.tokens[start].place.to(self.last_place());
                body.push(self.stmt(StmtKind::Unsupported("ERROR"), place));
            }
        }
    }

    /// Reads a statement or a declaration.
    pub(super) fn statement(&mut self) -> Read<StmtId> {
        self.nested(Self::statement_here)
    }

    fn statement_here(&mut self) -> Read<StmtId> {
        let start = self.place();
        let token = self.peek().clone();
        if token.kind == TokenKind::Punct {
            match &*token.text {
                ";" => {
                    self.advance();
                    return Ok(self.stmt(StmtKind::Empty, start));
                }
                "{" => {
                    self.advance();
                    self.open_scope();
                    let block = self.block_body(start)?;
                    self.hoist(block);
                    self.close_scope();
                    return Ok(block);
                }
                _ => {}
            }
        }
        if token.kind == TokenKind::Word {
            match &*token.text {
                "if" => return self.if_statement(),
                "while" => {
                    self.advance();
                    let condition = self.condition()?;
                    let body = self.loop_body()?;
                    let place = self.since(start);
                    return Ok(self.stmt(StmtKind::While(condition, body), place));
                }
                "do" => {
                    self.advance();
                    let body = self.loop_body()?;
                    self.expect("while")?;
                    let condition = self.condition()?;
                    self.expect(";")?;
                    let place = self.since(start);
                    return Ok(self.stmt(StmtKind::DoWhile(body, condition), place));
                }
                "for" => return self.for_statement(),
                "switch" => return self.switch_statement(),
                "case" | "default" => return self.case_label(),
                "goto" => {
                    self.advance();
                    if self.eat("*") {
                        let value = self.expression()?;
                        let value = self.rvalue(value);
                        self.expect(";")?;
                        let place = self.since(start);
                        return Ok(self.stmt(StmtKind::GotoAddress(value), place));
                    }
                    if !self.is_name() {
                        return self.unexpected();
                    }
                    let name = self.advance();
                    let target = self.label(&name.text, name.place);
                    self.expect(";")?;
                    let place = self.since(start);
                    return Ok(self.stmt(StmtKind::Goto(target), place));
                }
                "break" | "continue" => {
                    self.advance();
                    let is_break = &*token.text == "break";
                    let is_inside = self.loops > 0 || is_break && !self.switches.is_empty();
                    if !is_inside {
                        let message = if is_break {
                            "break statement not within loop or switch"
                        } else {
                            "continue statement not within a loop"
                        };
                        self.invalid(start, message);
                    }
                    self.end_of_statement()?;
                    let kind = match (is_inside, is_break) {
                        (false, _) => StmtKind::Empty,
                        (_, true) => StmtKind::Break,
                        (_, false) => StmtKind::Continue,
                    };
                    let place = self.since(start);
                    return Ok(self.stmt(kind, place));
                }
                "return" => return self.return_statement(),
                "_Static_assert" => {
                    self.static_assertion()?;
                    return Ok(self.stmt(StmtKind::Empty, start));
                }
                "asm" => {
                    self.attributes();
                    self.expect(";")?;
                    let place = self.since(start);
                    self.report(place, Report::Unsupported("asm".into()));
                    return Ok(self.stmt(StmtKind::Unsupported("asm"), place));
                }
                "else" => return self.unexpected(),
                _ if self.is_name() && self.peek_at(1).is(":") => {
                    self.advance();
                    self.advance();
                    self.attributes();
                    let target = self.label(&token.text, start);
                    let target_ref = &mut self.unit.targets[target.0 as usize];
                    let again = target_ref.is_placed;
                    target_ref.is_placed = true;
                    if again {
                        self.invalid(start, format!("duplicate label '{}'", token.text));
                        return self.statement_behind_label();
                    }
                    let label = self.stmt(StmtKind::Target(target), start);
                    return self.labelled(label, start);
                }
                _ => {}
            }
            if self.starts_type() {
                let declarations = self.local_declaration()?;
                let place = self.since(start);
                return Ok(self.stmt(StmtKind::Declare(declarations), place));
            }
        }
        let value = self.expression()?;
        self.discard(value);
        self.end_of_statement()?;
        let place = self.since(start);
        Ok(self.stmt(StmtKind::Expr(value), place))
    }

    /// The statement behind a label, as a block of the two.
    fn labelled(&mut self, label: StmtId, start: Place) -> Read<StmtId> {
        let inner = self.statement_behind_label()?;
        let place = self.since(start);
        Ok(self.stmt(
            StmtKind::Block {
                body: vec![label, inner],
                vars: Vec::new(),
            },
            place,
        ))
    }

    fn statement_behind_label(&mut self) -> Read<StmtId> {
        if self.is("}") {
            let place = self.last_place();
            return Ok(self.stmt(StmtKind::Empty, place));
        }
        self.statement()
    }

    /// The label of a name in this function.
    pub(super) fn label(&mut self, name: &Rc<str>, place: Place) -> TargetId {
        if let Some(known) = self
            .function
            .as_ref()
            .and_then(|function| function.labels.get(name))
        {
            return *known;
        }
        let target = self.target(Rc::clone(name));
        match &mut self.function {
            Some(function) => {
                function.labels.insert(Rc::clone(name), target);
                function.mentions.push((target, place));
            }
            None => self.report(
                place,
                Report::Unsupported("label outside of a function".into()),
            ),
        }
        target
    }

    /// Objects of a block into which control may come other than through its start live as long as the function.
    fn hoist(&mut self, block: StmtId) {
        let block = self.unit.stmt(block);
        let StmtKind::Block { vars, .. } = &block.kind else {
            return;
        };
        if !block.has_targets {
            return;
        }
        let vars = vars.clone();
        if let Some(function) = &mut self.function {
            function.hoisted.extend(vars);
        }
    }

    fn condition(&mut self) -> Read<ExprId> {
        self.expect("(")?;
        let value = self.expression()?;
        self.expect(")")?;
        Ok(self.truth(value))
    }

    fn loop_body(&mut self) -> Read<StmtId> {
        self.loops += 1;
        let body = self.statement();
        self.loops -= 1;
        body
    }

    /// `if`, with all the `else if` behind it.
    fn if_statement(&mut self) -> Read<StmtId> {
        let start = self.place();
        let mut branches = Vec::new();
        let mut otherwise = None;
        loop {
            self.expect("if")?;
            let condition = self.condition()?;
            let body = self.statement()?;
            branches.push((condition, body));
            if !self.eat("else") {
                break;
            }
            if !self.is("if") {
                otherwise = Some(self.statement()?);
                break;
            }
        }
        let place = self.since(start);
        Ok(self.stmt(StmtKind::If(branches, otherwise), place))
    }

    fn for_statement(&mut self) -> Read<StmtId> {
        let start = self.place();
        self.advance();
        self.expect("(")?;
        self.open_scope();
        let init_start = self.place();
        let init = if self.eat(";") {
            None
        } else if self.starts_type() {
            let declarations = self.local_declaration()?;
            let place = self.since(init_start);
            Some(self.stmt(StmtKind::Declare(declarations), place))
        } else {
            let value = self.expression()?;
            self.discard(value);
            let place = self.since(init_start);
            self.expect(";")?;
            Some(self.stmt(StmtKind::Expr(value), place))
        };
        self.bindings_begin(start);
        let condition = if self.is(";") {
            None
        } else {
            let value = self.expression()?;
            Some(self.truth(value))
        };
        self.expect(";")?;
        let step = if self.is(")") {
            None
        } else {
            let value = self.expression()?;
            self.discard(value);
            Some(value)
        };
        self.expect(")")?;
        let body = self.loop_body()?;
        let vars = self.close_scope();
        if self.unit.stmt(body).has_targets
            && let Some(function) = &mut self.function
        {
            function.hoisted.extend(vars);
        }
        let place = self.since(start);
        let kind = StmtKind::For {
            init,
            condition,
            step,
            body,
        };
        Ok(self.stmt(kind, place))
    }

    fn switch_statement(&mut self) -> Read<StmtId> {
        let start = self.place();
        self.advance();
        self.expect("(")?;
        let value = self.expression()?;
        self.expect(")")?;
        let value = self.promote(value);
        let ty = self.unit.expr(value).ty;
        if !self.types().is_integer(ty) && !ty.is_unknown() {
            let place = self.unit.expr(value).place;
            self.invalid(place, "switch quantity not an integer");
        }
        self.switches.push(Switch {
            ty: Some(ty),
            ..Switch::default()
        });
        let body = self.statement();
        let switch = self.switches.pop().unwrap_or_default();
        let body = body?;
        let place = self.since(start);
        let kind = StmtKind::Switch {
            value,
            body,
            cases: switch.cases,
            default: switch.default,
        };
        Ok(self.stmt(kind, place))
    }

    fn case_label(&mut self) -> Read<StmtId> {
        let start = self.place();
        let is_default = &*self.advance().text == "default";
        let mut range = (0, 0);
        if !is_default {
            let ty = self
                .switches
                .last()
                .and_then(|switch| switch.ty)
                .unwrap_or(Ty::INT);
            range.0 = self.case_value(ty)?;
            range.1 = if self.eat("...") {
                self.case_value(ty)?
            } else {
                range.0
            };
        }
        self.expect(":")?;
        let target = self.target(if is_default { "default" } else { "case" });
        self.unit.targets[target.0 as usize].is_placed = true;
        let Some(switch) = self.switches.last_mut() else {
            self.invalid(start, "case label not within a switch statement");
            return self.statement_behind_label();
        };
        if is_default {
            if switch.default.replace(target).is_some() {
                self.invalid(start, "multiple default labels in one switch");
            }
        } else {
            let overlaps = switch
                .cases
                .iter()
                .any(|(low, high, _)| range.0 <= *high && *low <= range.1);
            switch.cases.push((range.0, range.1, target));
            if overlaps {
                self.invalid(start, "duplicate case value");
            }
        }
        let place = self.since(start);
        let label = self.stmt(StmtKind::Target(target), place);
        let mut body = vec![label];
        let inner = self.statement_behind_label()?;
        body.push(inner);
        Ok(self.row(body, start))
    }

    fn row(&mut self, body: Vec<StmtId>, start: Place) -> StmtId {
        let place = self.since(start);
        self.stmt(
            StmtKind::Block {
                body,
                vars: Vec::new(),
            },
            place,
        )
    }

    /// The value of a `case`, in the type of what is switched on.
    fn case_value(&mut self, ty: Ty) -> Read<i64> {
        let value = self.conditional_expression()?;
        let value = self.rvalue(value);
        let place = self.unit.expr(value).place;
        let value = self.convert(value, ty);
        match self.constant(value) {
            Some(value) => Ok(value),
            None => {
                self.invalid(place, "case label does not reduce to an integer constant");
                Ok(i64::MIN)
            }
        }
    }

    fn return_statement(&mut self) -> Read<StmtId> {
        let start = self.place();
        self.advance();
        let result = self
            .function
            .as_ref()
            .map_or(Ty::UNKNOWN, |function| function.result);
        let mut value = None;
        if !self.is(";") {
            let given = self.expression()?;
            let ty = self.unit.expr(given).ty;
            value = Some(if result.is_void() {
                if !ty.is_void() && !ty.is_unknown() {
                    let place = self.unit.expr(given).place;
                    self.warn(place, "'return' with a value, in function returning void");
                }
                given
            } else {
                self.convert_for(given, result, Purpose::Return)
            });
        } else if self.function.is_some() && !result.is_void() && !result.is_unknown() {
            self.warn(
                start,
                "'return' with no value, in function returning non-void",
            );
        }
        self.end_of_statement()?;
        let place = self.since(start);
        Ok(self.stmt(StmtKind::Return(value), place))
    }
}
