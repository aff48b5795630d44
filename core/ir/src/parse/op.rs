//! Instructions.

use super::cursor::Cursor;
use super::{Parsed, Parser};
use crate::{
    Arg, ArgKind, ArrayKind, BinOp, Callee, Intrinsic, Op, Reg, Scalar, Storage, SuspendKind, UnOp,
};

impl Parser<'_> {
    /// An instruction up to its span.
    pub(super) fn op(&mut self, line: &mut Cursor) -> Parsed<Op> {
        let mut given = None;
        if line.at_char('%') {
            given = Some(line.reg()?);
            line.expect("=")?;
        }
        line.skip_spaces();
        let start = line.clone();
        let opcode = line.word();
        let dst = || -> Parsed<Reg> {
            let message = format!("expected a register for the result: `%0 = {opcode} …`");
            given.ok_or_else(|| start.complain(message))
        };
        let op = match opcode {
            "const" => Op::Const {
                dst: dst()?,
                value: self.constant(line)?,
            },
            "load_var" => Op::LoadVar {
                dst: dst()?,
                name: self.symbol(line, "the name of a variable")?,
            },
            "load_field" => Op::LoadField {
                dst: dst()?,
                object: line.reg()?,
                field: self.symbol(line, "the name of a member")?,
            },
            "load_index" => Op::LoadIndex {
                dst: dst()?,
                object: line.reg()?,
                index: line.reg()?,
            },
            "new_object" => Op::NewObject {
                dst: dst()?,
                class: self.symbol(line, "the name of a class")?,
            },
            "new_array" => Op::NewArray {
                dst: dst()?,
                kind: spelled(line, Cursor::word, ArrayKind::from_text, ARRAY_KIND)?,
                items: self.args(line)?,
            },
            "binop" => {
                let dst = dst()?;
                let (op, in_place) = spelled(line, Cursor::symbols, binary_operator, BINARY)?;
                Op::Bin {
                    dst,
                    op,
                    in_place,
                    left: line.reg()?,
                    right: line.reg()?,
                }
            }
            "unop" => Op::Un {
                dst: dst()?,
                op: spelled(line, Cursor::symbols, UnOp::from_text, UNARY)?,
                operand: line.reg()?,
            },
            "call_function" => Op::CallFunction {
                dst: dst()?,
                callee: self.callee(line)?,
                args: self.args(line)?,
            },
            "call_method" => Op::CallMethod {
                dst: dst()?,
                receiver: line.reg()?,
                method: self.symbol(line, "the name of a method")?,
                args: self.args(line)?,
            },
            "call_unknown" => Op::CallUnknown {
                dst: dst()?,
                callee: line.reg()?,
                args: self.args(line)?,
            },
            "call_ctor" => Op::CallCtor {
                dst: dst()?,
                class: self.symbol(line, "the name of a class")?,
                args: self.args(line)?,
            },
            "decl_var" => Op::DeclVar {
                name: self.symbol(line, "the name of a variable")?,
                value: line.reg()?,
            },
            "store_var" => Op::StoreVar {
                name: self.symbol(line, "the name of a variable")?,
                value: line.reg()?,
            },
            "store_field" => Op::StoreField {
                object: line.reg()?,
                field: self.symbol(line, "the name of a member")?,
                value: line.reg()?,
            },
            "store_index" => Op::StoreIndex {
                object: line.reg()?,
                index: line.reg()?,
                value: line.reg()?,
            },
            "branch" => Op::Branch {
                target: self.label(line)?,
            },
            "branch_if" => {
                let condition = line.reg()?;
                let then = self.label(line)?;
                line.expect(",")?;
                Op::BranchIf {
                    condition,
                    then,
                    otherwise: self.label(line)?,
                }
            }
            "return" => Op::Return { value: line.reg()? },
            "throw" => Op::Throw { value: line.reg()? },
            "try_push" => Op::TryPush {
                handler: self.label(line)?,
            },
            "try_pop" => Op::TryPop,
            "address_of" => Op::AddressOf {
                dst: dst()?,
                name: self.symbol(line, "the name of a variable")?,
            },
            "load_indirect" => Op::LoadIndirect {
                dst: dst()?,
                ty: scalar(line)?,
                pointer: line.reg()?,
            },
            "store_indirect" => Op::StoreIndirect {
                ty: scalar(line)?,
                pointer: line.reg()?,
                value: line.reg()?,
            },
            "load_field_indirect" => Op::LoadFieldIndirect {
                dst: dst()?,
                pointer: line.reg()?,
                field: self.symbol(line, "the name of a member")?,
            },
            "alloc_region" => self.alloc_region(dst()?, line)?,
            "load_region" => Op::LoadRegion {
                dst: dst()?,
                ty: scalar(line)?,
                region: line.reg()?,
                offset: line.reg()?,
            },
            "write_region" => Op::WriteRegion {
                ty: scalar(line)?,
                region: line.reg()?,
                offset: line.reg()?,
                value: line.reg()?,
            },
            "set_continuation" => Op::SetContinuation {
                name: self.symbol(line, "the name of a stretch of code")?,
                target: self.label(line)?,
            },
            "resume_continuation" => Op::ResumeContinuation {
                name: self.symbol(line, "the name of a stretch of code")?,
            },
            "spawn" => Op::Spawn {
                dst: dst()?,
                callee: line.reg()?,
                args: self.args(line)?,
            },
            "suspend" => Op::Suspend {
                dst: dst()?,
                kind: spelled(line, Cursor::word, SuspendKind::from_text, SUSPEND_KIND)?,
                value: line.reg()?,
            },
            "resume" => Op::Resume {
                dst: dst()?,
                task: line.reg()?,
                value: line.reg()?,
            },
            "choose" => {
                let dst = dst()?;
                let mut alternatives = vec![line.reg()?];
                while !line.at_end() {
                    alternatives.push(line.reg()?);
                }
                Op::Choose {
                    dst,
                    alternatives: alternatives.into(),
                }
            }
            "assert" => Op::Assert {
                condition: line.reg()?,
                code: self.symbol(line, "what is asserted")?,
            },
            "symbolic" => Op::Symbolic {
                dst: dst()?,
                hint: self.hint(line)?,
            },
            _ => return Err(start.error("an instruction")),
        };
        match given {
            Some(reg) if op.dst().is_none() => {
                Err(start.complain(format!("`{opcode}` has no result to put into {reg}")))
            }
            _ => Ok(op),
        }
    }

    fn alloc_region(&mut self, dst: Reg, line: &mut Cursor) -> Parsed<Op> {
        let storage = spelled(line, Cursor::word, Storage::from_text, STORAGE)?;
        let align = line.number("what the address is a multiple of")?;
        let size = line.reg()?;
        let name = match line.eat("name=") {
            true => Some(self.symbol(line, "the name of the object")?),
            false => None,
        };
        let layout = match line.eat("layout=") {
            true => Some(super::layout::layout_id(line)?),
            false => None,
        };
        Ok(Op::AllocRegion {
            dst,
            size,
            storage,
            align,
            name,
            layout,
        })
    }

    fn callee(&mut self, line: &mut Cursor) -> Parsed<Callee> {
        if !line.eat("@") {
            return Ok(Callee::Name(
                self.symbol(line, "the name of a function or `@` and an intrinsic")?,
            ));
        }
        let start = line.clone();
        match Intrinsic::from_name(line.word()) {
            Some(intrinsic) => Ok(Callee::Intrinsic(intrinsic)),
            None => Err(start.error("the name of an intrinsic")),
        }
    }

    /// The operands up to the end of the instruction.
    fn args(&mut self, line: &mut Cursor) -> Parsed<Box<[Arg]>> {
        let mut args = Vec::new();
        while !line.at_end() {
            let kind = if line.eat("**") {
                ArgKind::NamedSpread
            } else if line.eat("*") {
                ArgKind::Spread
            } else if line.at_char('%') {
                ArgKind::Positional
            } else {
                let name = self.symbol(line, "an operand: `%0`, `*%0`, `**%0` or `name=%0`")?;
                line.expect("=")?;
                ArgKind::Named(name)
            };
            let value = line.reg()?;
            args.push(Arg { kind, value });
        }
        Ok(args.into())
    }
}

const ARRAY_KIND: &str = "`list`, `tuple`, `set`, `map` or `array`";
const STORAGE: &str = "`static`, `auto`, `heap` or `literal`";
const SUSPEND_KIND: &str = "`yield`, `delegate` or `await`";
const BINARY: &str = "an operator on two values";
const UNARY: &str = "an operator on one value";

/// Reads one of a closed set of spellings.
fn spelled<'a, T>(
    line: &mut Cursor<'a>,
    read: fn(&mut Cursor<'a>) -> &'a str,
    meaning: impl Fn(&str) -> Option<T>,
    expected: &str,
) -> Parsed<T> {
    let start = line.clone();
    meaning(read(line)).ok_or_else(|| start.error(expected))
}

pub(super) fn scalar(line: &mut Cursor) -> Parsed<Scalar> {
    spelled(
        line,
        Cursor::word,
        Scalar::from_text,
        "a scalar type such as `i32`",
    )
}

/// An operator, and whether it works in place. A comparison does not: `<=` is one operator, not `<` in place.
fn binary_operator(text: &str) -> Option<(BinOp, bool)> {
    if let Some(op) = BinOp::from_text(text) {
        return Some((op, false));
    }
    let op = BinOp::from_text(text.strip_suffix('=')?)?;
    (!op.is_comparison()).then_some((op, true))
}
