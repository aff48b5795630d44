//! Types against reality: every value that a run writes to a place is one of that place's inferred type.
//!
//! Whole runs are looked at, step by step: what is stored in variables and members, what functions return, and what
//! instructions read and write in registers. What a place has held before, a value of the same class, or the same
//! collection of the same length, is not looked at again.

use crate::refused::is_refused;
use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::name_of;
use session::analysis::types::Types;
use session::ir::{Module, ModuleId, Op, Program, Reg, Scalar, TypeExpr};
use session::vm::Machine;
use session::vm::code::{Ins, Slot};
use session::vm::heap::Object;
use session::vm::value::{Handle, Value};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// How many steps in the program's own code are looked at: all of them in all but a few programs.
const OWN_STEPS: usize = 2_500_000;
/// How many steps a run may take in all.
const STEPS: u64 = 100_000_000;
/// How many elements of a collection from either end, and how deep.
const ELEMENTS: usize = 8;
const DEPTH: usize = 3;

/// Programs that have the library put other functions in the place of their own, by names in texts (`mock.patch`), or
/// that call their own by such names, of modules imported by such names; that give texts other operators for a while; that write
/// variables by their places (`debug.setlocal`). No reading of the program tells.
const REPLACED: [&str; 4] = [
    "python/library/mocks.py",
    "python/files/pipeline/main.py",
    "lua/library/texts_as_numbers.lua",
    "lua/language/variables_asked_for.lua",
];

/// How many programs take more than [`OWN_STEPS`].
static CUT: AtomicUsize = AtomicUsize::new(0);
/// For each language how many variables and functions there are, and in how many types something is not known.
static LISTED: Mutex<BTreeMap<String, [usize; 2]>> = Mutex::new(BTreeMap::new());

/// What a language refuses runs all the same, and then not as it is declared.
pub fn concerns(path: &Path) -> bool {
    !is_refused(path) && !REPLACED.contains(&name_of(path).as_str())
}

/// Says what was not looked at, and what types leave open.
pub fn summary() {
    let cut = CUT.load(Ordering::Relaxed);
    println!("types: of {cut} programs in part, their first {OWN_STEPS} own steps");
    println!("types: not of programs that their language refuses, nor of {REPLACED:?}");
    let listed = LISTED.lock().unwrap_or_else(PoisonError::into_inner);
    for (language, [all, open]) in listed.iter() {
        println!(
            "types: {language}: {all} variables and functions, in {open} of them something is not known"
        );
    }
}

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let compiled = &subject.compiled;
    let mut machine = subject.machine();
    // A program of several files is looked at as a whole.
    let whole = compiled.wholes().swap_remove(0);
    let module = whole.module();
    let types = Types::of(whole.program(), module);
    count(&subject.name, &types, whole.program(), module);
    let is_own = |of: ModuleId| whole.own().any(|own| own == of);
    let linked = Rc::clone(&machine.linked);
    let mut watch = Watch {
        types: &types,
        module,
        wrong: BTreeSet::new(),
        seen: HashSet::new(),
        checks: 0,
    };
    let mut own_steps = 0;
    let own = session::vm::Watch::new(&linked, |module, _| is_own(module));
    while machine.state.ending.is_none() && machine.state.steps < STEPS && own_steps < OWN_STEPS {
        let Some(frame) = machine.state.frames.last() else {
            machine.step();
            continue;
        };
        // Code of a text that the program has given to be run is behind the program's.
        let Some(code) = linked.codes.get(frame.code as usize) else {
            machine.run_watching(STEPS, &own);
            continue;
        };
        let (pc, base, depth) = (
            frame.pc as usize,
            frame.base as usize,
            machine.state.frames.len(),
        );
        let Some(&ins) = code.plain.get(pc).filter(|_| is_own(code.module)) else {
            machine.run_watching(STEPS, &own);
            continue;
        };
        own_steps += 1;
        let own_module = &compiled.program().modules[code.module.index()];
        let op = &own_module.inst(code.insts[pc]).op;
        let at = whole.inst_of(code.module, code.insts[pc]);
        let register = |reg: Reg| whole.register_of(code.module, reg);
        let read = |machine: &Machine, slot: Slot| {
            let value = machine.state.stack.get(base + slot as usize).copied();
            value.unwrap_or_default()
        };
        let line = module.inst(at).span.start.line;
        for (reg, slot) in operands(op, ins) {
            let value = read(&machine, slot);
            watch.register(&machine, register(reg), value, line);
        }
        match (op, stored(ins)) {
            (Op::DeclVar { name, .. } | Op::StoreVar { name, .. }, Some(slot)) => {
                if let Some(variable) = types.variables.at(at) {
                    let value = read(&machine, slot);
                    let place = || format!("`{}`", compiled.program().names.text(*name));
                    watch.place(&machine, types.variable(variable), value, place, line);
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
                    let name = types.functions.get(function).name;
                    let name = whole.program().names.text(name);
                    watch.place(
                        &machine,
                        &signature.result,
                        value,
                        || format!("result of `{name}`"),
                        line,
                    );
                }
            }
            _ => {}
        }
        machine.step();
        let has_left = (machine.state.frames.last()).is_some_and(|frame| {
            let code = linked.codes.get(frame.code as usize);
            code.is_none_or(|code| !is_own(code.module))
        });
        if has_left {
            machine.run_watching(STEPS, &own);
        }
        let has_gone_on = machine.state.frames.len() == depth
            && (machine.state.frames.last()).is_some_and(|frame| frame.pc as usize == pc + 1);
        if has_gone_on && let (Some(reg), Some(slot)) = (op.dst(), ins.written()) {
            let value = read(&machine, slot);
            watch.register(&machine, register(reg), value, line);
        }
    }
    if own_steps == OWN_STEPS {
        CUT.fetch_add(1, Ordering::Relaxed);
    }
    if let Some(wrong) = watch.wrong.first() {
        return Err(format!("{} in all: {wrong}", watch.wrong.len()).into());
    }
    if own_steps > 100 && watch.checks == 0 {
        return Err("nothing was compared".into());
    }
    Ok(())
}

/// Counts what a program's types leave open.
fn count(name: &str, types: &Types, program: &Program, module: &Module) {
    let listing = types.listing(program, module);
    let language = name.split('/').next().unwrap_or("").to_owned();
    let mut listed = LISTED.lock().unwrap_or_else(PoisonError::into_inner);
    let [all, open] = listed.entry(language).or_default();
    for one in listing.functions.iter().chain(&listing.variables) {
        *all += 1;
        *open += usize::from(one.why.is_some());
    }
}

/// What a value is, as far as it is looked at once.
fn sight(machine: &Machine, value: Value) -> Sight {
    let length = value.handle().and_then(|handle| {
        Some(match machine.object(handle) {
            Object::List(items) => items.len(),
            Object::Tuple(items) => items.len(),
            Object::Array(array) => array.items.len(),
            Object::Set(set) => set.len(),
            Object::Map(map) => map.len(),
            Object::Boxed(_) => usize::MAX,
            _ => return None,
        })
    });
    match (value, length) {
        (Value::Ref(handle), Some(length)) => Sight::Collection(handle, length),
        (Value::Sized(scalar, _), _) => Sight::Class(machine.class_of(value), Some(scalar)),
        _ => Sight::Class(machine.class_of(value), None),
    }
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

/// What a value is, as far as it is looked at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Sight {
    /// One without parts, or whose parts are of no concern.
    Class(Handle, Option<Scalar>),
    /// A collection, with its length.
    Collection(Handle, usize),
}

struct Watch<'a> {
    types: &'a Types,
    module: &'a Module,
    wrong: BTreeSet<String>,
    /// What was seen in which place.
    seen: HashSet<(usize, Sight)>,
    checks: usize,
}

impl Watch<'_> {
    fn register(&mut self, machine: &Machine, reg: Reg, value: Value, line: u32) {
        let types = self.types;
        self.place(
            machine,
            types.register(reg),
            value,
            || reg.to_string(),
            line,
        );
    }

    fn place(
        &mut self,
        machine: &Machine,
        ty: &TypeExpr,
        value: Value,
        place: impl Fn() -> String,
        line: u32,
    ) {
        if matches!(value, Value::Unbound | Value::Unknown(_)) {
            return;
        }
        if !self
            .seen
            .insert((std::ptr::from_ref(ty).addr(), sight(machine, value)))
        {
            return;
        }
        self.checks += 1;
        // Of several results of a function of the library, the type is that of the first.
        let first = machine.first_of_results(value);
        if !self.fits(machine, value, ty, 0) && !self.fits(machine, first, ty, 0) {
            let found = machine.type_name(value);
            let ty = self.module.semantics.views.types.spell(ty);
            let place = place();
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
        // Such as the bytes of a literal in C before they are in memory.
        let is_of_no_class = machine.type_name(value).is_empty();
        if is_of_no_class {
            return true;
        }
        let is_scalar =
            matches!(ty, TypeExpr::Scalar(scalar) if !matches!(scalar, Scalar::Text | Scalar::Ptr));
        if value == Value::Nil && semantics.typing.nil_is_everywhere && !is_scalar {
            return true;
        }
        let object = value.handle().map(|handle| machine.object(handle));
        // What a function of the library is stands for its address.
        let is_address = matches!(
            value,
            Value::Pointer(..) | Value::Sized(Scalar::Ptr, _) | Value::Intrinsic(_)
        );
        let all = |items: &[Value], ty: &TypeExpr| {
            let last = items.iter().rev().take(ELEMENTS);
            (items.iter().take(ELEMENTS).chain(last))
                .all(|&item| self.fits(machine, item, ty, depth + 1))
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
                ("array" | "pointer", ..) if semantics.memory.has_addresses => is_address,
                ("list" | "tuple" | "array" | "set" | "map", ..) => {
                    self.is_of(machine, value, name)
                }
                // Of what walks, generates and the like only that it is an object.
                ("type" | "Iterator" | "Generator" | "Coroutine" | "AsyncGenerator", ..) => {
                    object.is_some() || matches!(value, Value::Builtin(_))
                }
                _ => self.is_of(machine, value, name) || !semantics.typing.declarations_hold,
            },
            TypeExpr::Enum(_) if semantics.memory.has_addresses => {
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
            TypeExpr::Class(_) if semantics.memory.has_addresses => is_address,
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
        let spelled = self
            .module
            .semantics
            .views
            .types
            .spell(&TypeExpr::class(name));
        info.order.iter().any(|&ancestor| {
            let found = machine.class_name(ancestor);
            let last = found.rsplit('.').next().unwrap_or(&found);
            found == name || last == name || last == spelled
        })
    }
}
