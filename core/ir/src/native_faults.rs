//! Faults of natives: what only one operation can find wrong.

// The list is handed on behind the kernel's, as those of intrinsics are.
macro_rules! with_native_faults {
    ($next:ident; $($before:tt)*) => {
        $next! { $($before)*
            /// The name of a named argument that is no text.
            KeywordNotText,
            /// A format specification for a value of type {0}, which takes none.
            UnsupportedFormat,
            /// A number that is no byte, to be formatted as one.
            NotAByteToFormat,
            /// Infinity is to become an integer.
            InfiniteToInteger,
            /// What is no number is to become an integer.
            NanToInteger,
            /// The special method {0} gave a {1}, which is no integer.
            SpecialResultNotInteger,
            /// The special method {1} of {0} gave a {2}, which is no floating-point number.
            SpecialResultNotFloat,
            /// Something of type {0}, which has no bytes, is to be formatted as bytes.
            NoBytesToFormat,
            /// A format with names whose operand is no map.
            FormatWantsMap,
            /// A width or precision that is given as an operand and is no integer.
            StarWantsInteger,
            /// A format that ends within a conversion.
            IncompleteFormat,
            /// A format that ends within the name of an operand.
            IncompleteFormatKey,
            /// A format of {0} that leaves operands over.
            SurplusFormatOperands,
            /// A format that wants more operands than there are.
            TooFewFormatOperands,
            /// Format specifications that are nested too deep.
            FormatNestedTooDeep,
            /// A template with fields by position, where only names are given.
            PositionalFields,
            /// A separator that is not of ASCII.
            SeparatorNotAscii,
            /// A separator that is not of length 1.
            SeparatorLength,
            /// Hexadecimal digits that are no text but a {0}.
            HexNotText,
            /// An element is taken from bytes that are empty.
            EmptyBytes,
            /// An element is taken from a place that is none.
            PopOutOfRange,
            /// A byte that is not there is to be removed.
            ByteNotFound,
            /// Bytes are to be extended with a {0}.
            CannotExtendBytes,
            /// An integer that is too large for a length.
            IndexTooLarge,
            /// Text is to become bytes without an encoding.
            TextWithoutEncoding,
            /// An encoding is given for what is no text.
            EncodingWithoutText,
            /// A negative count.
            NegativeCount,
            /// An element of bytes that is no byte.
            NotAByte,
            /// A {0} is to become a {1}.
            CannotConvertToBytes,
            /// Bytes that are looked for are not there.
            BytesNotFound,
            /// What is to be joined has no elements.
            CannotJoin,
            /// A table of bytes that has not one entry for each byte.
            TranslationTableLength,
            /// Two sequences of bytes that are to be a table differ in length.
            UnequalByteTables,
            /// An element is taken from an empty list.
            EmptyList,
            /// The length of a sequence that is negative.
            NegativeSequenceLength,
            /// An array is of a class or of a scalar type.
            NoArrayElement,
            /// An array is made of a class of arrays.
            NotAnArrayClass,
            /// The class of a kind of value is a class.
            NotANativeClass,
            /// `{0}` is no kind of value.
            NoKindOfValue,
            /// A number that is no code point.
            NotACodePoint,
            /// A character is wanted, and not a {0}.
            NotACharacter,
            /// One character is wanted, and not {0}.
            NotOneCharacter,
            /// The cause of an exception that is none.
            BadCause,
            /// A format specification that is no text but a {0}.
            SpecificationNotText,
            /// Values that are nested too deep to be compared, or a comparison where calls are as deep as they may be.
            ComparisonTooDeep,
            /// A value that is nested too deep to be written as its notation, or is to be where calls are as deep as they may be.
            NotationTooDeep,
            /// A value that is to be written for people where calls are as deep as they may be.
            TextTooDeep,
            /// A limit of recursion below 1.
            BadRecursionLimit,
            /// The special method {0} gave a negative length.
            NegativeSpecialLength,
            /// A length that is no integer but a {0}.
            LengthNotInteger,
            /// A class is wanted.
            NotAClass,
            /// A function of numbers has no result for its operand.
            NoResult,
            /// The result of a function of numbers is too large.
            ResultTooLarge,
            /// A sum of floating-point numbers is too large on its way.
            SumTooLarge,
            /// A sum of infinities of both signs.
            SumOfInfinities,
            /// The integer square root of a negative number.
            NegativeSquareRoot,
            /// The state of a generator of random numbers that is none.
            BadGeneratorState,
            /// A negative number of random bits.
            NegativeBits,
            /// A base is given and no text.
            BaseWithoutText,
            /// A base is given for what is no text.
            BaseForNonText,
            /// A base of numbers that is none.
            BaseOutOfRange,
            /// An order of bytes that is none.
            BadByteOrder,
            /// A negative number of bytes.
            NegativeByteLength,
            /// A negative number is to become an unsigned one.
            NegativeToUnsigned,
            /// An integer does not fit so many bytes.
            IntegerTooBig,
            /// What is no number is to become a ratio.
            RatioOfNan,
            /// Infinity is to become a ratio.
            RatioOfInfinity,
            /// A hexadecimal floating-point number that is no text.
            HexFloatNotText,
            /// A hexadecimal floating-point number that is too large.
            HexFloatTooLarge,
            /// A text that is no hexadecimal floating-point number.
            BadHexFloat,
            /// A rounded number is too large.
            RoundedTooLarge,
            /// It is asked of what is no class whether it derives from another.
            SubclassOfWhat,
            /// It is asked whether a class derives from what is none.
            SubclassOfNoClass,
            /// The members of parents are wanted of an object that is no instance of the class.
            SuperOfStranger,
            /// The name of a class that is no text but a {0}.
            ClassNameNotText,
            /// A {0} is thrown into a generator, which is no exception.
            ThrownNoException,
            /// The parents of a class are given as a {0}, which is no tuple.
            ParentsNotTuple,
            /// The members of a class are given as a {0}, which is no map.
            MembersNotMap,
            /// A note on an exception that is no text but a {0}.
            NoteNotText,
            /// An instance is to be made of what is no class.
            InstanceOfNoClass,
            /// The map of members is wanted of an object without one.
            NoMemberMap,
            /// The name of a member that is no text but a {0}.
            MemberNameNotText,
            /// A function is to be made of what is no code but a {0}.
            FunctionWithoutCode,
            /// A captured variable has no value yet.
            EmptyCell,
            /// The operand {1} of {0} is no text but a {2}.
            OperandNotText,
            /// There is no encoding {0}.
            NoSuchEncoding,
            /// There is no way {0} of dealing with errors of an encoding.
            NoSuchErrorHandler,
            /// What is to fill a text is not one character.
            FillNotOneCharacter,
            /// What is to fill a text is no text but a {0}.
            FillNotText,
            /// Text is to be decoded.
            DecodingText,
            /// What is to be decoded is no bytes but a {0}.
            DecodingNoBytes,
            /// A text that is looked for is not there.
            TextNotFound,
            /// A separator that is empty.
            EmptySeparator,
            /// What {0} looks for is no text but a {1}.
            AffixNotText,
            /// What {0} takes away is no text.
            StrippedNotText,
            /// What a character is translated to is neither a number nor a text.
            BadTranslation,
            /// What a character is translated to is no code point.
            TranslationOutOfRange,
            /// A table of characters that is no map.
            TranslationNotAMap,
            /// Characters that are to be translated are no text.
            TranslatedNotText,
            /// Two texts that are to be a table differ in length.
            UnequalTextTables,
            /// An entry of a table of characters is not for one character.
            TranslatedNotOneCharacter,
            /// An entry of a table of characters is neither for a text nor for a number.
            BadTranslated,
            /// The operand {0} of a table of characters is no text but a {1}.
            TranslationNotText,
            /// The quotient of two integers is too large for a floating-point number.
            QuotientTooLarge,
            /// A power modulo zero.
            PowerModuloZero,
            /// A number has no inverse for the modulus.
            NotInvertible,
            /// An integer is too large for a floating-point number.
            IntegerTooLargeForFloat,
            /// What stands at the place {0} is no hexadecimal digit.
            BadHexDigit,
            /// What is looked for in bytes is neither a byte nor bytes but a {0}.
            NeitherByteNorBytes,
            /// What {0} looks for is no bytes but a {1}.
            AffixNotBytes,
            /// The element {0} that is to be joined is no bytes but a {1}.
            JoinedNotBytes,
            /// What {0} is to fill with is not one byte but a {1}.
            FillNotOneByte,
            /// An object of type {0} cannot be entered as an asynchronous context.
            NoAsyncContextManager,
            /// An object of type {0} cannot be entered as a context.
            NoContextManager,
            /// An object of type {0} can be entered as a context, but has no {1} to leave it.
            NoContextExit,
            /// An object of type {0} can be entered as an asynchronous context, but has no {1} to leave it.
            NoAsyncContextExit,
            /// A power modulo something of numbers that are no integers.
            PowerModuloOfNonIntegers,
            /// The members of parents are wanted where no method is under way.
            SuperOutsideOfMethod,
            /// The function {0} captures {1} variables, and gets {2}.
            WrongClosureLength,
            /// A function that captures variables is to be made without any.
            ClosureMissing,
            /// A text is wanted, and not a {0}.
            TextWanted,
            /// A text or nothing is wanted, and not a {0}.
            TextOrNothingWanted,
            /// One of those that {0} looks for is no text but a {1}.
            AffixesNotTexts,
            /// The operand {0} of a replacement is no text but a {1}.
            ReplacedNotText,
            /// What {0} takes away is no text but a {1}.
            RemovedNotText,
            /// What is to be formatted as a byte is none.
            NoByteToFormat,
            /// What is to be formatted as a character is none.
            NoCharacterToFormat,
            /// The conversion {0} wants an integer, and gets a {1}.
            ConversionWantsInteger,
            /// The conversion {0} wants a number, and gets a {1}.
            ConversionWantsNumber,
            /// The width of a format is too large to be read.
            FormatWidthTooBig,
            /// The precision of a format is too large to be read.
            FormatPrecisionTooBig,
            /// There is no conversion {0} with the number {1}, which stands at the place {2}.
            UnsupportedConversion,
            /// There is no conversion {0} of a field.
            UnknownTemplateConversion,
            /// A field without a number behind one that has a number.
            ManualToAutomatic,
            /// A field with a number behind one that has none.
            AutomaticToManual,
            /// There is no operand {0} for a field.
            NoSuchField,
            /// A closing brace that opens nothing.
            SingleClosingBrace,
            /// An opening brace at the end of a template.
            SingleOpeningBrace,
            /// An opening brace in the name of a field.
            BraceInFieldName,
            /// A field that is not closed.
            FieldNotClosed,
            /// A template that ends where a conversion is to follow.
            TemplateConversionMissing,
            /// Something else than a colon behind the conversion of a field.
            ColonMissing,
            /// An opening brace in a format specification that is not closed.
            BraceInSpecification,
            /// An empty name of a member in a field.
            EmptyFieldMember,
            /// A bracket in a field that is not closed.
            BracketNotClosed,
            /// Something else than a member or an element behind a bracket.
            StrayBehindBracket,
            /// A number in a format that is too large to be read.
            TooManyFormatDigits,
            /// A point without a precision behind it.
            MissingPrecision,
            /// {0} is no format specification, also not for a {1}.
            InvalidSpecification,
            /// Both ways of grouping digits at once.
            BothGroupings,
            /// The way {0} of grouping digits does not go with the presentation {1}.
            GroupingWith,
            /// There is no presentation {0} of a {1}.
            UnknownPresentation,
            /// A precision for an integer.
            PrecisionOfInteger,
            /// The sign of zero is to be left out of an integer, which has none.
            NegativeZeroOfInteger,
            /// A sign for a character.
            SignOfCharacter,
            /// The alternate form of a character.
            AlternateOfCharacter,
            /// A space for the sign of a text.
            SpaceOfText,
            /// A sign for a text.
            SignOfText,
            /// The sign of zero is to be left out of a text.
            NegativeZeroOfText,
            /// The alternate form of a text.
            AlternateOfText,
            /// Padding behind the sign of a text.
            AlignmentOfText,
            /// A number that is no code point, to be formatted as a character.
            NotACodePointToFormat,
        }
    };
}
