//! The machine: a linked program, the state of one run of it, and the settings of the run.
//!
//! Beside it are the state, how it is made before the first step, and its digest.

pub mod boot;
pub(crate) mod digest;
pub mod state;

use crate::class::shape::Shapes;
use crate::code::Linked;
use crate::control::Resumption;
use crate::debug::recorder::Recorder;
use crate::heap::{Heap, Object};
use crate::machine::boot::Boot;
use crate::machine::state::{Attempt, Continuation, ContinuationFn, Exhausted, State, Then};
use crate::value::text::Text;
use crate::value::{Handle, Value};
use ir::{Fault, Hook, InstId, ModuleId, Native, Semantics, Symbol};
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use smallvec::SmallVec;
use std::rc::Rc;

/// What a run is given besides its program.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Standard input.
    pub input: String,
    /// Whether more of it may come: a run that reads behind its end is stopped in front of that step.
    pub more_input: bool,
    /// Whether lines of input are noted among the output when they are read, as a terminal shows them.
    pub echoes_input: bool,
    /// Whether nothing is missing, so that a name bound nowhere is the language's own error.
    pub complete: bool,
    /// The program's arguments, its own name first.
    pub arguments: Vec<String>,
    /// How many bytes the run may hold, roughly: its values and what it has written.
    pub memory: Option<u64>,
    /// What the run does after undefined behaviour.
    pub undefined: crate::memory::undefined::AfterUndefined,
    /// Sides of the branches on unknowns that the run comes to, in order.
    pub choices: Rc<[bool]>,
    /// Whether the run stops at branches on unknowns beyond those.
    pub asks: bool,
    /// What unknowns are taken to be.
    pub given: Rc<[crate::symbolic::given::Given]>,
    /// Values that a person puts in the place of others, in the order of their steps.
    pub changes: Rc<[crate::debug::change::Change]>,
    /// What calls of unknown functions may have changed.
    pub unknown_calls: crate::symbolic::UnknownCalls,
    /// Who makes code of texts that the program gives to be run.
    pub compiler: crate::names::texts::Compiler,
}

/// The name and text of a module's source, for tracebacks.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The file name as people know it.
    pub name: String,
    /// The text.
    pub text: Rc<str>,
}

/// Why an operation gave no value.
#[derive(Debug)]
pub enum Exit {
    /// It raised an exception.
    Raise(Value),
    /// It needs a call, whose result is its own.
    Call(Box<Call>),
    /// Its result is what resuming a generator gives.
    Resume(Handle, Resumption, Option<Exhausted>),
    /// Its result is a new instance of a class, made as classes do by themselves.
    Construct(Box<(Handle, Args, crate::call::NamedArgs)>),
    /// It has no result; the task with the number goes on in the place of the one at hand, which may be at its end.
    Switch(u32, bool),
    /// It works on what is not known, so that its result is not known either.
    Unknown,
    /// It has arranged for its result to be delivered, or for the run to go on elsewhere.
    Transferred,
}

/// A call that an operation needs.
#[derive(Debug)]
pub struct Call {
    /// What to call.
    pub callee: Value,
    /// With what, by place.
    pub args: Args,
    /// And by name.
    pub named: Vec<(Symbol, Value)>,
    /// Look-ups that the call is to settle, innermost first.
    pub attempts: Vec<Attempt>,
    /// What to do where the call raises the error of an exhausted iterator.
    pub exhausted: Option<Exhausted>,
    /// What to do with the result before it is the operation's own.
    pub then: Option<(ContinuationFn, Vec<Value>)>,
}

/// Operands passed by place.
pub type Args = SmallVec<[Value; 6]>;

/// What an operation gives.
pub type Outcome<T = Value> = Result<T, Exit>;

/// Where output goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// Standard output.
    Out,
    /// The error stream.
    Err,
    /// Not written but read: a line of input.
    In,
}

/// A piece of output.
#[derive(Clone, Debug)]
pub struct Written {
    /// The step that wrote it.
    pub step: u64,
    /// Where to.
    pub stream: Stream,
    /// What.
    pub text: Rc<str>,
}

/// A linked program and one run of it.
pub struct Machine {
    /// The program.
    pub linked: Rc<Linked>,
    /// The run.
    pub state: State,
    /// What the run was given.
    pub settings: Rc<Settings>,
    /// The sources of the modules.
    pub sources: Rc<[Source]>,
    /// Everything written so far by this run or an earlier one through the same states; `state.written` says how
    /// much of it counts.
    pub output: Vec<Written>,
    /// The constants of the program as values.
    pub(crate) constants: Rc<[Value]>,
    /// What the languages provide.
    pub(crate) boot: Rc<Boot>,
    /// What the run left behind besides its state.
    pub journal: crate::debug::journal::Journal,
    /// How often each way was taken, where somebody wants to know.
    pub profile: Option<crate::debug::journal::Profile>,
    /// Texts that have become code.
    pub(crate) texts: crate::names::texts::Texts,
    /// Hidden classes.
    pub(crate) shapes: Shapes,
    /// Caches of member look-ups; see [`crate::exec::inline_cache`].
    pub(crate) caches: crate::exec::inline_cache::Caches,
    /// Hot loops; see [`crate::exec::trace`].
    pub(crate) traces: crate::exec::trace::Traces,
    /// Regular expressions that have been compiled.
    pub(crate) patterns: crate::natives::Patterns,
    /// Notes what becomes of an object, while somebody wants to know.
    pub(crate) recorder: Option<Recorder>,
    /// Which slots may still be read, for functions that were asked about.
    pub(crate) livenesses: crate::heap::finalization::Livenesses,
    /// The code of the extension by which something was evaluated last.
    pub(crate) extended: Option<Rc<Linked>>,
    /// The result of an evaluation beside the run.
    pub(crate) evaluated: Option<Value>,
    /// What the program declares its instructions to give, once somebody asks.
    pub(crate) declared: std::cell::OnceCell<Rc<crate::symbolic::Declared>>,
    /// Names that the program or the machine interned after linking.
    pub(crate) names: ir::Names,
    /// The members of the class body that is just returning, and the cell by which methods reach the class.
    pub(crate) class_body: (Vec<(Symbol, Value)>, Option<Value>),
}

impl Machine {
    /// The semantics of the function at hand.
    #[must_use]
    pub fn semantics(&self) -> &'static Semantics {
        match self.state.frames.last() {
            Some(frame) => self.linked.semantics(frame.code),
            None => self.boot.semantics,
        }
    }

    /// The heap, to read.
    #[inline]
    #[must_use]
    pub fn heap(&self) -> &Heap {
        &self.state.heap
    }

    /// An object, to read.
    #[inline]
    #[must_use]
    pub fn object(&self, handle: Handle) -> &Object {
        self.state.heap.get(handle)
    }

    /// An object, to be changed. All changes to objects go through here, so that they are seen.
    #[inline]
    pub fn object_mut(&mut self, handle: Handle) -> &mut Object {
        if let Some(recorder) = &mut self.recorder {
            recorder.changes(handle, &self.state.heap);
        }
        self.state.heap.get_mut(handle)
    }

    /// The elements of a list, to be changed.
    pub fn list_mut(&mut self, handle: Handle) -> Option<&mut Vec<Value>> {
        match self.object_mut(handle) {
            Object::List(items) => Some(items),
            _ => None,
        }
    }

    /// Puts an object into the heap. All objects are made here, so that they are seen.
    #[inline]
    pub(crate) fn make(&mut self, object: Object) -> Handle {
        let handle = self.state.heap.insert(object);
        if let Some(recorder) = &mut self.recorder {
            recorder.makes(handle);
        }
        handle
    }

    /// The same, as a value.
    #[inline]
    pub fn insert(&mut self, object: Object) -> Value {
        Value::Ref(self.make(object))
    }

    /// A new text.
    pub fn new_text(&mut self, text: impl Into<Text>) -> Value {
        self.insert(Object::Text(text.into()))
    }

    /// A new list.
    pub fn new_list(&mut self, items: Vec<Value>) -> Value {
        self.insert(Object::List(items))
    }

    /// A new tuple.
    pub fn new_tuple(&mut self, items: &[Value]) -> Value {
        self.insert(Object::Tuple(items.into()))
    }

    /// An integer of any size.
    pub fn new_int(&mut self, value: BigInt) -> Value {
        match value.to_i64() {
            Some(small) => Value::Int(small),
            None => self.insert(Object::BigInt(Rc::new(value))),
        }
    }

    /// An integer of up to 128 bits.
    pub fn new_wide(&mut self, value: i128) -> Value {
        match i64::try_from(value) {
            Ok(small) => Value::Int(small),
            Err(_) => self.insert(Object::BigInt(Rc::new(BigInt::from(value)))),
        }
    }

    /// The text of a name.
    #[must_use]
    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.text(symbol)
    }

    /// The name with a text, if the program or the machine has it.
    #[must_use]
    pub fn known_name(&self, text: &str) -> Option<Symbol> {
        self.names.get(text)
    }

    /// The name with a text.
    pub fn intern(&mut self, text: &str) -> Symbol {
        self.names.intern(text)
    }

    /// A text value as a name.
    pub fn name_of(&mut self, value: Value) -> Option<Symbol> {
        let text = self.state.heap.text(self.native(value))?.get().to_owned();
        Some(self.names.intern(&text))
    }

    /// A text value's text.
    #[must_use]
    pub fn text_of(&self, value: Value) -> Option<String> {
        Some(self.state.heap.text(self.native(value))?.get().to_owned())
    }

    /// The native value inside an instance of a class derived from a native one; other values as they are.
    #[inline]
    #[must_use]
    pub fn native(&self, value: Value) -> Value {
        if let Value::Ref(handle) = value
            && let Object::Instance(instance) = self.object(handle)
            && let Some(&first) = instance.fields.first()
            && self.shapes.get(instance.shape).names[0] == self.boot.native_name
        {
            return first;
        }
        value
    }

    /// The name of a value's class, for messages.
    #[must_use]
    pub fn type_name(&self, value: Value) -> String {
        let class = self.class_of(value);
        let name = self.class_name(class);
        self.long_name(class, &name).unwrap_or(name)
    }

    /// What the type of a value is called where people look at it: by its simple name, numbers by that of their type.
    #[must_use]
    pub fn shown_type(&self, value: Value) -> String {
        let spelling = &self.semantics().views.types;
        let scalar = match value {
            Value::Sized(scalar, _) => Some(scalar),
            Value::Bool(_) => Some(ir::Scalar::Bool),
            Value::Float(_) => Some(ir::Scalar::F64),
            _ => None,
        };
        if let Some(scalar) = scalar {
            let name = scalar.text();
            return spelling.known(name).unwrap_or(name).to_owned();
        }
        let name = match self.object_kind(value) {
            Some(Object::Array(array)) => return self.array_type(array.class),
            _ => self.type_name(value),
        };
        spelling.name(&name).to_owned()
    }

    /// What a class of arrays is called there.
    fn array_type(&self, class: Handle) -> String {
        let spelling = &self.semantics().views.types;
        let form = spelling.known("array").unwrap_or("array of {}");
        let (mut class, mut depth) = (class, 0);
        let element = loop {
            depth += 1;
            match self.state.array_types.element(class) {
                Some(crate::value::array::Element::Class(of)) => {
                    if self.state.array_types.element(of).is_none() {
                        break spelling.name(&self.class_name(of)).to_owned();
                    }
                    class = of;
                }
                Some(crate::value::array::Element::Scalar(scalar)) => {
                    let name = scalar.text();
                    break spelling.known(name).unwrap_or(name).to_owned();
                }
                None => break "?".to_owned(),
            }
        };
        (0..depth).fold(element, |of, _| form.replace("{}", &of))
    }

    /// How messages call a class of the library, where that is not by its plain name.
    fn long_name(&self, class: Handle, name: &str) -> Option<String> {
        let module = self.class(class)?.module;
        let data = self.linked.program.modules.get(module.index())?;
        if !data.is_library {
            return None;
        }
        let module = self.name(data.name);
        let mut names = data.semantics.errors.long_names.iter();
        names
            .find(|(of, plain, _)| *of == module && *plain == name)
            .map(|(_, _, long)| (*long).to_owned())
    }

    /// The name of a class.
    #[must_use]
    pub fn class_name(&self, class: Handle) -> String {
        match self.object(class) {
            Object::Class(class) => self.name(class.name).to_owned(),
            _ => String::new(),
        }
    }

    /// The class of native values of a kind.
    #[must_use]
    pub fn native_class(&self, native: Native) -> Handle {
        self.state.native_classes[native as usize]
    }

    /// Where the run stands: the module and instruction of the innermost frame.
    #[must_use]
    pub fn position(&self) -> (ModuleId, InstId) {
        let Some(frame) = self.state.frames.last() else {
            return (ModuleId(0), InstId(0));
        };
        let code = &self.linked.codes[frame.code as usize];
        let pc = (frame.pc as usize).min(code.insts.len().saturating_sub(1));
        (
            code.module,
            code.insts.get(pc).copied().unwrap_or(InstId(0)),
        )
    }

    /// The error of the language's that a fault is.
    pub fn fault(&mut self, fault: Fault, operands: &[&str]) -> Exit {
        let text = self.semantics().fault(fault);
        let class = fill(text.class, operands);
        let message = match text.message {
            message if message.contains(ir::FaultText::NOTE) => {
                fill(message, operands).replace(ir::FaultText::NOTE, self.note())
            }
            message => fill(message, operands),
        };
        let args = if message.is_empty() {
            self.new_tuple(&[])
        } else {
            let message = self.new_text(message);
            self.new_tuple(&[message])
        };
        Exit::Raise(self.make_exception(&class, args))
    }

    /// What the instruction at hand says of finding nothing.
    pub(crate) fn note(&self) -> &str {
        let Some(frame) = self.state.frames.last() else {
            return "";
        };
        let code = &self.linked.codes[frame.code as usize];
        let at = code.insts.get(frame.pc.saturating_sub(1) as usize);
        at.map_or("", |&at| {
            self.linked.program.modules[code.module.index()].note(at)
        })
    }

    /// The same, carrying a value instead of a message.
    pub fn fault_with(&mut self, fault: Fault, value: Value) -> Exit {
        let text = self.semantics().fault(fault);
        let args = self.new_tuple(&[value]);
        Exit::Raise(self.make_exception(text.class, args))
    }

    /// A call of a library function that does what may run the program's code.
    pub fn hook(&mut self, hook: Hook, args: &[Value]) -> Exit {
        self.hook_then(hook, args, None)
    }

    /// The same, with work to do on its result.
    pub fn hook_then(
        &mut self,
        hook: Hook,
        args: &[Value],
        then: Option<(ContinuationFn, Vec<Value>)>,
    ) -> Exit {
        let callee = match self.boot.hooks[hook as usize] {
            Some(global) => self.state.globals[global as usize],
            None => Value::Unbound,
        };
        if !callee.is_bound() {
            let name = Hook::ALL[hook as usize].1;
            return self.fault(Fault::UnknownName, &[name]);
        }
        Exit::Call(Box::new(Call {
            callee,
            args: args.into(),
            named: Vec::new(),
            attempts: Vec::new(),
            exhausted: None,
            then,
        }))
    }

    /// A call whose result is the operation's own.
    #[must_use]
    pub fn call_exit(callee: Value, args: &[Value]) -> Exit {
        Exit::Call(Box::new(Call {
            callee,
            args: args.into(),
            named: Vec::new(),
            attempts: Vec::new(),
            exhausted: None,
            then: None,
        }))
    }

    /// A call with work to do on its result.
    #[must_use]
    pub fn call_then(
        callee: Value,
        args: &[Value],
        resume: ContinuationFn,
        data: Vec<Value>,
    ) -> Exit {
        Exit::Call(Box::new(Call {
            callee,
            args: args.into(),
            named: Vec::new(),
            attempts: Vec::new(),
            exhausted: None,
            then: Some((resume, data)),
        }))
    }

    /// Writes output.
    pub fn write(&mut self, stream: Stream, text: &str) {
        if text.is_empty() {
            return;
        }
        let at = self.state.written;
        // A replay writes what was written before; only what is new needs keeping.
        if at == self.output.len() {
            self.output.push(Written {
                step: self.state.steps,
                stream,
                text: text.into(),
            });
        }
        self.state.written += 1;
    }

    /// What the run has written so far to a stream.
    #[must_use]
    pub fn written(&self, stream: Stream) -> String {
        self.output[..self.state.written]
            .iter()
            .filter(|written| written.stream == stream)
            .map(|written| &*written.text)
            .collect()
    }

    pub(crate) fn continuation(then: Then, work: (ContinuationFn, Vec<Value>)) -> Then {
        Then::Continue(Box::new(Continuation {
            resume: work.0,
            data: work.1,
            then,
        }))
    }
}

/// A template with `{0}`, `{1}`, … replaced by the operands; what stands in an operand is left alone.
fn fill(template: &str, operands: &[&str]) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some(at) = rest.find('{') {
        text.push_str(&rest[..at]);
        let inside = &rest[at + 1..];
        let operand = inside
            .find('}')
            .and_then(|end| Some((end, operands.get(inside[..end].parse::<usize>().ok()?)?)));
        match operand {
            Some((end, operand)) => {
                text.push_str(operand);
                rest = &inside[end + 1..];
            }
            None => {
                text.push('{');
                rest = inside;
            }
        }
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn operands_are_put_in_once() {
        assert_eq!(fill("{0} has no {1}", &["{1}", "b"]), "{1} has no b");
        assert_eq!(fill("{2} {x} {", &["a"]), "{2} {x} {");
    }
}
