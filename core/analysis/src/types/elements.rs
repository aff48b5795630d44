//! Elements of collections: what walking, indexing and filling them does to the types of their parts.

use super::atom::{Atom, Coll, CollKind, Reason};
use super::members::last;
use super::solve::{Node, NodeId, Solver};
use ir::{Op, Reg, Scalar, TypeExpr};

/// How far a cursor of a cursor is followed.
const MAX_CURSORS: u32 = 4;

impl Solver<'_> {
    /// A cursor over what has elements.
    pub fn cursor(&mut self, of: NodeId, dst: NodeId) {
        let id = self.coll(CollKind::Cursor, 0);
        self.add(dst, Atom::Coll(id));
        let element = self.colls[id as usize].element;
        self.elements(of, element, 0);
    }

    /// What walking over a node's values gives.
    pub fn elements(&mut self, of: NodeId, dst: NodeId, depth: u32) {
        for atom in self.read(of) {
            self.elements_of(atom, dst, depth);
        }
    }

    pub fn elements_of(&mut self, atom: Atom, dst: NodeId, depth: u32) {
        match atom {
            Atom::Coll(id) => {
                let Coll {
                    kind,
                    element,
                    key,
                    fixed,
                } = self.colls[id as usize].clone();
                match self.has_keys(kind) {
                    true => self.copy(key, dst),
                    false => {
                        self.copy(element, dst);
                        for node in fixed.into_iter().flatten() {
                            self.copy(node, dst);
                        }
                    }
                }
            }
            Atom::Scalar(Scalar::Text) => self.add(dst, atom),
            Atom::Task(function) => {
                let node = self.node(Node::Yield(function));
                self.copy(node, dst);
            }
            Atom::Instance(class) => {
                let protocol = &self.world.module.semantics.objects.protocol;
                let (iter, next, item) = (protocol.iter, protocol.next, protocol.get_item);
                if depth >= MAX_CURSORS {
                    return self.unknown(dst, Reason::Operands("iter".to_owned()));
                }
                if self.has_special(atom, iter) {
                    let scratch = self.scratch(60 + depth);
                    self.special(atom, iter, &[], scratch);
                    for found in self.read(scratch) {
                        match found {
                            Atom::Instance(_) if self.has_special(found, next) => {
                                self.special(found, next, &[], dst);
                            }
                            other => self.elements_of(other, dst, depth + 1),
                        }
                    }
                } else if self.has_special(atom, next) {
                    self.special(atom, next, &[], dst);
                } else if self.has_special(atom, item) {
                    let index = self.scratch(70 + depth);
                    self.add(index, Atom::Scalar(Scalar::Int));
                    self.special(atom, item, &[index], dst);
                } else if let Some(tuple) = self.tuple_of(class) {
                    self.elements_of(tuple, dst, depth);
                } else {
                    let name = self.world.class_name(class).to_owned();
                    self.unknown(dst, Reason::Outside(name));
                }
            }
            Atom::Class(class) => {
                // The members of an enumeration.
                let outside = self.outside_of(class);
                let key = outside.map(|name| format!("{}.<members>", last(&name)));
                match key.is_some_and(|key| self.world.signature(&key).is_some()) {
                    true => self.add(dst, Atom::Instance(class)),
                    false => self.unknown(dst, Reason::Operands("iter".to_owned())),
                }
            }
            Atom::Outside(name) => {
                let class = self.world.text(name).to_owned();
                match self.world.member_signature(&class, "<elements>") {
                    Some(ty) => {
                        for atom in self.atoms_of(&ty) {
                            self.add(dst, atom);
                        }
                    }
                    None => self.unknown(dst, Reason::Outside(class)),
                }
            }
            Atom::Unknown(_) => self.add(dst, atom),
            Atom::Nil | Atom::Scalar(_) | Atom::Function(_) => {}
            _ => self.unknown(dst, Reason::Operands("iter".to_owned())),
        }
    }

    /// The integer that a register always holds.
    pub fn constant_number(&self, node: NodeId) -> Option<i64> {
        self.constant_index(Reg(node))
    }

    fn constant_index(&self, index: Reg) -> Option<i64> {
        let at = self.writer.get(index.index()).copied().flatten()?;
        match self.world.module.inst(at).op {
            Op::Const {
                value: ir::Const::Int(value) | ir::Const::Sized(_, value),
                ..
            } => Some(value),
            Op::Un {
                op: ir::UnOp::Neg,
                operand,
                ..
            } => {
                let at = self.writer.get(operand.index()).copied().flatten()?;
                match self.world.module.inst(at).op {
                    Op::Const {
                        value: ir::Const::Int(value),
                        ..
                    } => Some(-value),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    pub fn is_slice(&self, index: Reg) -> bool {
        self.writer[index.index()].is_some_and(|at| {
            matches!(
                self.world.module.inst(at).op,
                Op::CallFunction {
                    callee: ir::Callee::Intrinsic(ir::Intrinsic::Slice),
                    ..
                }
            )
        })
    }

    /// Whether an index may be a slice that was made elsewhere.
    fn may_be_slice(&mut self, index: Reg) -> bool {
        let Some(name) = self.world.native_name(ir::Native::Slice) else {
            return false;
        };
        let name = self.world.name(name);
        let index = self.reg(index);
        self.read(index).contains(&Atom::Outside(name))
    }

    pub fn load_index(&mut self, object: NodeId, index: Reg, dst: NodeId) {
        let is_slice = self.is_slice(index);
        let may_slice = is_slice || self.may_be_slice(index);
        let constant = self.constant_index(index);
        // Where a list has members as objects have, what is no number means one of those.
        if self.library_operates() {
            let key = self.reg(index);
            let keys = self.read(key);
            let is_place =
                |atom: &Atom| matches!(atom, Atom::Scalar(scalar) if *scalar != Scalar::Text);
            if !keys.iter().all(is_place) {
                self.unknown(dst, Reason::Operands("[]".to_owned()));
            }
        }
        for atom in self.read(object) {
            match atom {
                Atom::Coll(id) => {
                    let coll = self.colls[id as usize].clone();
                    if may_slice && !self.has_keys(coll.kind) {
                        let made = self.coll(self.plain_kind(coll.kind), 0);
                        let element = self.colls[made as usize].element;
                        self.elements_of(atom, element, 0);
                        self.add(dst, Atom::Coll(made));
                    }
                    if is_slice {
                        continue;
                    }
                    let length = coll.fixed.as_ref().map_or(0, Vec::len) as i64;
                    let place = constant.map(|at| if at < 0 { at + length } else { at });
                    match (coll.kind, &coll.fixed, place) {
                        (kind, ..) if self.has_keys(kind) => {
                            if self.is_filled(kind) {
                                let index = self.reg(index);
                                self.copy(index, coll.key);
                            }
                            self.copy(coll.element, dst);
                        }
                        (_, Some(fixed), Some(place)) => {
                            self.copy(coll.element, dst);
                            if let Some(&node) =
                                usize::try_from(place).ok().and_then(|at| fixed.get(at))
                            {
                                self.copy(node, dst);
                            }
                        }
                        _ => match self.said_of_index(coll.kind) {
                            Some(ty) => self.signed_value(atom, &ty, "[]", dst),
                            None => self.elements_of(atom, dst, 0),
                        },
                    }
                }
                Atom::Scalar(Scalar::Text) => self.add(dst, atom),
                Atom::Instance(class) => {
                    let item = self.world.module.semantics.objects.protocol.get_item;
                    let key = self.reg(index);
                    if !self.special(atom, item, &[key], dst) {
                        if let Some(tuple) = self.tuple_of(class) {
                            let scratch = self.scratch(71);
                            self.add(scratch, tuple);
                            self.load_index(scratch, index, dst);
                            continue;
                        }
                        if self.world.noted.contains_key(&class) {
                            self.escape(atom, "[]");
                        }
                        let name = self.world.class_name(class).to_owned();
                        self.unknown(dst, Reason::Outside(name));
                    }
                }
                Atom::Outside(name) => {
                    let class = self.world.text(name).to_owned();
                    match self.world.member_signature(&class, "[]") {
                        Some(ty) if !is_slice => {
                            for atom in self.atoms_of(&ty) {
                                self.add(dst, atom);
                            }
                        }
                        Some(_) => self.add(dst, atom),
                        None => {
                            let key = format!("{}.[]", last(&class));
                            self.unknown(dst, Reason::Outside(key));
                        }
                    }
                }
                Atom::Unknown(_) => self.add(dst, atom),
                Atom::Nil | Atom::Scalar(_) | Atom::Function(_) | Atom::Bound(_) => {}
                Atom::Class(class) => self.load_of_class(class, index, dst),
                _ => self.unknown(dst, Reason::Operands("[]".to_owned())),
            }
        }
    }

    /// What indexing gives, where a class of the library says that.
    fn said_of_index(&mut self, kind: CollKind) -> Option<TypeExpr> {
        let CollKind::Named(class) = kind else {
            return None;
        };
        let class = self.world.text(class).to_owned();
        self.world.member_signature(&class, "[]")
    }

    pub fn store_index(&mut self, object: NodeId, index: Reg, value: NodeId) {
        let is_slice = self.is_slice(index);
        let constant = self.constant_index(index);
        for atom in self.read(object) {
            match atom {
                Atom::Coll(id) => {
                    let coll = self.colls[id as usize].clone();
                    if is_slice {
                        self.elements(value, coll.element, 0);
                        continue;
                    }
                    let fixed = coll.fixed.as_ref();
                    let place = constant.and_then(|at| usize::try_from(at).ok());
                    match fixed.zip(place).and_then(|(fixed, at)| fixed.get(at)) {
                        Some(&node) => self.copy(value, node),
                        None => self.copy(value, coll.element),
                    }
                    if self.has_keys(coll.kind) {
                        let index = self.reg(index);
                        self.copy(index, coll.key);
                    }
                }
                Atom::Instance(class) if self.world.noted.contains_key(&class) => {
                    self.store_anywhere(class, value);
                    self.escape(atom, "[]");
                }
                Atom::Instance(_) => {
                    let item = self.world.module.semantics.objects.protocol.set_item;
                    let index = self.reg(index);
                    let scratch = self.scratch(91);
                    self.special(atom, item, &[index, value], scratch);
                }
                Atom::Unknown(_) | Atom::Outside(_) => {
                    self.escape_all(value, "an object from outside")
                }
                _ => {}
            }
        }
    }

    /// Operators on collections.
    pub fn collections(
        &mut self,
        op: ir::BinOp,
        in_place: bool,
        (left, a): (NodeId, Atom),
        (right, b): (NodeId, Atom),
        dst: NodeId,
    ) {
        use ir::BinOp as B;
        if matches!(a, Atom::Scalar(Scalar::Text)) {
            return if op == B::Rem {
                self.add(dst, a)
            };
        }
        let Atom::Coll(id) = (if matches!(a, Atom::Coll(_)) { a } else { b }) else {
            return;
        };
        let coll = self.colls[id as usize].clone();
        if in_place
            && matches!(a, Atom::Coll(_))
            && (matches!(coll.kind, CollKind::List | CollKind::Set) || self.has_keys(coll.kind))
        {
            self.add(dst, a);
            match coll.kind {
                kind if self.has_keys(kind) => self.merge_map(b, &coll),
                _ if op != B::Mul => self.elements_of(b, coll.element, 0),
                _ => {}
            }
            return;
        }
        match op {
            B::Add | B::BitOr | B::BitXor | B::BitAnd | B::Sub => {
                if let (Atom::Coll(x), Atom::Coll(y)) = (a, b)
                    && op == B::Add
                    && let (Some(first), Some(second)) = (
                        self.colls[x as usize].fixed.clone(),
                        self.colls[y as usize].fixed.clone(),
                    )
                    && first.len() + second.len() <= 8
                    && self.read(left).len() == 1
                    && self.read(right).len() == 1
                {
                    let kind = self.plain_kind(coll.kind);
                    let (made, nodes) = self.fixed_coll(kind, 1, first.len() + second.len());
                    for (from, to) in first.into_iter().chain(second).zip(nodes) {
                        self.copy(from, to);
                    }
                    self.add(dst, Atom::Coll(made));
                    return;
                }
                let made = self.coll(self.plain_kind(coll.kind), 0);
                let parts = self.colls[made as usize].clone();
                self.add(dst, Atom::Coll(made));
                for atom in [a, b] {
                    match coll.kind {
                        kind if self.has_keys(kind) => self.merge_map(atom, &parts),
                        _ => self.elements_of(atom, parts.element, 0),
                    }
                }
            }
            B::Mul => {
                let made = self.coll(self.plain_kind(coll.kind), 0);
                let element = self.colls[made as usize].element;
                self.elements_of(Atom::Coll(id), element, 0);
                self.add(dst, Atom::Coll(made));
            }
            _ => self.unknown(dst, Reason::Operands(op.text().to_owned())),
        }
    }

    /// Puts the entries of a map into another.
    pub fn merge_map(&mut self, from: Atom, to: &Coll) {
        match from {
            Atom::Coll(id) => {
                let from = self.colls[id as usize].clone();
                self.copy(from.element, to.element);
                match from.kind {
                    kind if self.has_keys(kind) => self.copy(from.key, to.key),
                    _ => {
                        // Pairs.
                        for atom in self.read(from.element) {
                            self.elements_of(atom, to.key, 0);
                            self.elements_of(atom, to.element, 0);
                        }
                    }
                }
            }
            Atom::Unknown(_) => {
                self.add(to.key, from);
                self.add(to.element, from);
            }
            Atom::Instance(class) => {
                // Its own methods say what its entries are.
                let name = self.world.class_name(class).to_owned();
                self.escape(from, "a mapping");
                for node in [to.key, to.element] {
                    self.unknown(node, Reason::Outside(name.clone()));
                }
            }
            _ => {}
        }
    }
}
