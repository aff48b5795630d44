//! The methods that a language's operations call by themselves.

use ir::Sorting;
use ir::{BinOp, Module, Op, Program, Semantics, Symbol, UnOp};
use rustc_hash::{FxHashMap, FxHashSet};
use std::mem::{Discriminant, discriminant};
use std::rc::Rc;

/// What an operation asks by: its instruction and operator.
type Key = (Discriminant<Op>, Option<BinOp>, Option<UnOp>);

/// The names of the members that other modules ask objects for.
fn names_outside(program: &Program, module: &Module) -> FxHashSet<Symbol> {
    let others = program
        .modules
        .iter()
        .filter(|other| other.name != module.name);
    let insts = others.flat_map(|other| &other.insts);
    let asked = insts.filter_map(|inst| match inst.op {
        Op::CallMethod { method: name, .. } | Op::LoadField { field: name, .. } => Some(name),
        _ => None,
    });
    asked.collect()
}

/// The names of special methods, by the operation that asks for them.
pub(super) struct Protocol {
    semantics: &'static Semantics,
    symbols: FxHashMap<&'static str, Symbol>,
    /// That of what is called.
    pub(super) call: Option<Symbol>,
    /// Those of what begins an object's life: it has run when others get the object.
    beginnings: [Option<Symbol>; 2],
    /// All of them.
    pub(super) all: Rc<[Symbol]>,
    known: FxHashMap<Key, Rc<[Symbol]>>,
    /// The names that code outside of the module calls methods by; nothing where it may make some up.
    outside: Option<FxHashSet<Symbol>>,
}

impl Protocol {
    /// The special methods of a language, as far as the program knows them.
    pub(super) fn new(program: &Program, module: &Module) -> Protocol {
        let semantics = module.semantics;
        let p = &semantics.objects.protocol;
        let mut texts = vec![
            p.call,
            p.str,
            p.repr,
            p.format,
            p.bool,
            p.len,
            p.hash,
            p.iter,
            p.next,
            p.get_item,
            p.set_item,
            p.delete_item,
            p.missing,
            p.contains,
            p.index,
            p.get_attribute,
            p.get_missing_attribute,
            p.set_attribute,
            p.delete_attribute,
            p.descriptor_get,
            p.descriptor_set,
            p.descriptor_delete,
            p.set_name,
            p.init_subclass,
            p.await_,
            p.int,
            p.float,
            p.trunc,
            p.abs,
            p.round,
            p.divmod[0],
            p.divmod[1],
        ];
        use BinOp as B;
        for op in [
            B::Add,
            B::Sub,
            B::Mul,
            B::Div,
            B::FloorDiv,
            B::Rem,
            B::Pow,
            B::MatMul,
            B::Shl,
            B::Shr,
            B::UShr,
            B::BitAnd,
            B::BitOr,
            B::BitXor,
            B::Concat,
            B::Eq,
            B::Ne,
            B::Lt,
            B::Le,
            B::Gt,
            B::Ge,
        ] {
            texts.extend(p.binary(op).into_iter().flatten());
        }
        let unary = [UnOp::Neg, UnOp::Pos, UnOp::Invert, UnOp::Not];
        texts.extend(unary.into_iter().filter_map(|op| p.unary(op)));
        texts.put_in_order();
        texts.dedup();
        let symbols: FxHashMap<&'static str, Symbol> = (texts.iter())
            .filter_map(|&text| Some((text, program.names.get(text)?)))
            .collect();
        Protocol {
            semantics,
            all: texts
                .iter()
                .filter_map(|text| symbols.get(text).copied())
                .collect(),
            call: symbols.get(p.call).copied(),
            beginnings: [p.init, p.constructor].map(|text| program.names.get(text)),
            symbols,
            known: FxHashMap::default(),
            outside: semantics
                .typing
                .declarations_hold
                .then(|| names_outside(program, module)),
        }
    }

    /// Whether code outside of the module may call a method of this name on an object that it gets: where programs are held to
    /// their declarations it can only mean one that it has itself declared.
    pub(super) fn is_known_outside(&self, name: Symbol) -> bool {
        let names = self.outside.as_ref();
        !self.beginnings.contains(&Some(name))
            && names.is_none_or(|names| names.contains(&name) || self.all.contains(&name))
    }

    /// The methods that an instruction may call on an operand.
    pub(super) fn of(&mut self, op: &Op) -> Rc<[Symbol]> {
        let (binary, unary) = match *op {
            Op::Bin { op, .. } => (Some(op), None),
            Op::Un { op, .. } => (None, Some(op)),
            _ => (None, None),
        };
        let key = (discriminant(op), binary, unary);
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        let p = &self.semantics.objects.protocol;
        let mut texts: Vec<&'static str> = match *op {
            Op::Bin {
                op: BinOp::In | BinOp::NotIn,
                ..
            } => vec![p.contains, p.iter, p.next, p.get_item],
            Op::Bin { op, .. } => p.binary(op).into_iter().flatten().collect(),
            Op::Un { op: UnOp::Not, .. } | Op::BranchIf { .. } => vec![p.bool, p.len],
            Op::Un {
                op: UnOp::Iter | UnOp::Next | UnOp::HasNext,
                ..
            }
            | Op::Suspend { .. } => {
                vec![p.iter, p.next, p.get_item, p.len, p.await_]
            }
            Op::Un { op, .. } => p.unary(op).into_iter().collect(),
            Op::LoadIndex { .. } => vec![p.get_item, p.missing],
            Op::StoreIndex { .. } => vec![p.set_item],
            Op::LoadField { .. } => {
                vec![p.get_attribute, p.get_missing_attribute, p.descriptor_get]
            }
            Op::StoreField { .. } => vec![p.set_attribute, p.descriptor_set],
            _ => Vec::new(),
        };
        if binary.is_some_and(BinOp::is_comparison) {
            // A comparison may be answered by that of equality, or by the swapped one.
            for op in [BinOp::Eq, BinOp::Lt, BinOp::Le, BinOp::Gt, BinOp::Ge] {
                texts.extend(p.binary(op).into_iter().flatten());
            }
        }
        let names: Rc<[Symbol]> = texts
            .iter()
            .filter_map(|text| self.symbols.get(text).copied())
            .collect();
        self.known.insert(key, Rc::clone(&names));
        names
    }
}
