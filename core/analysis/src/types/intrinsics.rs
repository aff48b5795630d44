//! What the machine's own operations give.

use super::atom::{Atom, CollKind, Reason};
use super::calls::Operands;
use super::rules::first;
use super::solve::{NodeId, Solver};
use ir::{Intrinsic, Scalar, TypeExpr};

/// The types of operations whose results their operands do not matter for, or matter as a signature says.
const RESULTS: &[(&str, &[Intrinsic])] = {
    use Intrinsic as I;
    &[
        (
            "nil",
            &[
                I::Print,
                I::EndCatch,
                I::DefineLazily,
                I::RegionEnd,
                I::RegionFreeze,
                I::ReportUndefined,
                I::VaEnd,
                I::NativeClass,
                I::SetAttribute,
                I::DelAttribute,
                I::CSeed,
                I::WriteOut,
                I::WriteErr,
                I::Free,
                I::StackNote,
                I::AdvanceClock,
                I::Null,
            ],
        ),
        (
            "text",
            &[
                I::Repr,
                I::Str,
                I::Ascii,
                I::Format,
                I::FormatValue,
                I::TextJoin,
                I::Chr,
                I::Bin,
                I::Oct,
                I::Hex,
                I::Input,
                I::ReadLine,
                I::ClassBinaryName,
                I::StrLower,
                I::StrUpper,
                I::StrStrip,
                I::StrReplace,
                I::StrJoin,
                I::StrFormat,
            ],
        ),
        (
            "bool",
            &[
                I::IsInstance,
                I::IsSubclass,
                I::Callable,
                I::HasAttribute,
                I::IsUnbound,
                I::ExceptionMatches,
                I::Bool,
                I::StrStartswith,
                I::StrEndswith,
                I::ClassIsInstance,
                I::ClassIsInterface,
                I::IsComplete,
                I::IsExpected,
                I::IsHandled,
            ],
        ),
        ("int", &[I::Hash, I::Ord, I::Identity]),
        (
            "ptr | nil",
            &[
                I::Malloc,
                I::Calloc,
                I::Realloc,
                I::AlignedAlloc,
                I::MemFind,
                I::CGetLine,
                I::COpen,
            ],
        ),
        (
            "ptr",
            &[
                I::RegionLiteral,
                I::RegionSet,
                I::RegionCopy,
                I::MemCopy,
                I::MemMove,
                I::MemSet,
                I::CStream,
                I::CErrno,
                I::CArgumentList,
            ],
        ),
        ("u64", &[I::CStringLength, I::CWrite, I::CRead, I::BitsLoad]),
        (
            "i32",
            &[
                I::CArgumentCount,
                I::CPrint,
                I::CFormat,
                I::CScan,
                I::CScanText,
                I::CPutChar,
                I::CGetChar,
                I::CUngetChar,
                I::CPutString,
                I::CClose,
                I::CSeek,
                I::CStreamState,
                I::CRemove,
                I::CRename,
                I::CRand,
                I::CAtExit,
                I::CSetJump,
                I::MemCompare,
            ],
        ),
        ("va_list", &[I::VaStart, I::VaCopy]),
        ("i64", &[I::CTell, I::CTime, I::CClock]),
        ("f64", &[I::Clock]),
        (
            "never",
            &[
                I::Exit,
                I::CExit,
                I::CQuickExit,
                I::CAbort,
                I::CAssertFail,
                I::CLongJump,
            ],
        ),
    ]
};

/// Operations that give their first operand.
const SAME: &[Intrinsic] = &[
    Intrinsic::FunctionType,
    Intrinsic::CheckCallee,
    Intrinsic::CheckCast,
    Intrinsic::CheckIndex,
    Intrinsic::WithCause,
    Intrinsic::RaisedHere,
];

impl Solver<'_> {
    pub fn intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        nodes: &[NodeId],
        args: Operands,
        dst: NodeId,
    ) {
        use Intrinsic as I;
        if let Some((text, _)) = RESULTS.iter().find(|(_, list)| list.contains(&intrinsic)) {
            if let Ok(ty) = TypeExpr::parse(text) {
                for atom in self.atoms_of(&ty) {
                    self.add(dst, atom);
                }
            }
            return;
        }
        let operand = |at: usize| nodes.get(at).copied();
        if SAME.contains(&intrinsic) {
            if let Some(from) = operand(0) {
                self.copy(from, dst);
            }
            return;
        }
        match intrinsic {
            I::Box | I::Unbox => {
                for atom in first(args).map(|node| self.read(node)).unwrap_or_default() {
                    match (intrinsic, atom) {
                        (I::Unbox, Atom::Scalar(_)) | (_, Atom::Nil | Atom::Unknown(_)) => {
                            self.add(dst, atom)
                        }
                        // Of which class the box is only the language knows.
                        _ => {
                            for any in self.atoms_of(&TypeExpr::Any) {
                                self.add(dst, any);
                            }
                        }
                    }
                }
            }
            I::Len | I::ArrayLength => {
                let lengths = self.world.module.semantics.numbers.lengths;
                self.add(dst, Atom::Scalar(lengths));
            }
            I::Append | I::SetInsert => {
                if let (Some(collection), Some(value)) = (operand(0), operand(1)) {
                    for atom in self.read(collection) {
                        if let Atom::Coll(id) = atom {
                            let element = self.colls[id as usize].element;
                            self.copy(value, element);
                        }
                    }
                }
                self.add(dst, Atom::Nil);
            }
            I::MapInsert => {
                if let (Some(map), Some(key), Some(value)) = (operand(0), operand(1), operand(2)) {
                    for atom in self.read(map) {
                        if let Atom::Coll(id) = atom {
                            let coll = self.colls[id as usize].clone();
                            self.copy(key, coll.key);
                            self.copy(value, coll.element);
                        }
                    }
                }
                self.add(dst, Atom::Nil);
            }
            I::Unpack => {
                for atom in first(args).map(|node| self.read(node)).unwrap_or_default() {
                    let is_fixed =
                        matches!(atom, Atom::Coll(id) if self.colls[id as usize].fixed.is_some());
                    let as_tuple = match atom {
                        Atom::Instance(class) => self.tuple_of(class),
                        Atom::Coll(id) => self.tuple_of_record(id),
                        _ => None,
                    };
                    if let Some(tuple) = as_tuple {
                        self.add(dst, tuple);
                    } else if is_fixed {
                        self.add(dst, atom);
                    } else {
                        let id = self.coll(CollKind::Tuple, 0);
                        let element = self.colls[id as usize].element;
                        self.elements_of(atom, element, 0);
                        self.add(dst, Atom::Coll(id));
                    }
                }
            }
            // The remaining ones come as a list.
            I::UnpackRest => {
                let outer = self.coll(CollKind::Tuple, 0);
                let inner = self.coll(CollKind::List, 1);
                let (outside, inside) = (
                    self.colls[outer as usize].element,
                    self.colls[inner as usize].element,
                );
                if let Some(from) = operand(0) {
                    self.elements(from, inside, 0);
                    self.unpack_rest(args, from, inner, outer, outside);
                }
                self.add(dst, Atom::Coll(outer));
            }
            I::Collect => {
                let id = self.coll(CollKind::List, 0);
                let element = self.colls[id as usize].element;
                if let Some(from) = operand(0) {
                    self.elements(from, element, 0);
                }
                self.add(dst, Atom::Coll(id));
            }
            I::Slice => {
                let name = self.world.native_name(ir::Native::Slice).unwrap_or("slice");
                let name = self.world.name(name);
                self.add(dst, Atom::Outside(name));
            }
            I::ArrayOf => {
                let id = self.coll(CollKind::Array, 0);
                let element = self.colls[id as usize].element;
                for &node in nodes.iter().skip(1) {
                    self.copy(node, element);
                }
                self.add(dst, Atom::Coll(id));
            }
            I::ArgumentArray => {
                let id = self.coll(CollKind::Array, 0);
                let element = self.colls[id as usize].element;
                self.add(element, Atom::Scalar(Scalar::Text));
                self.add(dst, Atom::Coll(id));
            }
            I::ImportModule => {
                for text in self.texts(nodes, 0) {
                    let name = self.world.name(&text);
                    self.add(dst, Atom::Library(name));
                }
            }
            I::ImportMember => {
                let members = self.texts(nodes, 1);
                for atom in first(args).map(|node| self.read(node)).unwrap_or_default() {
                    let Atom::Library(module) = atom else {
                        self.add(dst, atom);
                        continue;
                    };
                    for member in &members {
                        let key = format!("{}.{member}", self.world.text(module));
                        self.library(&key, dst);
                    }
                }
            }
            I::DeleteIndex => {
                // Only an object's own method is called.
                for atom in first(args).map(|node| self.read(node)).unwrap_or_default() {
                    if !matches!(atom, Atom::Coll(_)) {
                        self.escape(atom, intrinsic.name());
                    }
                }
                self.add(dst, Atom::Nil);
            }
            I::New => self.make(args, dst),
            I::ConstructParent => self.construct_parent(args, dst),
            I::ConstructParentList => {
                // The arguments are the elements of a sequence.
                let spread = |(at, &(kind, node)): (usize, &(ir::ArgKind, NodeId))| match at {
                    2 => (ir::ArgKind::Spread, node),
                    _ => (kind, node),
                };
                let args: Vec<(ir::ArgKind, NodeId)> =
                    args.iter().enumerate().map(spread).collect();
                self.construct_parent(&args, dst);
            }
            I::CallWith => self.call_on(args, dst),
            I::Define => self.define_member(nodes, dst),
            I::MemberFor => self.member_of_parents(nodes, dst),
            I::TypeOf => {
                if let Some(of) = operand(0) {
                    self.type_of(of, dst);
                }
            }
            I::CurrentException | I::ExceptionNew => self.any_exception(dst),
            I::EnterContext => {
                let enter = self.world.module.semantics.objects.protocol.context[0];
                for atom in first(args).map(|node| self.read(node)).unwrap_or_default() {
                    self.enter(atom, enter, dst);
                }
            }
            I::Iter => {
                if let Some(from) = operand(0) {
                    self.cursor(from, dst);
                }
            }
            I::Next => {
                if let Some(from) = operand(0) {
                    self.elements(from, dst, 0);
                }
                if let Some(default) = operand(1) {
                    self.copy(default, dst);
                }
            }
            I::VaArg => {
                for text in self.texts(nodes, 1) {
                    match Scalar::from_text(&text) {
                        Some(scalar) => self.add(dst, Atom::Scalar(scalar)),
                        None => self.unknown(dst, Reason::Outside("va_arg".to_owned())),
                    }
                }
            }
            _ => match crate::dataflow::intrinsic_result(intrinsic) {
                Some(native) => match super::world::of_native(native) {
                    Some(ty) => {
                        for atom in self.atoms_of(&ty) {
                            self.add(dst, atom);
                        }
                    }
                    None => self.unknown(dst, Reason::Outside(intrinsic.name().to_owned())),
                },
                None if intrinsic.name().starts_with("f64_") => {
                    self.add(dst, Atom::Scalar(Scalar::F64));
                }
                None => {
                    if crate::dataflow::changes_operands(intrinsic) {
                        for &node in nodes {
                            self.escape_all(node, intrinsic.name());
                        }
                    } else {
                        // It may call what it is given, and keep it.
                        for &node in nodes {
                            for atom in self.read(node) {
                                if !matches!(atom, Atom::Coll(_)) {
                                    self.escape(atom, intrinsic.name());
                                }
                            }
                        }
                    }
                    self.unknown(dst, Reason::Outside(intrinsic.name().to_owned()));
                }
            },
        }
    }

    /// What entering a context gives.
    fn enter(&mut self, atom: Atom, enter: &str, dst: NodeId) {
        match atom {
            Atom::Instance(_) => {
                if !self.special(atom, enter, &[], dst) {
                    self.unknown(dst, Reason::Outside(enter.to_owned()));
                }
            }
            Atom::Unknown(_) => self.add(dst, atom),
            _ => {
                let class = self.type_name(atom);
                let key = format!("{class}.{enter}");
                match self.world.member_signature(&class, enter) {
                    Some(signature) => {
                        self.signed_call(atom, Some(atom), &signature, &key, &[], dst)
                    }
                    None => self.unknown(dst, Reason::Outside(key)),
                }
            }
        }
    }

    /// `a, *rest = …`: which place the rest has is known, the places of the others are its elements.
    fn unpack_rest(&mut self, args: Operands, from: NodeId, rest: u32, outer: u32, others: NodeId) {
        let _ = outer;
        let numbers: Vec<usize> = (1..3)
            .filter_map(|at| self.constant_of(args.get(at)?.1))
            .collect();
        let [before, after] = numbers[..] else {
            self.elements(from, others, 0);
            self.add(others, Atom::Coll(rest));
            return;
        };
        let length = before + 1 + after;
        if length > 64 {
            self.elements(from, others, 0);
            self.add(others, Atom::Coll(rest));
            return;
        }
        if self.colls[outer as usize].fixed.is_none() {
            let nodes: Vec<NodeId> = (0..length as u32)
                .map(|index| self.node(super::solve::Node::Index(outer, index)))
                .collect();
            self.colls[outer as usize].fixed = Some(nodes);
        }
        let nodes = self.colls[outer as usize].fixed.clone().unwrap_or_default();
        for (at, node) in nodes.into_iter().enumerate() {
            match at == before {
                true => self.add(node, Atom::Coll(rest)),
                false => self.elements(from, node, 0),
            }
        }
    }

    fn constant_of(&self, node: NodeId) -> Option<usize> {
        let at = self.writer.get(node as usize).copied().flatten()?;
        match self.world.module.inst(at).op {
            ir::Op::Const {
                value: ir::Const::Int(value),
                ..
            } => usize::try_from(value).ok(),
            _ => None,
        }
    }

    /// The text that an operand is, where it is a constant.
    fn texts(&self, nodes: &[NodeId], at: usize) -> Vec<String> {
        let text = nodes.get(at).and_then(|&node| self.constant_text(node));
        text.map(str::to_owned).into_iter().collect()
    }

    /// The text that a register always holds.
    pub fn constant_text(&self, node: NodeId) -> Option<&str> {
        let at = self.writer.get(node as usize).copied().flatten()?;
        match &self.world.module.inst(at).op {
            ir::Op::Const {
                value: ir::Const::Text(text),
                ..
            } => Some(text),
            _ => None,
        }
    }
}
