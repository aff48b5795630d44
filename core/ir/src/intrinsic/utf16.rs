//! Text by UTF-16 code units, with results of a fixed width, and characters by number.

macro_rules! utf16 {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Utf16 {
            // Characters by number (vm/natives/kernel/characters.rs).
            /// `(text)`: the general category of its only character, as Unicode abbreviates it.
            CharacterCategory "character_category",
            CharIsLetter "char_is_letter",
            CharIsDigit "char_is_digit",
            CharIsUpperCase "char_is_upper_case",
            CharIsLowerCase "char_is_lower_case",
            /// `(number)`: whether it separates words; what does not break a line there does not.
            CharIsWhitespace "char_is_whitespace",
            /// `(number)`: i32.
            CharToUpperCase "char_to_upper_case",
            /// `(number)`: i32.
            CharToLowerCase "char_to_lower_case",

            // Text: the receiver comes first (vm/natives/kernel/utf16).
            /// `(source?, start?, count?)`: a text from nothing, a text, an array of units or bytes or a part of one, or what an object that
            /// collects text holds.
            TextNew "text_new",
            /// `(text)`: how many units it has; i32.
            TextLength "text_length",
            /// `(text, index)`: a unit.
            TextUnitAt "text_unit_at",
            /// `(text, index)`: the character of which the unit is the first; i32.
            TextCodePointAt "text_code_point_at",
            /// `(text, other)`: whether the other is a text that is equal.
            TextEquals "text_equals",
            /// `(text)`: the constant of the program that is equal; nothing where there is none.
            TextConstant "text_constant",
            /// `(text)`: the polynomial in 31 over the units; i32.
            TextHash "text_hash",
            /// `(text, text)`: the difference of the first units that differ, or of the lengths; i32.
            TextCompare "text_compare",
            /// `(text, start, end?)`: a part.
            TextPart "text_part",
            /// `(text, part or character, from?)`: where it is first found, or -1; i32.
            TextIndexOf "text_index_of",
            /// `(text, part or character, from?)`: where it is last found, or -1; i32.
            TextLastIndexOf "text_last_index_of",
            /// `(text, part, from?)`.
            TextStartsWith "text_starts_with",
            /// `(text, part)`.
            TextEndsWith "text_ends_with",
            TextLowerCase "text_lower_case",
            TextUpperCase "text_upper_case",
            /// `(text)`: without the characters up to the space at both ends.
            TextTrim "text_trim",
            /// `(text)`: without white space at both ends; what does not break a line there does not count.
            TextStrip "text_strip",
            TextStripLeading "text_strip_leading",
            TextStripTrailing "text_strip_trailing",
            /// `(text, old, new)`: with texts or units.
            TextReplace "text_replace",
            /// `(text, count)`.
            TextRepeat "text_repeat",
            /// `(text)`: an array of its units.
            TextUnits "text_units",
            /// `(text)`: an array of the bytes of its UTF-8 as i8.
            TextUtf8 "text_utf8",
            /// `(text, start, end, other)`: the text with another in place of a part.
            TextSplice "text_splice",
            /// `(text)`: backwards, character by character.
            TextReverse "text_reverse",
            /// `(number)`: the character with that number, as text.
            TextOfCodePoint "text_of_code_point",
        } }
    };
}
