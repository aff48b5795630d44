//! Objects with members of their own and a parent. Keys are texts, numbers, or names that are equal to themselves alone.

macro_rules! delegation {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Delegation {
            // Objects and their parents (vm/natives/delegation/objects.rs).
            /// `()`: the value that is there and is nothing.
            Null "null",
            /// `(parent)`: an object without members.
            ObjectBelow "object_below",
            /// `(object)`: its parent, or null.
            Parent "parent",
            /// `(object, parent)`: nothing.
            SetParent "set_parent",
            /// `(object, native)`: the object, with a native value inside, which natives see.
            Wrap "wrap",
            /// `(value)`: the native value inside.
            Unwrap "unwrap",
            /// `(value)`: whether members can be given to it.
            IsObject "is_object",
            /// `(value)`: what kind of value it is, as a word.
            Kind "kind",
            /// `(value)`: the same with all kinds of objects called by one word, functions apart.
            KindWord "kind_word",
            /// `(function, parent function)`: the function, made a class: the parent is unbound where it has none.
            ClassOf "class_of",
            /// `(name, description)`: a name that is equal to itself alone; with the name given, the one of that name.
            Symbol "symbol",
            /// `(symbol)`: its description.
            SymbolDescription "symbol_description",

            // Members (vm/natives/delegation/members.rs).
            /// `(object)`: the keys of its own members that are texts, in order.
            OwnKeys "own_keys",
            /// `(object)`: the keys that are symbols.
            OwnSymbols "own_symbols",
            /// `(object)`: the keys of its own members that show.
            EnumerableKeys "enumerable_keys",
            /// `(object, key)`: -1 where it has no such member itself, else 1 for writable, 2 for enumerable, 4 for
            /// configurable and 8 for computed, added up.
            OwnAttributes "own_attributes",
            /// `(object, key)`: the value; of a computed member, what reads and what writes it, as a list.
            OwnValue "own_value",
            /// `(object, key, value, attributes)`: defines a member of the object's own.
            Define "define",
            /// `(object, key, reader, writer, attributes)`: the same of a computed one.
            DefineAccessor "define_accessor",
            /// `(object, key)`.
            HasOwn "has_own",
            /// `(object, key)`: whether it or an ancestor has the member.
            HasMember "has_member",
            /// `(object, key)`: whether the member is gone.
            DeleteOwn "delete_own",
            /// `(object)`: 0 where members can be added, 2 for a text that is frozen, else 1.
            SealLevel "seal_level",
            /// `(object)`: no members can be added any more; a text is frozen.
            PreventExtensions "prevent_extensions",
            /// `(object, key, receiver)`: the member, computed for another object.
            MemberFor "member_for",
            /// `(object, key, value, receiver)`: writes it, likewise.
            SetMemberFor "set_member_for",
            /// `(object, all, reader, writer)`: the object, whose elements the reader gives and the writer takes from now on: the
            /// reader is called with the object, the key and the receiver, the writer with the object, the key, the value, the
            /// receiver and whether a refusal is an error. Where `all` is true, so are its other members.
            ComputeMembers "compute_members",
            /// `(object, form, writer)`: the object, whose elements are numbers of a form from now on; what is no number is
            /// given to the writer, with the object and the place. Forms: 8, 16, 32 bits, negative for those with a sign; 9 for
            /// bytes that stay at their limits; 33 and 64 for fractions of 32 and 64 bits; 0 for what the writer alone makes.
            RestrictElements "restrict_elements",
            /// `(value)`: the key that it stands for.
            ToKey "to_key",

            // Calls (vm/natives/delegation/calls.rs).
            /// `(function, receiver, list)`: the call's result.
            CallOn "call",
            /// `(function, receiver, *arguments)`: the same.
            CallWith "call_with",
            /// `(function, list, target)`: what it makes, as an object whose parent is the target's.
            Construct "construct",
            /// `(function, *arguments)`: the same, where it is its own target.
            New "new",
            /// `(function, object, *arguments)`: runs a parent's constructor on an object; gives the object, or what took its place.
            ConstructParent "construct_parent",
            /// `(function, object, list)`: the same with the arguments as a list.
            ConstructParentList "construct_parent_list",
            /// `()`: the function whose call with `new` brought about the call at hand; nothing where it was called otherwise.
            NewTarget "new_target",
            /// `()`: the function whose call is at hand.
            CalledFunction "called_function",
            /// `(function)`.
            FunctionOwnName "function_own_name",
            /// `(function, name)`: the function, called so where it has no name of its own.
            SetFunctionName "set_function_name",
            /// `(function)`: how many parameters it has.
            FunctionLength "function_length",
            /// `(function)`: its source text; of one of the library's, nothing.
            FunctionSource "function_source",

            // Collections (vm/natives/delegation/collections.rs).
            NewMap "new_map",
            NewSet "new_set",
            /// `(map or set, key)`.
            CollectionHas "map_has",
            /// `(map, key)`: its value; nil where there is none.
            MapFind "map_find",
            /// `(map, key, value)`: nothing.
            MapPut "map_put",
            /// `(set, value)`: nothing.
            SetPut "set_put",
            /// `(map or set, key)`: whether it was there; it is gone.
            CollectionTake "collection_take",
            /// `(map or set)`: nothing; it is empty.
            CollectionClear "collection_clear",
            /// `(map or set)`: how many entries it has.
            CollectionLength "collection_length",
            /// `(map or set)`: its keys, as a list.
            CollectionKeys "map_key_list",
            /// `(map)`: its values, as a list.
            MapValueList "map_value_list",
            /// `(list, count)`: nothing; the list has so many elements.
            ListWithLength "list_with_length",
            /// `(list, *values)`: appends them; gives the length.
            ListPush "list_push",
            /// `(values)`: a tuple's elements as a list; lists as they are.
            ListOf "list_of",
            /// `(list or text, from, to)`: a part of it, ends as they are given.
            ListPart "list_part",
            /// `(exception arguments)`: an exception without a class.
            ExceptionPlain "exception_new_plain",
            /// `(exception)`: whether it asks a generator to end.
            IsClosing "is_closing",
            /// `(cursor)`: nothing; what it walks is asked to end where it is a generator.
            CloseCursor "close_cursor",
            /// `(generator, value)`: raises a value of any kind in it; gives `(done, value)`.
            GeneratorThrowStep "generator_throw_step",
            /// `(generator)`: asks it to end; gives `(done, value)` where it gives a value or result of its own all the same, nil where
            /// it had not begun or was at its end. What asks it to end comes out of it where it does end.
            GeneratorReturnStep "generator_return_step",

            // Numbers (vm/natives/delegation/numbers.rs).
            /// `(number, radix?)`.
            NumberToText "number_to_text",
            /// `(text)`: the number that it is, spaces around; no number where it is none.
            TextToNumber "text_to_number",
            /// `(number, digits)`.
            ToFixed "to_fixed",
            /// `(number, digits?)`.
            ToExponential "to_exponential",
            /// `(number, digits)`.
            ToPrecision "to_precision",
            /// `(number or text)`: an integer of any size; nil where it is none.
            BigIntOf "big_int",
            /// `(integer)`: the nearest number.
            BigIntNumber "big_number",
            /// `(integer, radix)`.
            BigIntText "big_text",
            /// `(operator, left, right)`: an operator on integers of any size.
            BigIntBinary "big_binary",

            // Regular expressions (vm/natives/delegation/regex.rs).
            /// `(pattern, flags)`: a native pattern, or what is wrong with it as a text.
            RegexNew "regex_new",
            /// `(pattern, text, from)`: where it matches first, as pairs of places and an object of the named groups' pairs; nil where it does not.
            RegexMatch "regex_match",
        } }
    };
}
