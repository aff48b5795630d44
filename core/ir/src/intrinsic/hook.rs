//! Hooks: work that the machine hands to a function of the language's own library.

/// Work that the machine hands to a function of the language's own library, since doing it may run the
/// program's code (calls between host and guest never nest).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Hook {
    /// `(iterable)` → list of its elements.
    Collect,
    /// `(object)` → iterator over its elements by index, from 0 until there is none.
    Sequence,
    /// `(class, parameters)` → the class with type parameters.
    GenericAlias,
    /// `(exception)` → reports it as the language does when nothing catches it.
    Uncaught,
    /// `(list)` → finalizes the objects in it, which the program has lost, from the last to the first.
    Finalize,
    /// `(value)` → its text for people, where the program's own code has a say.
    Str,
    /// `(value)` → its text for programmers, likewise.
    Repr,
    /// `(value, spec)` → formatted text, likewise.
    Format,
    /// `(value)` → its hash, likewise.
    Hash,
    /// `(left, right)` → whether they are equal, likewise.
    Equal,
    /// `(operator text, left, right)` → ordering of sequences whose elements the program compares.
    Compare,
    /// `(container, value)` → membership, likewise.
    Contains,
    /// `(list, key or none, reverse)` → sorts in place, likewise.
    Sort,
    /// `(map, key, default or unbound)` → look-up with the program's own hash or equality.
    MapGet,
    /// `(map, key, value)` → insertion, likewise.
    MapSet,
    /// `(map, key)` → removal, likewise.
    MapDelete,
    /// `(set, value)` → insertion, likewise.
    SetAdd,
    /// `(class)` → called when a class has been made: names its members, tells its parents.
    ClassCreated,
    /// `(*values, sep, end, file)` → prints, where that runs the program's code.
    Print,
    /// `(sequence, count)` → elements for an unpacking assignment.
    Unpack,
    /// `(intrinsic, index of operand, *operands)` → collects that operand, then calls the intrinsic again.
    Retry,
    /// `(function, sentinel)` → iterator over the function's results until the sentinel.
    CallUntil,
    /// `(sequence)` → iterator over its elements by index, from the end.
    Reversed,
    /// `(value, classes)` → membership of a class, where what names the classes is an object of the library's.
    IsInstance,
    /// `(left, right)` → the type that is one of two, where an operator joins classes.
    Union,
    /// `(base, exponent)` → a power that is no real number.
    ComplexPower,
    /// `(base, exponent, modulus?)` → a power, where the program's own code has a say.
    Power,
    /// `(operator text, set, set or list)` → set algebra, likewise.
    SetOperation,
    /// `(set, iterable)` → adds members, likewise.
    SetExtend,
    /// `(map, map or iterable of pairs)` → adds entries, likewise.
    MapUpdate,
    /// `(map or set, key, default?)` → removal, likewise.
    MapPop,
    /// `(map, key, default)` → look-up and insertion, likewise.
    MapSetDefault,
    /// `(list, value)` → removes the first element equal to a value, likewise.
    ListRemove,
    /// `(sequence, value, start, stop)` → the place of a value, likewise.
    SequenceIndex,
    /// `(sequence, value)` → how many elements are equal to a value, likewise.
    SequenceCount,
    /// `(iterable, start)` → their sum, likewise.
    Sum,
    /// `(*values, key?, default?)` → the least, likewise.
    Min,
    /// `(*values, key?, default?)` → the greatest, likewise.
    Max,
    /// `(iterable)` → whether an element is true, likewise.
    Any,
    /// `(iterable)` → whether no element is false, likewise.
    All,
    /// `(class, *args, **named)` → makes an instance, where the class overrides how.
    Construct,
    /// `(operator text, left, right)` → what an operator gives for operands that the machine has no rule for.
    Operator,
    /// `(operator text, operand)` → the same of an operator on one value.
    UnaryOperator,
    /// `(object, key)` → the element of an object that the machine has no rule for.
    Element,
    /// `(object, key, value)` → writes it.
    SetElement,
    /// `(value, *arguments)` → a call of what is no function.
    CallOther,
    /// `(value)` → a generator of its elements, where the machine has no rule for walking it.
    Iterate,
    /// `(value)` → the key of a member that it stands for.
    Key,
}

impl Hook {
    /// Every hook, with the name of the library function that does the work.
    pub const ALL: &[(Hook, &str)] = &[
        (Hook::Collect, "_collect"),
        (Hook::Sequence, "_sequence_iterator"),
        (Hook::GenericAlias, "_generic_alias"),
        (Hook::Uncaught, "_report_uncaught"),
        (Hook::Finalize, "_finalize"),
        (Hook::Str, "_str"),
        (Hook::Repr, "_repr"),
        (Hook::Format, "_format"),
        (Hook::Hash, "_hash"),
        (Hook::Equal, "_equal"),
        (Hook::Compare, "_compare"),
        (Hook::Contains, "_contains"),
        (Hook::Sort, "_sort"),
        (Hook::MapGet, "_map_get"),
        (Hook::MapSet, "_map_set"),
        (Hook::MapDelete, "_map_delete"),
        (Hook::SetAdd, "_set_add"),
        (Hook::ClassCreated, "_class_created"),
        (Hook::Print, "_print"),
        (Hook::Unpack, "_unpack"),
        (Hook::Retry, "_retry"),
        (Hook::CallUntil, "_call_until"),
        (Hook::Reversed, "_reversed_sequence"),
        (Hook::IsInstance, "_isinstance"),
        (Hook::Union, "_union_type"),
        (Hook::ComplexPower, "_complex_power"),
        (Hook::Power, "_power"),
        (Hook::SetOperation, "_set_operation"),
        (Hook::SetExtend, "_set_extend"),
        (Hook::MapUpdate, "_map_update"),
        (Hook::MapPop, "_map_pop"),
        (Hook::MapSetDefault, "_map_set_default"),
        (Hook::ListRemove, "_list_remove"),
        (Hook::SequenceIndex, "_sequence_index"),
        (Hook::SequenceCount, "_sequence_count"),
        (Hook::Sum, "_sum"),
        (Hook::Min, "_min"),
        (Hook::Max, "_max"),
        (Hook::Any, "_any"),
        (Hook::All, "_all"),
        (Hook::Construct, "_construct"),
        (Hook::Operator, "_operator"),
        (Hook::UnaryOperator, "_unary"),
        (Hook::Element, "_element"),
        (Hook::SetElement, "_set_element"),
        (Hook::CallOther, "_call_other"),
        (Hook::Iterate, "_iterate"),
        (Hook::Key, "_key"),
    ];
}
