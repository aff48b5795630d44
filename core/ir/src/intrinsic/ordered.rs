//! Arrays that are values: ordered maps from integers and texts, copied where they are passed on. References to variables and
//! elements, and how values of different kinds are compared and converted by operators.

macro_rules! ordered {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Ordered {
            // Arrays (vm/natives/ordered/arrays.rs).
            /// `(*values)`: an array of these, from 0 on.
            OrderedNew "ordered_new",
            /// `(list)`: an array of a list's or tuple's elements.
            OrderedList "ordered_list",
            /// `(array, place)`: the element there is no longer a variable that references refer to.
            OrderedSettle "ordered_settle",
            /// `(value)`: whether it is an array.
            IsOrdered "is_ordered",
            /// `(value)`: whether it is a reference.
            IsCell "is_cell",
            /// `(code)`: the text of one byte.
            ByteOf "byte_of",
            /// `(value)`: whether it is a number.
            IsNumber "is_number",
            /// `(value, type)`: whether a value is of a type of which no class has a say, and needs no conversion.
            ValueFits "value_fits",
            /// `(value, type, name)`: the same where a program asks by a function of that name: of an unknown it is unknown.
            ValueIs "value_is",
            /// `(object, key, value)`: whether a value fits the type that what an object inherits under a key names,
            /// so that no class has a say; an empty one names all.
            MemberFits "member_fits",
            /// `(array, by key, function, judge)`: the places of its elements in the order that a function gives; see
            /// `sort_with`.
            OrderedSorted "ordered_sorted",
            /// `(name)`: what a name of the program's, or else of the library's, is bound to; nil where there is nothing.
            NamedValue "named_value",
            /// `(value)`: whether a variable or parameter has none.
            IsNone "is_none",
            /// `(value, name)`: the value of a variable; what the library says where it has none.
            Known "known",
            /// `(array, key)`: an element; what the library says where there is none.
            OrderedFetch "ordered_fetch",
            /// `(array, key)`: an element, or null where there is none.
            OrderedFind "ordered_find",
            /// `(array, key, value)`.
            OrderedPut "ordered_put",
            /// `(array, value)`: behind all others.
            OrderedPush "ordered_push",
            /// `(value)`: what is written to: a new array where there is nothing.
            OrderedOwn "ordered_own",
            /// `(array, key)`: the same of an element; without a key, of a new one.
            OrderedInner "ordered_inner",
            /// `(array, key)`: removes an element.
            OrderedTake "ordered_take",
            /// `(array)`: how many elements.
            OrderedCount "ordered_count",
            /// `(value)`: a copy of an array, those inside included; other values themselves.
            OrderedCopy "ordered_copy",
            /// `(array, place)`: the place of the next element from a place on; -1 behind the last.
            OrderedStep "ordered_step",
            /// `(array, place)`: the place of the last element in front of a place; -1 before the first.
            OrderedBefore "ordered_before",
            /// `(array, place)`: the key there.
            OrderedKey "ordered_key",
            /// `(array, place)`: the value there.
            OrderedValue "ordered_value",
            /// `(array, key)`: a reference to an element; without a key, to a new one.
            OrderedReference "ordered_reference",
            /// `(array, key?)`: the next key is the one behind the greatest again; or a key that has been taken away, if it was the last.
            OrderedRenumber "ordered_renumber",
            /// `(array, places)`: an array with the same entries in the order of a list of places.
            OrderedArranged "ordered_arranged",
            /// `(array)`: removes the first element and numbers the others anew; gives it, or null.
            OrderedShift "ordered_shift",
            /// `(array, by key, as texts, downwards)`: the places of its elements in order; null where they are not numbers
            /// alone or texts alone.
            OrderedPlaces "ordered_places",
            /// `(array, place?)`: the place of the current element, or makes another one current; -1 for none.
            OrderedCursor "ordered_cursor",
            /// `(bytes, how)`: a text of UTF-8 in other letters: 0 small, 1 capital, 2 words with a capital; 3 gives letters for
            /// bytes, 4 bytes for letters.
            WideCase "wide_case",
            /// `(array, text)`: the elements, all texts or integers, with a text between them; null where there are others.
            OrderedJoin "ordered_join",
            /// `(value)`: a reference to a new variable that holds it.
            CellNew "cell_new",
            /// `(value)`: what a reference refers to; other values themselves.
            CellRead "cell_read",
            /// `(reference, value)`.
            CellWrite "cell_write",
            /// `(value)`: a reference as it is, others as a new variable.
            CellOf "cell_of",
            /// `(reference)`: how many variables, elements and members hold it.
            CellHolders "cell_holders",
            /// `(reference)`: where one element of an array alone holds it, the element is its value from now on.
            CellRelease "cell_release",
            // Comparison and conversion (vm/natives/ordered/convert.rs).
            /// `(value)`: the kind of a value, as a word.
            ValueKind "value_kind",
            /// `(left, right)`: whether they are equal once converted.
            LooseEqual "loose_equal",
            /// `(left, right)`: -1, 0 or 1, also where neither comes first.
            LooseOrder "loose_order",
            /// `(left, right)`: whether the first comes before the second.
            LooseLess "loose_less",
            /// `(left, right)`: whether it does, or they are equal.
            LooseLessEqual "loose_less_equal",
            /// `(left, right)`: whether kind and value are the same.
            StrictSame "strict_same",
            /// `(value)`: the number that it is to arithmetic.
            LooseNumber "loose_number",
            /// `(text)`: 2 where a text is a number, 1 where it begins with one, else 0.
            NumberInText "number_in_text",
            /// `(value)`: the integer that it is to casts.
            LooseInteger "loose_integer",
            /// `(left, right)`: an integer where both are and it comes out even.
            Quotient "quotient",
            /// `(left, right)`: of integers.
            Residue "residue",
            /// `(base, exponent)`: an integer where both are and it fits.
            PowerOf "power_of",
            /// `(float, digits)`: written with so many digits at most; 17 for the fewest that read back as the same number.
            FloatText "float_text",
            /// `(value, reader)`: the truth of a value.
            LooseTruth "loose_truth",
        } }
    };
}
