//! The library that is written in Java: names and sources.
//!
//! One file per top-level type, where `javac` would look for it: `java/util/ArrayList.java` is the module
//! `java.util.ArrayList`. A module is parsed, checked and lowered when a type of it is first mentioned. The types of
//! `java/lang` that every run needs (what the machine throws, the classes of its own values, what those inherit
//! from) are imported by `java/lang/base.java`, the prelude; keep that list short.
//!
//! **What a source may say.** Plain Java 17, with its `package` and `import` lines; the checker reads signatures from
//! it, so generics are written in full, as in the JDK's documentation (`<R> Stream<R> map(Function<? super T, ? extends
//! R> mapper)`). Further top-level types in a file are seen in that file alone.
//!
//! * `@Intrinsic("name") native …` is a method that the machine carries out: `name` is one of
//!   `core/ir/src/intrinsic/`. An instance method hands over its receiver first, then the arguments. Arguments
//!   arrive as they are typed: an `int` is `Value::Sized(I32, …)`, a `char` `Sized(Char, …)`, `boolean` `Bool`, a
//!   `double` `Float`, an array a native list, a `String` a native text; what it gives back must be of the declared
//!   type in the same way. A `native` method of the program's own, without the annotation, is symbolic.
//! * `@Native("text") class String` is the class of the machine's own values of a kind (`ir::Native`, in lower case:
//!   `object`, `text`, `exception`, `class`, and the boxes); only in types that the prelude imports.
//!   The instance has no fields of its own then, save for `exception`, which may have any.
//! * Names of members: a method is stored under `name/arity`, or under `name(erased,types)` where the class has
//!   several of that name and arity; so the machine finds `toString/0`, `equals/1`, `hashCode/0`, `compareTo/1`.
//!   Static methods and fields are variables of their module, `Math.abs(int)`, `Integer.MAX_VALUE`.
//! * Functions as values: whatever implements a functional interface has its method as a member; a lambda is an
//!   instance of the interface. So library code just calls `f.apply(x)`.
//!
//! **Invariant:** every source is lowered without a finding. Held by `core/registry/tests/library.rs`.

use frontend::Library;

include!(concat!(env!("OUT_DIR"), "/java_library.rs"));

/// Whether a class of the library stands in a package.
pub(super) fn has_package(name: &str) -> bool {
    let is_in = |class: &str| {
        class
            .rsplit_once('.')
            .is_some_and(|(package, _)| package == name)
    };
    let base = LIBRARY.base.iter().map(|(class, _)| *class);
    base.chain(LIBRARY.rest.iter().map(|(class, ..)| *class))
        .any(is_in)
}
