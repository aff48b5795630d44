//! Types against reality: every value that a run writes to a place is one of that place's inferred type.
//!
//! The first steps of every program are looked at one by one: what is stored in variables and members, what functions
//! return, and what instructions read and write in registers.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{compile_file, name_of, programs, settings};
use session::analysis::types::Types;
use session::ir::{Memory, Module, Op, Reg, Scalar, TypeExpr};
use session::vm::Machine;
use session::vm::code::{Ins, Slot};
use session::vm::heap::Object;
use session::vm::value::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;

/// How many steps of a run are looked at.
const STEPS: u64 = 6_000;
/// How many elements of a collection, and how deep.
const ELEMENTS: usize = 12;
const DEPTH: usize = 3;

fn main() {
    let arguments = Arguments::from_args();
    let trials = programs()
        .into_iter()
        .map(|path| Trial::test(name_of(&path), move || check(&path)))
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

fn check(path: &Path) -> Result<(), Failed> {
    let compiled = Rc::new(compile_file(path)?);
    let mut machine = compiled.machine(settings(path));
    let module = compiled.module();
    let types = Types::of(compiled.program(), module);
    let linked = Rc::clone(&machine.linked);
    let mut watch = Watch {
        types: &types,
        module,
        wrong: BTreeSet::new(),
        checks: 0,
    };
    let mut own_steps = 0;
    while machine.state.ending.is_none() && machine.state.steps < STEPS {
        let Some(frame) = machine.state.frames.last() else {
            machine.run(machine.state.steps + 1);
            continue;
        };
        let code = &linked.codes[frame.code as usize];
        let (pc, base, depth) = (
            frame.pc as usize,
            frame.base as usize,
            machine.state.frames.len(),
        );
        let Some(&ins) = code.plain.get(pc).filter(|_| code.module == compiled.main) else {
            machine.run(machine.state.steps + 1);
            continue;
        };
        own_steps += 1;
        let at = code.insts[pc];
        let op = &module.inst(at).op;
        let read = |machine: &Machine, slot: Slot| {
            let value = machine.state.stack.get(base + slot as usize).copied();
            value.unwrap_or_default()
        };
        let line = module.inst(at).span.start.line;
        for (reg, slot) in operands(op, ins) {
            let value = read(&machine, slot);
            watch.register(&machine, reg, value, line);
        }
        match (op, stored(ins)) {
            (Op::DeclVar { name, .. } | Op::StoreVar { name, .. }, Some(slot)) => {
                if let Some(variable) = types.variables.at(at) {
                    let value = read(&machine, slot);
                    let place = format!("`{}`", compiled.program().names.text(*name));
                    watch.place(&machine, types.variable(variable), value, &place, line);
                }
            }
            (Op::Return { .. }, Some(slot)) => {
                let function = types.functions.owner[at.index()];
                let value = read(&machine, slot);
                if let Some(signature) =
                    types.signatures.iter().find(|one| one.function == function)
                    && matches!(
                        types.functions.get(function).kind,
                        session::ir::ScopeKind::Function(session::ir::FunctionKind::Function)
                    )
                {
                    let name = compiled
                        .program()
                        .names
                        .text(types.functions.get(function).name);
                    watch.place(
                        &machine,
                        &signature.result,
                        value,
                        &format!("result of `{name}`"),
                        line,
                    );
                }
            }
            _ => {}
        }
        machine.run(machine.state.steps + 1);
        let has_gone_on = machine.state.frames.len() == depth
            && (machine.state.frames.last()).is_some_and(|frame| frame.pc as usize == pc + 1);
        if has_gone_on && let (Some(reg), Some(slot)) = (op.dst(), written(ins)) {
            let value = read(&machine, slot);
            watch.register(&machine, reg, value, line);
        }
    }
    if let Some(wrong) = watch.wrong.first() {
        return Err(format!("{} in all: {wrong}", watch.wrong.len()).into());
    }
    if own_steps > 100 && watch.checks == 0 {
        return Err("nothing was compared".into());
    }
    Ok(())
}

/// The slots that an instruction reads, with the registers that they are.
fn operands(op: &Op, ins: Ins) -> Vec<(Reg, Slot)> {
    match (op, ins) {
        (
            Op::Bin { left, right, .. },
            Ins::Bin {
                left: a, right: b, ..
            },
        ) => {
            vec![(*left, a), (*right, b)]
        }
        (Op::Un { operand, .. }, Ins::Un { operand: a, .. }) => vec![(*operand, a)],
        (Op::LoadField { object, .. }, Ins::LoadField { object: a, .. }) => vec![(*object, a)],
        (Op::StoreField { object, value, .. }, Ins::StoreField { object: a, src, .. }) => {
            vec![(*object, a), (*value, src)]
        }
        (
            Op::LoadIndex { object, index, .. },
            Ins::LoadIndex {
                object: a,
                index: b,
                ..
            },
        ) => {
            vec![(*object, a), (*index, b)]
        }
        (
            Op::StoreIndex {
                object,
                index,
                value,
            },
            Ins::StoreIndex {
                object: a,
                index: b,
                src,
            },
        ) => {
            vec![(*object, a), (*index, b), (*value, src)]
        }
        (Op::CallMethod { receiver, .. }, Ins::CallMethod { receiver: a, .. }) => {
            vec![(*receiver, a)]
        }
        (Op::BranchIf { condition, .. }, Ins::Branch { condition: a, .. }) => {
            vec![(*condition, a)]
        }
        (Op::Return { value }, Ins::Return { src }) => vec![(*value, src)],
        (Op::DeclVar { value, .. } | Op::StoreVar { value, .. }, ins) => {
            stored(ins).map(|slot| (*value, slot)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The slot whose value an instruction stores or returns.
fn stored(ins: Ins) -> Option<Slot> {
    Some(match ins {
        Ins::Move { src, .. }
        | Ins::StoreCell { src, .. }
        | Ins::NewCell { src, .. }
        | Ins::StoreCapture { src, .. }
        | Ins::StoreGlobal { src, .. }
        | Ins::Return { src } => src,
        _ => return None,
    })
}

/// The slot that an instruction writes its register to.
fn written(ins: Ins) -> Option<Slot> {
    Some(match ins {
        Ins::LoadField { dst, .. }
        | Ins::LoadIndex { dst, .. }
        | Ins::NewArray { dst, .. }
        | Ins::NewObject { dst, .. }
        | Ins::Bin { dst, .. }
        | Ins::Un { dst, .. }
        | Ins::CallPlace { dst, .. }
        | Ins::CallValue { dst, .. }
        | Ins::CallMethod { dst, .. }
        | Ins::CallIntrinsic { dst, .. }
        | Ins::LoadLocal { dst, .. }
        | Ins::LoadCell { dst, .. }
        | Ins::LoadCapture { dst, .. }
        | Ins::LoadGlobal { dst, .. }
        | Ins::LoadIndirect { dst, .. }
        | Ins::LoadRegion { dst, .. }
        | Ins::Caught { dst } => dst,
        _ => return None,
    })
}

struct Watch<'a> {
    types: &'a Types,
    module: &'a Module,
    wrong: BTreeSet<String>,
    checks: usize,
}

impl Watch<'_> {
    fn register(&mut self, machine: &Machine, reg: Reg, value: Value, line: u32) {
        let types = self.types;
        self.place(machine, types.register(reg), value, &format!("{reg}"), line);
    }

    fn place(&mut self, machine: &Machine, ty: &TypeExpr, value: Value, place: &str, line: u32) {
        self.checks += 1;
        if !self.fits(machine, value, ty, 0) {
            let found = machine.type_name(value);
            let ty = self.module.semantics.types.spell(ty);
            self.wrong.insert(format!(
                "line {line}: {place} holds {found} {value:?}, not {ty}"
            ));
        }
    }

    fn fits(&self, machine: &Machine, value: Value, ty: &TypeExpr, depth: usize) -> bool {
        let semantics = self.module.semantics;
        if matches!(value, Value::Unbound | Value::Unknown(_)) || depth > DEPTH {
            return true;
        }
        let is_scalar =
            matches!(ty, TypeExpr::Scalar(scalar) if !matches!(scalar, Scalar::Text | Scalar::Ptr));
        if value == Value::Nil && semantics.nil_is_everywhere && !is_scalar {
            return true;
        }
        let object = value.handle().map(|handle| machine.object(handle));
        let is_address = matches!(value, Value::Pointer(..) | Value::Sized(Scalar::Ptr, _));
        let all = |items: &[Value], ty: &TypeExpr| {
            (items.iter().take(ELEMENTS)).all(|&item| self.fits(machine, item, ty, depth + 1))
        };
        match ty {
            TypeExpr::Any | TypeExpr::Unknown | TypeExpr::Var(..) => true,
            TypeExpr::Never => false,
            TypeExpr::Union(members) => members
                .iter()
                .any(|member| self.fits(machine, value, member, depth)),
            TypeExpr::Alias(_) => {
                let to = self.types.graph.resolve(ty);
                !matches!(to, TypeExpr::Alias(_)) && self.fits(machine, value, to, depth + 1)
            }
            TypeExpr::Nil => value == Value::Nil,
            TypeExpr::Scalar(scalar) => match scalar {
                Scalar::Bool => matches!(value, Value::Bool(_) | Value::Sized(Scalar::Bool, _)),
                Scalar::Int => {
                    let is_truth = matches!(value, Value::Bool(_));
                    matches!(value, Value::Int(_))
                        || matches!(object, Some(Object::BigInt(_)))
                        || is_truth && self.types.graph.derives("bool", "int")
                }
                Scalar::F64 => matches!(value, Value::Float(_)),
                Scalar::Text => matches!(object, Some(Object::Text(_))),
                Scalar::Ptr => is_address || matches!(object, Some(Object::Function(_))),
                scalar => matches!(value, Value::Sized(found, _) if found == *scalar),
            },
            // Addresses that stand for functions, as C's library has some.
            TypeExpr::Function(..) if is_address => true,
            TypeExpr::Function(..) => !matches!(
                value,
                Value::Nil | Value::Bool(_) | Value::Int(_) | Value::Float(_) | Value::Sized(..)
            ),
            TypeExpr::Tuple(parts) => match object {
                Some(Object::Tuple(items)) => {
                    items.len() == parts.len()
                        && (items.iter().zip(parts))
                            .all(|(&item, part)| self.fits(machine, item, part, depth + 1))
                }
                _ => self.is_of(machine, value, "tuple"),
            },
            TypeExpr::Param(name, args) => match (&**name, object, &args[..]) {
                ("list", Some(Object::List(items)), [of]) => all(items, of),
                ("tuple", Some(Object::Tuple(items)), [of]) => all(items, of),
                ("array", Some(Object::Array(array)), [of]) => all(&array.items, of),
                ("set", Some(Object::Set(set)), [of]) => {
                    let items: Vec<Value> = set.iter().map(|(_, value)| value).collect();
                    all(&items, of)
                }
                ("map", Some(Object::Map(map)), [keys, values]) => {
                    let (held, kept): (Vec<Value>, Vec<Value>) =
                        map.iter().map(|entry| (entry.key, entry.value)).unzip();
                    all(&held, keys) && all(&kept, values)
                }
                ("array" | "pointer", ..) if semantics.memory == Memory::Addressed => is_address,
                ("list" | "tuple" | "array" | "set" | "map", ..) => {
                    self.is_of(machine, value, name)
                }
                // Of what walks, generates and the like only that it is an object.
                ("type" | "Iterator" | "Generator" | "Coroutine" | "AsyncGenerator", ..) => {
                    object.is_some() || matches!(value, Value::Builtin(_))
                }
                _ => self.is_of(machine, value, name) || !semantics.types_are_checked,
            },
            TypeExpr::Enum(_) if semantics.memory == Memory::Addressed => {
                matches!(value, Value::Sized(..))
            }
            TypeExpr::Class(name) if &**name == "function" => !matches!(
                value,
                Value::Nil | Value::Bool(_) | Value::Int(_) | Value::Float(_) | Value::Sized(..)
            ),
            TypeExpr::Class(name) if &**name == "module" => {
                matches!(object, Some(Object::Module(_)))
            }
            // A walk over arguments is whatever the machine makes of it.
            TypeExpr::Class(name) if &**name == "va_list" => true,
            TypeExpr::Class(_) if semantics.memory == Memory::Addressed => is_address,
            TypeExpr::Class(name) | TypeExpr::Interface(name) | TypeExpr::Enum(name) => {
                self.is_of(machine, value, name)
            }
        }
    }

    /// Whether a value is an instance of a class of a name.
    fn is_of(&self, machine: &Machine, value: Value, name: &str) -> bool {
        let class = machine.class_of(value);
        let Some(info) = machine.class(class) else {
            return false;
        };
        let spelled = self.module.semantics.types.spell(&TypeExpr::class(name));
        info.order.iter().any(|&ancestor| {
            let found = machine.class_name(ancestor);
            let last = found.rsplit('.').next().unwrap_or(&found);
            found == name || last == name || last == spelled
        })
    }
}
