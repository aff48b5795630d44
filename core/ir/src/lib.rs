//! The universal three-address IR: instructions, text form, verifier, semantics as data,
//! intrinsics, diagnostics.
//!
//! Everything downstream of a frontend (control-flow graphs, data flow, the machine) works on
//! these types alone; everything that differs between languages is a value of [`Semantics`].
//!
//! ```
//! // The absolute value of 7, called from the module's top level.
//! let text = r#"module main plain
//! entry:
//!   branch end_abs_1                          # 1:0-4:12
//! func_abs_0:                                 # 1:0-4:12
//!   %0 = symbolic param:x                     # 1:8-1:9
//!   decl_var x %0                             # 1:8-1:9
//!   %1 = load_var x                           # 2:7-2:8
//!   %2 = const 0                              # 2:11-2:12
//!   %3 = binop < %1 %2                        # 2:7-2:12
//!   branch_if %3 if_true_2,if_false_3         # 2:4-3:17
//! if_true_2:                                  # 3:8-3:17
//!   %4 = load_var x                           # 3:16-3:17
//!   %5 = unop - %4                            # 3:15-3:17
//!   return %5                                 # 3:8-3:17
//! if_false_3:                                 # 4:4-4:12
//!   %6 = load_var x                           # 4:11-4:12
//!   return %6                                 # 4:4-4:12
//! end_abs_1:                                  # 1:0-4:12
//!   %7 = const <function:abs@func_abs_0>      # 1:0-4:12
//!   decl_var abs %7                           # 1:0-4:12
//!   %8 = const 7                              # 5:8-5:9
//!   %9 = call_function abs %8                 # 5:4-5:10
//!   decl_var y %9                             # 5:0-5:10
//! "#;
//! let program = ir::parse(text).unwrap();
//! assert_eq!(ir::print(&program), text);
//! assert!(ir::verify(&program).is_empty());
//!
//! // What is wrong is said, with its place.
//! let errors = ir::parse("module main plain\nentry:\n  %0 = const\n").unwrap_err();
//! assert_eq!(errors[0].at, ir::Position { line: 3, column: 12 });
//! let unwritten = ir::parse("module main plain\nentry:\n  return %0\n").unwrap();
//! assert_eq!(ir::verify(&unwritten)[0].rule, ir::Rule::RegisterIsWritten);
//! ```

mod arithmetic;
mod class_note;
mod contents;
mod diagnostic;
mod effects;
mod equal;
pub mod explain;
mod flow;
mod function;
pub mod graph;
mod intrinsic;
mod leaked;
mod local;
mod mentions;
mod module;
pub mod note;
mod op;
mod parse;
mod print;
mod protocol;
mod region;
mod registers;
mod scalar;
#[macro_use]
mod native_faults;
mod semantics;
mod sorting;
mod span;
mod spelling;
pub mod surrogate;
mod symbol;
mod types;
mod undefined;
mod verify;

pub use arithmetic::{Arithmetic, FloatToInt, Overflow, Promotion, Shift, ZeroDivisor};
pub use class_note::{ClassNote, MethodKind, MethodNote};
pub use contents::{Contents, Entry, Holds};
pub use diagnostic::{Code, Diagnostic, Note as FindingNote, Severity};
pub use effects::{ASKED, Effect, Effects, FUNCTIONS, KERNEL, LISTS, MAPS, OBJECTS};
pub use flow::{Block, BlockId, Edge, EdgeKind, Flow};
pub use function::{FunctionId, FunctionInfo, Functions, ScopeKind};
pub use intrinsic::{Family, Hook, Intrinsic};
pub use leaked::leaked;
pub use local::LocalNote;
pub use module::{Inclusion, Inst, InstId, Label, Module, ModuleId, Program, Reg};
pub use op::{
    Arg, ArgKind, ArrayKind, BinOp, Callee, Const, FunctionKind, Hint, Op, ParamKind, SuspendKind,
    UnOp,
};
pub use parse::{ParseError, Places, parse, parse_into, parse_placed};
pub use print::{print, print_inst, print_module};
pub use protocol::{Computed, Protocol};
pub use region::{Layout, LayoutId, Member, Storage};
pub use scalar::Scalar;
pub use semantics::{
    Beyond64, Binding, BuiltinClass, BuiltinFunction, BuiltinMethod, Calls, CellLifetime,
    Delegated, Division, Equality, Errors, Fault, FaultRow, FaultText, Faults, FloatByZero,
    FloatNotation, Integers, Library, Memory, Missing, Native, Notations, Numbers, Objects,
    OtherOperands, Quotes, Raised, Remainder, Results, Semantics, Shortcut, Shortcuts, Surplus,
    TextKind, TextUnits, Texts, TooDeep, Trace, Truthiness, Typing, Unbound, Views, WrongCall,
    push_notation,
};
pub use sorting::Sorting;
pub use span::{Position, Span};
pub use symbol::{Names, Symbol, is_made_up};
pub use types::{
    MAX_DEPTH, NodeKind, TypeExpr, TypeGraph, TypeNote, TypePlace, TypeSpelling, Variance,
};
pub use undefined::Undefined;
pub use verify::{Rule, Violation, verify, verify_spans};

/// How the names begin by which an expression about a frame reads the frame's own variables, and no others'. One that holds
/// nothing is called so.
pub const OWN_VARIABLE: &str = "unset ";
