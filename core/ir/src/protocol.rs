//! The names by which a language's classes take part in its operations, and the members that the machine computes.
//!
//! An empty name means that the language has no such method or member.

use crate::leaked::leaked;
use crate::{BinOp, UnOp};
use serde::{Deserialize, Serialize};

/// A member that the machine computes from what an object is, where no class and no program has set it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Computed {
    /// The class of any object. Written, it makes the object an instance of another class.
    Class,
    /// The members of an object as a map that shows every change. Written, it replaces them.
    Members,
    /// The name of a class or function.
    Name,
    /// The same with the names of what it was defined in.
    QualifiedName,
    /// The name of the module that a class or function was defined in.
    Module,
    /// The parents of a class.
    Parents,
    /// Its first parent, or nil.
    Parent,
    /// A class and its ancestors, in the order of look-up.
    Order,
    /// What an object says of itself.
    Doc,
    /// What refers to an instance without keeping it: nil, since the machine keeps no list of those.
    WeakReferences,
    /// The receiver of a bound method.
    Receiver,
    /// The function of a bound method, or of a member that is reached through its class.
    Function,
    /// What a member that is reached through its class is inside.
    Wrapped,
    /// The code of a function.
    Code,
    /// The cells of the variables that a function captured.
    Captures,
    /// The names of the module that a function was defined in, as a map.
    Globals,
    /// What the program says of a function's parameters.
    Annotations,
    /// The values of a function's parameters that may be left out: a tuple for the last of those passed by place.
    Defaults,
    /// The same for parameters passed by name only: a map.
    NamedDefaults,
}

/// The names by which a language's classes say how they take part in its operations.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[expect(
    missing_docs,
    reason = "each names the method for the operation of its name"
)]
pub struct Protocol {
    pub new: &'static str,
    pub init: &'static str,
    /// What a class is asked for an instance by, where that is a method of its own.
    pub make: &'static str,
    pub call: &'static str,
    pub str: &'static str,
    pub repr: &'static str,
    pub format: &'static str,
    pub bytes: &'static str,
    /// The method by which an object of the library's gives the bytes that it holds, wherever bytes are wanted.
    pub buffer: &'static str,
    pub bool: &'static str,
    pub len: &'static str,
    pub hash: &'static str,
    pub iter: &'static str,
    pub next: &'static str,
    pub reversed: &'static str,
    pub get_item: &'static str,
    pub set_item: &'static str,
    pub delete_item: &'static str,
    /// The method of a class that is called when the class itself is indexed.
    pub get_class_item: &'static str,
    pub missing: &'static str,
    pub contains: &'static str,
    pub index: &'static str,
    /// The methods of a class's class that say whether an object is its instance, and a class derived from it.
    pub instance_check: &'static str,
    pub subclass_check: &'static str,
    pub get_attribute: &'static str,
    pub get_missing_attribute: &'static str,
    pub set_attribute: &'static str,
    pub delete_attribute: &'static str,
    pub descriptor_get: &'static str,
    pub descriptor_set: &'static str,
    pub descriptor_delete: &'static str,
    pub set_name: &'static str,
    /// The method of a class's class that gives the namespace in which a class body runs.
    pub prepare: &'static str,
    pub init_subclass: &'static str,
    pub await_: &'static str,
    /// The method that lists an object's members.
    pub list_members: &'static str,
    /// The method that is called when the program has lost an object. Where there is one, generators that are lost are
    /// closed.
    pub finalize: &'static str,
    /// The methods at the beginning and the end of a context, and those of an asynchronous one.
    #[serde(borrow)]
    pub context: [&'static str; 2],
    #[serde(borrow)]
    pub async_context: [&'static str; 2],
    /// The variable by which methods reach the class they were defined in.
    pub class_cell: &'static str,
    /// The variable and member that hold a module's or class's or function's name.
    pub name: &'static str,
    /// The member of a function or class that holds its name with the names of what it was defined in.
    pub qualified_name: &'static str,
    /// The member of a class that holds the name of its module.
    pub module: &'static str,
    /// The member that holds what a class, function or module says of itself.
    pub doc: &'static str,
    /// What [`Protocol::name`] holds in the program's own module.
    pub main: &'static str,
    /// The function that a program begins with, whose variables count among the outermost ones; empty where that is
    /// the module itself.
    pub entry: &'static str,
    /// The function that initialises what a class has for all its instances, where that runs by itself.
    pub class_initialiser: &'static str,
    /// The member of a class that says that it is an interface.
    pub interface: &'static str,
    /// The member of a class with a fixed set of instances: a function that gives them.
    pub constants: &'static str,
    /// The variable of a module that lists what importing everything from it binds.
    pub exports: &'static str,
    /// The variable of a library's module that lists, in one text, what the language has in it and this one lacks.
    pub absent: &'static str,
    /// The method that is asked, with the name, for a member that neither an object nor an ancestor of it has. Nothing has
    /// members then like everything else.
    pub member_nowhere: &'static str,
    /// The member of a function that holds the parent of the objects which it makes.
    pub prototype: &'static str,
    /// The member of that parent that holds the function.
    pub constructor: &'static str,
    /// The variable of the prelude that holds an object whose members are variables of programs; empty where there is none.
    pub globals: &'static str,
    /// The variable of a module that holds the name of its file.
    pub file: &'static str,
    /// The member of a class that lists the members which its instances may have.
    pub slots: &'static str,
    /// The member by which an object that stands for a class as a parent says which class that is.
    pub origin: &'static str,
    /// The member of an exception that holds further lines of explanation.
    pub notes: &'static str,
    /// The members that the machine computes, by name.
    #[serde(deserialize_with = "leaked")]
    pub computed: &'static [(&'static str, Computed)],
    /// The methods for operators on two values; see [`Protocol::binary`].
    #[serde(deserialize_with = "leaked")]
    pub binary: &'static [(BinOp, [&'static str; 3])],
    /// With what the names begin by which the language itself calls methods; see [`Protocol::is_special`].
    pub special_mark: &'static str,
    /// The methods for quotient and remainder at once, and for the same with operands swapped.
    #[serde(borrow)]
    pub divmod: [&'static str; 2],
    pub int: &'static str,
    pub float: &'static str,
    pub trunc: &'static str,
    pub abs: &'static str,
    pub round: &'static str,
    /// The methods for operators on one value; see [`Protocol::unary`].
    #[serde(deserialize_with = "leaked")]
    pub unary: &'static [(UnOp, &'static str)],
}

impl Protocol {
    /// No names at all: nothing that a class is called or has is special.
    pub const PLAIN: Protocol = Protocol {
        new: "",
        init: "",
        make: "",
        call: "",
        str: "",
        repr: "",
        format: "",
        bytes: "",
        buffer: "",
        bool: "",
        len: "",
        hash: "",
        iter: "",
        next: "",
        reversed: "",
        get_item: "",
        set_item: "",
        delete_item: "",
        get_class_item: "",
        missing: "",
        contains: "",
        index: "",
        instance_check: "",
        subclass_check: "",
        get_attribute: "",
        get_missing_attribute: "",
        set_attribute: "",
        delete_attribute: "",
        descriptor_get: "",
        descriptor_set: "",
        descriptor_delete: "",
        set_name: "",
        prepare: "",
        init_subclass: "",
        await_: "",
        list_members: "",
        finalize: "",
        context: ["", ""],
        async_context: ["", ""],
        class_cell: "",
        name: "",
        qualified_name: "",
        module: "",
        doc: "",
        main: "main",
        entry: "",
        class_initialiser: "",
        interface: "",
        constants: "",
        exports: "",
        absent: "",
        member_nowhere: "",
        prototype: "",
        constructor: "",
        globals: "",
        file: "",
        slots: "",
        origin: "",
        notes: "",
        computed: &[],
        binary: &[],
        special_mark: "",
        divmod: ["", ""],
        int: "",
        float: "",
        trunc: "",
        abs: "",
        round: "",
        unary: &[],
    };

    /// The methods whose presence on a class the machine remembers.
    #[must_use]
    pub fn remembered(&self) -> Vec<&'static str> {
        let operators = [BinOp::Eq, BinOp::Lt, BinOp::Le, BinOp::Gt, BinOp::Ge];
        let mut names: Vec<&'static str> = operators
            .into_iter()
            .filter_map(|op| Some(self.binary(op)?[0]))
            .collect();
        names.extend([
            self.new,
            self.init,
            self.call,
            self.str,
            self.repr,
            self.format,
            self.bool,
            self.len,
            self.hash,
            self.iter,
            self.contains,
            self.get_item,
            self.set_item,
            self.delete_item,
            self.missing,
            self.get_attribute,
            self.get_missing_attribute,
            self.set_attribute,
            self.delete_attribute,
            self.finalize,
        ]);
        names.retain(|name| !name.is_empty());
        names
    }

    /// The method for an operator, for the same with operands swapped, and for it in place.
    #[must_use]
    pub fn binary(&self, wanted: BinOp) -> Option<[&'static str; 3]> {
        let found = self.binary.iter().find(|(op, _)| *op == wanted);
        found.map(|(_, names)| *names)
    }

    /// The method for an operator on one value.
    #[must_use]
    pub fn unary(&self, wanted: UnOp) -> Option<&'static str> {
        let found = self.unary.iter().find(|(op, _)| *op == wanted);
        found.map(|(_, name)| *name)
    }

    /// Whether a name is one by which the language itself calls methods: what is wrong with their receivers is told in other
    /// words.
    #[must_use]
    pub fn is_special(&self, name: &str) -> bool {
        !self.special_mark.is_empty() && name.starts_with(self.special_mark)
    }

    /// The name of a computed member; empty where the language has none.
    #[must_use]
    pub fn name_of(&self, wanted: Computed) -> &'static str {
        let found = self.computed.iter().find(|(_, member)| *member == wanted);
        found.map_or("", |(name, _)| name)
    }
}
