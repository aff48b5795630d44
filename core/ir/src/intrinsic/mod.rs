//! Intrinsics: what the machine can do beyond its instructions, a closed set that languages map their names to.
//!
//! They stand in families, a file each. The kernel's are what every language writes its library over; each of the other
//! families was made for one language's library.
//!
//! An intrinsic gets its operands bound to its signature (see [`crate::BuiltinFunction`]): first the
//! fixed parameters, each in its place and *unbound* where it was not given, then a map of the named
//! rest where the signature has one, then the positional rest. Called as `@name` from the IR, it gets
//! exactly the operands written there.

// Each file of a family is one macro, which hands its list on behind the lists that it is given; the last is `intrinsics!`.
#[macro_use]
mod kernel;
#[macro_use]
mod floats;
#[macro_use]
mod utf16;
#[macro_use]
mod integers;
#[macro_use]
mod regions;
#[macro_use]
mod object_model;
#[macro_use]
mod special_methods;
#[macro_use]
mod text;
#[macro_use]
mod bytes;
#[macro_use]
mod numbers;
#[macro_use]
mod math;
#[macro_use]
mod collections;
#[macro_use]
mod allocation;
#[macro_use]
mod stdio;
#[macro_use]
mod process;
#[macro_use]
mod tables;
#[macro_use]
mod delegation;
#[macro_use]
mod ordered;

mod hook;

pub use hook::Hook;

macro_rules! intrinsics {
    (; $($family:ident { $($(#[$doc:meta])* $variant:ident $name:literal),* $(,)? })*) => {
        /// One operation of the machine's own, in the text form `@name`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u16)]
        #[expect(missing_docs, reason = "documented where the machine implements them")]
        pub enum Intrinsic { $($($(#[$doc])* $variant),*),* }

        impl Intrinsic {
            /// Every intrinsic, in order of its number.
            pub const ALL: &[Intrinsic] = &[$($(Intrinsic::$variant),*),*];

            /// Its name in the text form, without the `@`.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $($(Intrinsic::$variant => $name),*),* }
            }

            /// The inverse of [`Intrinsic::name`].
            #[must_use]
            pub fn from_name(name: &str) -> Option<Intrinsic> {
                match name { $($($name => Some(Intrinsic::$variant),)*)* _ => None }
            }

            /// The family that it belongs to.
            #[must_use]
            pub fn family(self) -> Family {
                match self { $($(Intrinsic::$variant)|* => Family::$family),* }
            }
        }
    };
}

kernel! { floats utf16 integers regions object_model special_methods text bytes numbers math collections allocation stdio process tables delegation ordered intrinsics; }

/// Intrinsics that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// What lowering needs, objects of every kind, exceptions, tasks, iteration, input and output.
    Kernel,
    /// Functions on floating-point numbers, without errors.
    Floats,
    /// Text by UTF-16 code units, and characters by number.
    Utf16,
    /// Integers of any size, and numbers as text and bits.
    Integers,
    /// Byte-addressed memory and variadic arguments.
    Regions,
    /// Attributes by name, properties, metaclasses, members of exceptions, names in force.
    ObjectModel,
    /// Operators as methods of native classes.
    SpecialMethods,
    /// Text by characters, with errors.
    Text,
    /// Sequences of bytes.
    Bytes,
    /// Methods of numbers.
    Numbers,
    /// Mathematical functions with errors, and the Mersenne Twister.
    Math,
    /// Methods of lists, tuples, maps, sets, ranges and slices, and functions over iterables.
    Collections,
    /// The heap of languages that free by hand.
    Allocation,
    /// Formatted input and output on streams.
    Stdio,
    /// What a C library keeps for a whole program.
    Process,
    /// Tables, several results, texts as bytes and their patterns.
    Tables,
    /// Objects with members of their own and a parent, and what texts and numbers are to languages that have such objects.
    Delegation,
    /// Arrays that are values, references, and values converted as operators ask.
    Ordered,
}

impl Family {
    /// Whether the family is one of the kernel's, over which every language writes its library. Each of the
    /// others was made for one language's.
    #[must_use]
    pub fn is_of_kernel(self) -> bool {
        matches!(
            self,
            Family::Kernel | Family::Floats | Family::Utf16 | Family::Integers | Family::Regions
        )
    }
}

// By its number: both ends are of one build.
impl serde::Serialize for Intrinsic {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u16(*self as u16)
    }
}

impl<'de> serde::Deserialize<'de> for Intrinsic {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Intrinsic, D::Error> {
        let number = u16::deserialize(from)?;
        let found = Intrinsic::ALL.get(usize::from(number)).copied();
        found.ok_or_else(|| serde::de::Error::custom("no such intrinsic"))
    }
}
