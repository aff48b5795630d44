//! What each instruction does, in a sentence for people: the one table behind the page's explanations, what language models are told, and
//! `docs/ir.md`. Beside it, the functions that a program of no language of ours may call.

/// An instruction, explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explained {
    /// What it belongs to.
    pub group: &'static str,
    /// The opcode, as the text form spells it.
    pub opcode: &'static str,
    /// How it is written.
    pub form: &'static str,
    /// What it does.
    pub says: &'static str,
}

const fn explained(
    group: &'static str,
    opcode: &'static str,
    form: &'static str,
    says: &'static str,
) -> Explained {
    Explained {
        group,
        opcode,
        form,
        says,
    }
}

const VALUES: &str = "Values and variables";
const OBJECTS: &str = "Objects and collections";
const OPERATORS: &str = "Operators";
const CALLS: &str = "Calls";
const FLOW: &str = "Control flow";
const MEMORY: &str = "Memory";
const TASKS: &str = "Tasks and choices";

/// All instructions, in the order of the reference page.
pub const EXPLAINED: &[Explained] = &[
    explained(
        VALUES,
        "const",
        "%0 = const 42",
        "Loads a constant: a number, text, nothing, or a function or class defined here.",
    ),
    explained(
        VALUES,
        "load_var",
        "%0 = load_var x",
        "Reads a variable. The program's scopes decide which one the name means.",
    ),
    explained(
        VALUES,
        "decl_var",
        "decl_var x %0",
        "Declares a variable in the current scope with its first value.",
    ),
    explained(
        VALUES,
        "store_var",
        "store_var x %0",
        "Assigns a new value to a variable.",
    ),
    explained(
        VALUES,
        "symbolic",
        "%0 = symbolic param:x",
        "Takes a value that is not in the program's text: an argument, a caught exception, or something missing, which stays unknown.",
    ),
    explained(
        OBJECTS,
        "new_object",
        "%0 = new_object Point",
        "Creates an object of a class. Its members are not set yet.",
    ),
    explained(
        OBJECTS,
        "new_array",
        "%0 = new_array list %1 %2",
        "Creates a list, tuple, set, map or array of the registers that follow.",
    ),
    explained(
        OBJECTS,
        "load_field",
        "%0 = load_field %1 name",
        "Reads a member of an object.",
    ),
    explained(
        OBJECTS,
        "store_field",
        "store_field %0 name %1",
        "Writes a member of an object.",
    ),
    explained(
        OBJECTS,
        "load_index",
        "%0 = load_index %1 %2",
        "Reads an element. The second register is its index or key.",
    ),
    explained(
        OBJECTS,
        "store_index",
        "store_index %0 %1 %2",
        "Writes an element. The second register is its index or key, the third its new value.",
    ),
    explained(
        OPERATORS,
        "binop",
        "%0 = binop + %1 %2",
        "Applies an operator to two values, as the program's language does. With `=` after the operator the left value may change in place.",
    ),
    explained(
        OPERATORS,
        "unop",
        "%0 = unop - %1",
        "Applies an operator to one value. `iter`, `has_next` and `next` walk over a collection; `as:` converts to a type.",
    ),
    explained(
        CALLS,
        "call_function",
        "%0 = call_function f %1",
        "Calls a function by its name, or with `@` a built-in of the machine. The register receives the result.",
    ),
    explained(
        CALLS,
        "call_method",
        "%0 = call_method %1 append %2",
        "Calls a method of the object in the first register, looked up in its class.",
    ),
    explained(
        CALLS,
        "call_unknown",
        "%0 = call_unknown %1 %2",
        "Calls the function in the first register.",
    ),
    explained(
        CALLS,
        "call_ctor",
        "%0 = call_ctor Point %1",
        "Creates an object of a class and initialises it with the arguments.",
    ),
    explained(
        CALLS,
        "return",
        "return %0",
        "Ends this call and returns the value to the caller.",
    ),
    explained(
        FLOW,
        "label",
        "while_cond_1:",
        "Names this place as a target of jumps. It does nothing itself.",
    ),
    explained(
        FLOW,
        "branch",
        "branch while_cond_1",
        "Always jumps to the label.",
    ),
    explained(
        FLOW,
        "branch_if",
        "branch_if %0 yes,no",
        "Jumps to the first label if the value counts as true, otherwise to the second.",
    ),
    explained(
        FLOW,
        "throw",
        "throw %0",
        "Raises an exception. Control goes to the innermost handler, in this call or in a caller.",
    ),
    explained(
        FLOW,
        "try_push",
        "try_push handler",
        "Installs a handler: from here on, exceptions jump to the label.",
    ),
    explained(
        FLOW,
        "try_pop",
        "try_pop",
        "Removes the handler that the last `try_push` installed.",
    ),
    explained(
        FLOW,
        "set_continuation",
        "set_continuation finally next",
        "Notes where control goes when the code of this name ends, such as a `finally`.",
    ),
    explained(
        FLOW,
        "resume_continuation",
        "resume_continuation finally",
        "Ends such code: jumps where was noted, or falls through.",
    ),
    explained(
        MEMORY,
        "alloc_region",
        "%0 = alloc_region auto 4 %1",
        "Allocates bytes and gives a pointer to the first. They are uninitialised.",
    ),
    explained(
        MEMORY,
        "address_of",
        "%0 = address_of f",
        "Takes the address of a name; of a function, the function itself.",
    ),
    explained(
        MEMORY,
        "load_indirect",
        "%0 = load_indirect i32 %1",
        "Reads a number or pointer from memory. The bytes must lie within a live object and have been written as that type.",
    ),
    explained(
        MEMORY,
        "store_indirect",
        "store_indirect i32 %0 %1",
        "Writes a number or pointer to memory, within the object that the pointer belongs to.",
    ),
    explained(
        MEMORY,
        "load_field_indirect",
        "%0 = load_field_indirect %1 name",
        "Reads a member of the object that a pointer points to.",
    ),
    explained(
        MEMORY,
        "load_region",
        "%0 = load_region i32 %1 %2",
        "Reads memory at an offset from a pointer, whatever type was written there: members of unions.",
    ),
    explained(
        MEMORY,
        "write_region",
        "write_region i32 %0 %1 %2",
        "Writes memory at an offset from a pointer.",
    ),
    explained(
        TASKS,
        "spawn",
        "%0 = spawn %1",
        "Starts a task that runs a function.",
    ),
    explained(
        TASKS,
        "suspend",
        "%0 = suspend yield %1",
        "Yields a value and waits. The register receives what is sent back.",
    ),
    explained(
        TASKS,
        "resume",
        "%0 = resume %1 %2",
        "Resumes a waiting task with a value, and waits for what it yields.",
    ),
    explained(
        TASKS,
        "choose",
        "%0 = choose %1 %2",
        "Chooses one of several values. The run remembers which.",
    ),
    explained(
        TASKS,
        "assert",
        "assert %0 code",
        "Reports the code if the condition does not hold.",
    ),
];

/// A function of programs that name no language ([`Semantics::plain`](crate::Semantics::plain)), explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExplainedFunction {
    /// Its name.
    pub name: &'static str,
    /// How a call is written.
    pub form: &'static str,
    /// What it does.
    pub says: &'static str,
}

const fn function(name: &'static str, form: &'static str, says: &'static str) -> ExplainedFunction {
    ExplainedFunction { name, form, says }
}

/// The functions that every such program may call; one that it defines under the same name goes before.
pub const FUNCTIONS: &[ExplainedFunction] = &[
    function(
        "print",
        "%2 = call_function print %0 %1",
        "Writes the values to the output, a space between two, and ends the line.",
    ),
    function(
        "write",
        "%1 = call_function write %0",
        "Writes a text to the output and does not end the line.",
    ),
    function(
        "str",
        "%1 = call_function str %0",
        "The text that `print` writes for a value.",
    ),
    function(
        "len",
        "%1 = call_function len %0",
        "How many elements a collection has, or characters a text.",
    ),
    function(
        "append",
        "%2 = call_function append %0 %1",
        "Puts a value at the end of a list.",
    ),
    function(
        "float",
        "%1 = call_function float %0",
        "A number as a floating-point number.",
    ),
    function(
        "abs",
        "%1 = call_function abs %0",
        "A number without its sign.",
    ),
    function(
        "max",
        "%2 = call_function max %0 %1",
        "The greatest of the values, or of the elements of a collection.",
    ),
    function(
        "min",
        "%2 = call_function min %0 %1",
        "The least of the values, or of the elements of a collection.",
    ),
];

/// What an instruction does.
#[must_use]
pub fn explain(opcode: &str) -> Option<&'static Explained> {
    EXPLAINED.iter().find(|each| each.opcode == opcode)
}

/// The reference page, in Markdown.
#[must_use]
pub fn reference() -> String {
    let mut text = "# The instructions\n\n\
        Made from the table in `core/ir/src/explain.rs` by `cargo xtask bless`; the page shows the same sentences.\n\
        The grammar of the text form is in `core/ir/src/parse/mod.rs`. Registers are written once; each line may end\n\
        with `# line:column-line:column`, the place in the source that it comes from.\n"
        .to_owned();
    let mut group = "";
    for each in EXPLAINED {
        if each.group != group {
            group = each.group;
            text += &format!("\n## {group}\n\n| instruction | what it does |\n|---|---|\n");
        }
        text += &format!("| `{}` | {} |\n", each.form, each.says);
    }
    text += "\n## Functions\n\nA program in the text form whose module names no language of ours (`module main plain`), as a language model writes\n\
        them, may call these by name. A function that it defines itself under such a name goes before. A call of any other name that it does not\n\
        define gives an unknown.\n\n| call | what it does |\n|---|---|\n";
    for each in FUNCTIONS {
        text += &format!("| `{}` | {} |\n", each.form, each.says);
    }
    text
}
