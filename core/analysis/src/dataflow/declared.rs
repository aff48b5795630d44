//! Declared types in the analysis of values: where programs are held to their declarations, only instances of a
//! declared type come to what it is declared of.

use super::bits::BitSet;
use super::filter::{Filter, FilterId};
use super::values::Builder;
use ir::{Const, FunctionId, Hint, InstId, Op, Scalar, Symbol, TypeExpr, TypePlace};
use rustc_hash::FxHashMap;

impl Builder<'_> {
    /// Sets the filters of the registers and parameters whose types are declared.
    pub(super) fn declared_types(&mut self) {
        if !self.module.semantics.typing.declarations_hold || self.module.types.is_empty() {
            return;
        }
        let mut declared = Declared::new(self);
        let mut registers: FxHashMap<u32, Option<&TypeExpr>> = FxHashMap::default();
        let mut params: FxHashMap<(FunctionId, Symbol), Option<&TypeExpr>> = FxHashMap::default();
        for note in &self.module.types {
            // Several notes about one place that differ say nothing.
            let slot = match note.place {
                TypePlace::Register(reg) => registers.entry(reg.0).or_insert(Some(&note.ty)),
                TypePlace::Variable(scope, name) => {
                    let Some(function) = self.functions.at_entry(scope) else {
                        continue;
                    };
                    (params.entry((function, name))).or_insert(Some(&note.ty))
                }
                _ => continue,
            };
            if *slot != Some(&note.ty) {
                *slot = None;
            }
        }
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            let op = &self.module.inst(at).op;
            let ty = match op {
                Op::Symbolic {
                    hint: Hint::Param(name, _),
                    ..
                } => params.get(&(self.functions.owner[at.index()], *name)),
                Op::LoadField { .. }
                | Op::LoadIndex { .. }
                | Op::CallMethod { .. }
                | Op::CallUnknown { .. }
                | Op::CallFunction { .. } => op.dst().and_then(|dst| registers.get(&dst.0)),
                _ => continue,
            };
            if let Some(&Some(ty)) = ty {
                let filter = declared.filter(self, ty);

                self.graph.restrict(at.0, filter);
            }
        }
    }
}

/// The filters of types, made once each.
struct Declared<'a> {
    /// The classes of each name.
    by_name: FxHashMap<&'a str, Vec<FunctionId>>,
    /// For each class those that derive from it, itself among them.
    derived: FxHashMap<FunctionId, Vec<FunctionId>>,
    /// The classes with parents outside of the module.
    foreign: Vec<FunctionId>,
    /// What nothing is known of but what is declared of it.
    given: BitSet,
    /// What comes from outside and may be an array, or nobody says.
    may_be_array: BitSet,
    all: BitSet,
    known: FxHashMap<Kept, FilterId>,
}

/// What makes filters differ.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Kept {
    /// Instances of a class of the module and of those that derive from it.
    Derived(Vec<FunctionId>),
    /// What is not an instance of a class of the module, or of one with parents outside.
    Foreign,
    /// Arrays.
    Arrays,
    /// Values without parts.
    Scalars,
}

impl<'a> Declared<'a> {
    fn new(builder: &mut Builder<'a>) -> Declared<'a> {
        let mut declared = Declared {
            by_name: FxHashMap::default(),
            derived: FxHashMap::default(),
            foreign: Vec::new(),
            given: BitSet::new(builder.module.insts.len()),
            may_be_array: BitSet::new(builder.module.insts.len()),
            all: BitSet::new(builder.module.insts.len()),
            known: FxHashMap::default(),
        };
        for (_, definition) in builder.module.definitions() {
            if let Const::Class { name, body, .. } = definition
                && let Some(class) = builder.functions.at_entry(*body)
            {
                let name = builder.program.names.text(*name);
                declared.by_name.entry(name).or_default().push(class);
                for &ancestor in builder.ancestry_of(class).iter() {
                    declared.derived.entry(ancestor).or_default().push(class);
                }
                if builder.is_foreign(class) {
                    declared.foreign.push(class);
                }
            }
        }
        for (at, inst) in builder.module.insts.iter().enumerate() {
            declared.all.insert(at);
            if matches!(inst.op, Op::Symbolic { .. }) {
                declared.given.insert(at);
            }
            if !matches!(inst.op, Op::NewObject { .. }) {
                declared.may_be_array.insert(at);
            }
        }
        for note in &builder.module.types {
            let (TypePlace::Register(reg), TypeExpr::Class(_) | TypeExpr::Param(..)) =
                (note.place, &note.ty)
            else {
                continue;
            };
            if !is_array(&note.ty)
                && let Some(&Some(at)) = builder.writer.get(reg.index())
            {
                declared.may_be_array.remove(at.index());
            }
        }
        declared
    }

    fn filter(&mut self, builder: &mut Builder, ty: &TypeExpr) -> FilterId {
        let Some(kept) = self.kept(ty) else {
            return Filter::NONE;
        };
        if let Some(&known) = self.known.get(&kept) {
            return known;
        }
        let mut classes = BitSet::new(builder.functions.list.len());
        let mut add = |list: &[FunctionId]| {
            for class in list {
                classes.insert(class.index());
            }
        };
        let (unknown, arrays, others) = match &kept {
            Kept::Derived(parents) => {
                for parent in parents {
                    add(self.derived.get(parent).map_or(&[][..], Vec::as_slice));
                }
                (&self.given, false, false)
            }
            Kept::Foreign => {
                add(&self.foreign);
                (&self.all, true, true)
            }
            Kept::Arrays => (&self.may_be_array, true, false),
            Kept::Scalars => (&self.given, false, false),
        };
        let id = builder.graph.filter(Filter {
            classes,
            unknown: unknown.clone(),
            arrays,
            others,
            is_open: false,
        });
        self.known.insert(kept, id);
        id
    }

    /// What a type keeps; nothing where it keeps everything.
    fn kept(&self, ty: &TypeExpr) -> Option<Kept> {
        let name = match ty {
            TypeExpr::Scalar(scalar) => return is_no_address(*scalar).then_some(Kept::Scalars),
            TypeExpr::Var(_, Some(bound)) if !matches!(**bound, TypeExpr::Var(..)) => {
                return self.kept(bound);
            }
            TypeExpr::Class(name)
            | TypeExpr::Interface(name)
            | TypeExpr::Enum(name)
            | TypeExpr::Param(name, _) => name,
            _ => return None,
        };
        match self.by_name.get(&**name) {
            _ if self.by_name.is_empty() => None,
            _ if is_array(ty) => Some(Kept::Arrays),
            Some(classes) => Some(Kept::Derived(classes.clone())),
            None => Some(Kept::Foreign),
        }
    }
}

fn is_array(ty: &TypeExpr) -> bool {
    ty.head() == Some("array")
}

/// Whether values of a scalar type are no addresses, nor can be made of one without a loss.
fn is_no_address(scalar: Scalar) -> bool {
    use Scalar as S;
    !matches!(
        scalar,
        S::I64 | S::U64 | S::I128 | S::U128 | S::Int | S::Ptr
    )
}
