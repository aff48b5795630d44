//! What the machine can do beyond its instructions: a closed set that languages map their names to.
//!
//! An intrinsic gets its operands bound to its signature (see [`crate::BuiltinFunction`]): first the
//! fixed parameters, each in its place and *unbound* where it was not given, then a map of the named
//! rest where the signature has one, then the positional rest. Called as `@name` from the IR, it gets
//! exactly the operands written there.

macro_rules! intrinsics {
    ($($(#[$doc:meta])* $variant:ident $name:literal),* $(,)?) => {
        /// One operation of the machine's own, in the text form `@name`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u16)]
        #[expect(missing_docs, reason = "documented where the machine implements them")]
        pub enum Intrinsic { $($(#[$doc])* $variant),* }

        impl Intrinsic {
            /// Every intrinsic, in order of its number.
            pub const ALL: &[Intrinsic] = &[$(Intrinsic::$variant),*];

            /// Its name in the text form, without the `@`.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Intrinsic::$variant => $name),* }
            }

            /// The inverse of [`Intrinsic::name`].
            #[must_use]
            pub fn from_name(name: &str) -> Option<Intrinsic> {
                match name { $($name => Some(Intrinsic::$variant),)* _ => None }
            }
        }
    };
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

// One line each, by family; a family is a module of the machine's `natives`.
intrinsics! {
    // --- core: what lowering itself needs (vm/natives/core.rs)
    /// `(value, count)`: exactly `count` elements of an iterable, as a tuple.
    Unpack "unpack",
    /// `(value, before, after)`: at least `before + after` elements; those between become one list.
    UnpackRest "unpack_rest",
    /// `(start, stop, step)`: a slice.
    Slice "slice",
    /// `(object, index)`: removes an element.
    DeleteIndex "delete_index",
    /// `(object, name)`: removes a member.
    DeleteField "delete_field",
    /// `(name)`: the module of that name, run first if it has not been; symbolic if there is none.
    ImportModule "import_module",
    /// `()`: the modules that have been begun, as a map from their names.
    LoadedModules "loaded_modules",
    /// `(module, name)`: a member of a module, or its submodule, or the language's error.
    ImportMember "import_member",
    /// `(module)`: binds every public name of a module in the module at hand.
    ImportAll "import_all",
    /// `(list, value)`: appends; for displays and comprehensions.
    Append "append",
    /// `(set, value)`.
    SetInsert "set_insert",
    /// `(map, key, value)`.
    MapInsert "map_insert",
    /// `(value, length?)`: a native copy of an iterable's elements as a list.
    Collect "collect",
    /// `(value)`: whether it is absent (unbound).
    IsUnbound "is_unbound",

    // --- boxes (vm/natives/boxes.rs)
    /// `(value)`: an object that holds a number, a character or a truth value; what is an object already, itself.
    Box "box",
    /// `(value)`: what a box holds; anything else itself, nothing the language's error.
    Unbox "unbox",
    /// `(kind, class)`: from now on the class of the values of a native kind, in boxes too.
    NativeClass "native_class",

    /// `(name, function)`: a variable of the module at hand that has no value yet gets it from a call of the function,
    /// which stores it, when it is first read.
    DefineLazily "define_lazily",
    /// `()`: what the calls in progress hold is kept for whoever looks at the run after its end.
    KeepCalls "keep_calls",
    /// `(value, class)`: the value, if it is nothing or an instance of the class; otherwise the language's error.
    CheckCast "check_cast",

    // --- what classes say of themselves (vm/natives/reflection.rs)
    /// `(class)`: its name in full.
    ClassBinaryName "class_binary_name",
    /// `(class)`: what it derives from, interfaces aside; nothing for the root and for interfaces.
    ClassSuperclass "class_superclass",
    /// `(class, index)`: one of those that it derives from, in the order in which it names them; nothing behind the last.
    ClassParent "class_parent",
    /// `(class)`: its fixed set of instances, if it has one.
    ClassConstants "class_constants",
    /// `(class, value)`: whether the value is an instance; nothing is of no class.
    ClassIsInstance "class_is_instance",
    /// `(class)`: whether it is an interface.
    ClassIsInterface "class_is_interface",

    // --- arrays (vm/natives/arrays.rs)
    /// `(element, name)`: the class of the arrays of a class's instances, or of a scalar type, which is given by its
    /// name in the text form (`i32`, `bool`, …); the name is the array class's own for people.
    ArrayClass "array_class",
    /// `(class, *lengths)`: an array of a class of arrays, of zeros, false or nil; with several lengths, nested ones.
    ArrayNew "array_new",
    /// `(class, *items)`: an array of a class of arrays that holds these.
    ArrayOf "array_of",
    /// `(array)`: how many elements it has.
    ArrayLength "array_length",
    /// `(class)`: what the arrays of a class of arrays hold: a class, or the name of a scalar type; nil for other classes.
    ArrayElement "array_element",

    // --- exceptions (vm/natives/exceptions.rs)
    /// `(exception, class)`: whether a handler for the class (or tuple of classes) takes it.
    ExceptionMatches "exception_matches",
    /// `()`: the handler is done with the exception it caught.
    EndCatch "end_catch",
    /// `()`: the exception being handled, or the language's error that there is none.
    CurrentException "current_exception",
    /// `(exception)`: the exception itself, which has been raised here already: raising it says nothing new.
    RaisedHere "raised_here",
    /// `(exception, cause)`: the exception, made to say that it was caused by the other.
    WithCause "with_cause",
    /// `(class, *arguments)`: an exception of the class.
    ExceptionNew "exception_new",
    /// `(exception)`: the calls it went through, outermost first, each `(file, line, function, source line, marks)`.
    ExceptionFrames "exception_frames",
    /// `()`: the program's calls that are under way, innermost first, each `(file, line, function, source line)`.
    CallFrames "call_frames",
    /// `(exception)`: nothing; the calls that are under way have been noted when it was made.
    StackNote "stack_note",
    /// `(exception)`: the program's calls that were under way, the innermost first, as an array of texts: class,
    /// function, file and line of each.
    StackLines "stack_lines",
    ExceptionArgs "exception_args",
    ExceptionCause "exception_cause",
    ExceptionContext "exception_context",
    ExceptionSuppressContext "exception_suppress_context",
    ExceptionNotes "exception_notes",
    ExceptionTracebackObject "exception_traceback_object",
    ExceptionInit "exception_init",
    ExceptionStr "exception_str",
    ExceptionRepr "exception_repr",
    ExceptionWithTraceback "exception_with_traceback",
    ExceptionAddNote "exception_add_note",

    // --- objects, classes, attributes (vm/natives/objects.rs)
    TypeOf "type_of",
    MakeClass "make_class",
    ObjectNew "object_new",
    ObjectInit "object_init",
    ObjectRepr "object_repr",
    ObjectEq "object_eq",
    ObjectNe "object_ne",
    ObjectHash "object_hash",
    /// `(object)`: the members of an instance as a map; nil without any.
    ObjectState "object_state",
    /// `(object, protocol?)`: what to call, with which arguments, for an equal object, and the state to give it.
    ObjectReduce "object_reduce",
    /// Whatever is asked: somebody else may know.
    ObjectDeclines "object_declines",
    ObjectFormat "object_format",
    ObjectDir "object_dir",
    ObjectGetAttribute "object_getattribute",
    ObjectSetAttribute "object_setattr",
    ObjectDelAttribute "object_delattr",
    InitSubclass "init_subclass",
    GetAttribute "getattr",
    SetAttribute "setattr",
    HasAttribute "hasattr",
    DelAttribute "delattr",
    /// `(value, name)`: a method found on the value's class only, bound; unbound value if there is none.
    LookupSpecial "lookup_special",
    IsInstance "isinstance",
    IsSubclass "issubclass",
    Callable "callable",
    Identity "id",
    Vars "vars",
    Dir "dir",
    Locals "locals",
    Globals "globals",
    Super "super",
    Property "property",
    StaticMethod "staticmethod",
    ClassMethod "classmethod",
    PropertyGetter "property_getter",
    PropertySetter "property_setter",
    PropertyDeleter "property_deleter",
    /// `(property, which)`: the function for reading (0), writing (1), deleting (2), or the documentation (3).
    PropertyPart "property_part",
    BindMethod "bind_method",
    /// `(class, code, globals, name?, defaults?, closure?)`: a function with the code of another.
    FunctionNew "function_new",
    ClassMro "class_mro",
    ClassBases "class_bases",
    ClassName "class_name",
    ClassDict "class_dict",
    /// `(class, named, *args)`: makes an instance as classes do where the metaclass does not say otherwise.
    ClassCall "class_call",
    ClassSubclasses "class_subclasses",
    /// `(instance)`: the native value inside an instance of a class derived from a built-in one.
    NativeValue "native_value",
    /// `(class, value)`: an instance of the class around a native value.
    WithNativeValue "with_native_value",
    FunctionName "function_name",

    // --- tasks (vm/natives/tasks.rs)
    /// `(object, method)`: the number of a new call stack, which begins with that method, or where it is nil with a call of the
    /// object, when it is first switched to.
    TaskNew "task_new",
    /// `(task)`: nothing, once somebody switches back; meanwhile the other one runs.
    TaskSwitch "task_switch",
    /// `(task)`: never; the other one runs on.
    TaskEnd "task_end",
    /// `()`: never; the run ends, since no task can go on.
    TasksStuck "tasks_stuck",
    /// `(object)`: whether the running task holds the object's lock now, once more where it did already.
    LockHold "lock_hold",
    /// `(object)`: how often the running task still holds the lock after letting go once; -1 where it does not hold it.
    LockLetGo "lock_let_go",

    // --- calls, generators, tasks (vm/natives/generators.rs)
    GeneratorNext "generator_next",
    GeneratorSend "generator_send",
    GeneratorThrow "generator_throw",
    GeneratorClose "generator_close",
    /// `(function)`: nothing; the function is called when the program is over.
    AtExit "at_exit",
    /// `(reference, object)`: nothing; the reference refers to the object without keeping it.
    WeakRefer "weak_refer",
    /// `(reference)`: the object that it refers to; nil once the program has lost that.
    WeakTarget "weak_target",
    /// `(object)`: a list of the references that referred to it, which do so no longer.
    WeakBreak "weak_break",
    /// `()`: nothing; objects that the program has lost are finalized even where they hold each other in a circle.
    FinalizeCircles "finalize_circles",
    /// `(coroutine or generator, value)`: resumes; gives `(done, value)`.
    GeneratorStep "generator_step",
    AsyncGeneratorNext "async_generator_next",

    /// `(asynchronous generator, value)`: an awaitable of its next value, once it has been sent one.
    AsyncGeneratorSend "async_generator_send",
    /// `(asynchronous generator, exception or class, value?, traceback?)`: the same, once that has been raised in it.
    AsyncGeneratorThrow "async_generator_throw",
    /// `(asynchronous generator)`: an awaitable of its end, which it is asked for.
    AsyncGeneratorClose "async_generator_close",
    /// `(manager)`: enters a context; gives what its manager gives.
    EnterContext "enter_context",
    /// `(manager)`: an awaitable of what entering an asynchronous context gives.
    EnterAsyncContext "enter_async_context",

    // --- iteration (vm/natives/iteration.rs)
    Iter "iter",
    Next "next",
    Len "len",
    Reversed "reversed",
    Range "range",
    Enumerate "enumerate",
    Zip "zip",
    Map "map",
    Filter "filter",

    // --- input and output (vm/natives/io.rs)
    Print "print",
    Input "input",
    /// `(text)`: writes to standard output.
    WriteOut "write_out",
    /// `(text)`: writes to the error stream.
    WriteErr "write_err",
    /// `()`: the next line of standard input with its newline, empty at its end.
    ReadLine "read_line",
    /// `(code)`: ends the run.
    Exit "exit",
    /// `()`: whether nothing is missing, so that what is not there is an error and no unknown.
    IsComplete "is_complete",
    /// `(*names)`: whether a handler that is installed names one of these classes.
    IsExpected "is_expected",
    /// `(value)`: whether it is unknown, which asking anything else of it leaves open.
    IsUnknown "is_unknown",
    /// `(name, *operands)`: the unknown that a call of a function gives.
    UnknownCall "unknown_call",
    /// `(text)`: the general category of its only character, as Unicode abbreviates it.
    CharacterCategory "character_category",
    /// `()`: the maps of the module's and of the scope's own names where the program itself stands.
    CallerNames "caller_names",
    /// `()`: virtual seconds since the run began.
    Clock "clock",
    /// `(seconds)`: lets virtual time pass.
    AdvanceClock "advance_clock",

    /// `()`: the program's arguments, its own name first.
    Arguments "arguments",
    /// `(class)`: the same without its name, as an array of a class of arrays.
    ArgumentArray "argument_array",

    // --- regions (vm/natives/regions.rs): pointers and lengths count bytes
    /// `(pointer)`: ends the life of the region that the pointer is to the start of.
    RegionEnd "region_end",
    /// `(pointer)`: from here on nobody may write to the region.
    RegionFreeze "region_freeze",
    /// `(bytes, align)`: a pointer to a literal; the same constant gives the same pointer.
    RegionLiteral "region_literal",
    /// `(destination, source, length)`: copies bytes with all that is known of them; the two may be the same stretch,
    /// but must not overlap otherwise.
    RegionCopy "region_copy",
    /// `(destination, byte, length)`.
    RegionSet "region_set",
    /// `(pointer, layout)`: an allocation is read by this layout of the module from now on, unless it has one; the number
    /// of a layout. Gives the pointer.
    RegionLayout "region_layout",
    /// `(pointer, unit, first, width)`: a bit field within a unit of so many bytes, zero-extended, as u64.
    BitsLoad "bits_load",
    /// `(pointer, unit, first, width, value)`.
    BitsStore "bits_store",
    /// `(index, length)`: reports an index that is not within an array inside of another object; gives the index.
    CheckIndex "check_index",
    /// `(kind, words)`: reports undefined behaviour that the program's text alone shows: the kind's name and a sentence.
    ReportUndefined "report_undefined",
    /// `(function, type)`: notes the type of a function, in the language's own words; gives the function.
    FunctionType "function_type",
    /// `(function, type)`: reports a call through a pointer that is null, to no function, or to one of another noted type;
    /// gives the function.
    CheckCallee "check_callee",
    /// `(rest)`: a walk over the arguments behind the named ones, which came as a tuple.
    VaStart "va_start",
    /// `(walk, type)`: the next argument; the type is that of a scalar, as text.
    VaArg "va_arg",
    /// `(walk)`: another walk from where this one stands.
    VaCopy "va_copy",
    /// `(walk)`: ends it.
    VaEnd "va_end",

    // --- the heap of languages that free by hand (vm/natives/allocation.rs)
    /// `(size)`.
    Malloc "malloc",
    /// `(count, size)`.
    Calloc "calloc",
    /// `(pointer, size)`.
    Realloc "realloc",
    /// `(pointer)`.
    Free "free",
    /// `(align, size)`.
    AlignedAlloc "aligned_alloc",
    /// `(destination, source, length)`: gives the destination; a report where the two overlap.
    MemCopy "mem_copy",
    /// `(destination, source, length)`: gives the destination.
    MemMove "mem_move",
    /// `(destination, byte, length)`: gives the destination.
    MemSet "mem_set",
    /// `(left, right, length)`: i32, less than, equal to or greater than zero.
    MemCompare "mem_compare",
    /// `(pointer, byte, length)`: a pointer to the first such byte, or nil.
    MemFind "mem_find",
    /// `(pointer)`: u64, how many bytes there are before the first zero.
    CStringLength "c_string_length",

    // --- formatted input and output of C (vm/natives/stdio); a stream is a pointer that `c_stream` or `c_open` gave
    /// `(number)`: the pointer that stands for standard input (0), output (1) or the error stream (2).
    CStream "c_stream",
    /// `(stream, format, arguments)`: the arguments as a tuple or a walk; gives how much was written, as i32.
    CPrint "c_print",
    /// `(destination, capacity or nil, format, arguments)`: into memory, with a zero behind it; i32.
    CFormat "c_format",
    /// `(stream, format, pointers)`: how many conversions were stored, or -1; i32.
    CScan "c_scan",
    /// `(text, format, pointers)`: likewise from a string.
    CScanText "c_scan_text",
    /// `(stream, pointer, length)`: writes bytes; gives how many, as u64.
    CWrite "c_write",
    /// `(stream, pointer, length)`: reads bytes; gives how many, as u64.
    CRead "c_read",
    /// `(stream, character)`: i32.
    CPutChar "c_put_char",
    /// `(stream)`: the next byte, or -1; i32.
    CGetChar "c_get_char",
    /// `(character, stream)`: pushes a byte back; i32.
    CUngetChar "c_unget_char",
    /// `(stream, pointer)`: writes a string; i32.
    CPutString "c_put_string",
    /// `(pointer, size, stream)`: reads a line; the pointer, or nil.
    CGetLine "c_get_line",
    /// `(name, mode)`: a stream over a file in memory, or nil.
    COpen "c_open",
    /// `(stream, name, mode)`: the stream, over another file in memory, or nil.
    CReopen "c_reopen",
    /// `(stream)`: i32.
    CClose "c_close",
    /// `(stream, offset, origin)`: i32.
    CSeek "c_seek",
    /// `(stream)`: i64.
    CTell "c_tell",
    /// `(stream, which)`: whether it is at its end (0) or has failed (1); clears both (2); i32.
    CStreamState "c_stream_state",
    /// `(name)`: removes a file; i32.
    CRemove "c_remove",
    /// `(old, new)`: i32.
    CRename "c_rename",

    // --- the rest of C's library that C cannot say (vm/natives/process.rs)
    /// `()`: i32, how many arguments the program was given, its own name among them.
    CArgumentCount "c_argument_count",
    /// `()`: a pointer to the first of the pointers to them, behind which comes a null pointer.
    CArgumentList "c_argument_list",
    /// `()`: a pointer to the program's error number, an i32.
    CErrno "c_errno",
    /// `(text, end or nil, base, type)`: an integer from a string, of a scalar type as text, with all the rules of `strtol`.
    CParseInt "c_parse_int",
    /// `(text, end or nil)`: a double from a string.
    CParseFloat "c_parse_float",
    /// `()`: i32, the next number of glibc's `rand`.
    CRand "c_rand",
    /// `(seed)`.
    CSeed "c_seed",
    /// `(code)`: runs the functions registered, the last first, and ends the run.
    CExit "c_exit",
    /// `(code)`: ends the run at once.
    CQuickExit "c_quick_exit",
    /// `(function)`: has it called at the end; i32.
    CAtExit "c_at_exit",
    /// `()`: ends the run as after the signal of `abort`.
    CAbort "c_abort",
    /// `(number)`: the run ends as by a signal.
    CKilled "c_killed",
    /// `(expression, file, line, function)`: says on the error stream that an assertion failed, and aborts.
    CAssertFail "c_assert_fail",
    /// `(buffer)`: notes where the call stands; i32, zero at first.
    CSetJump "c_set_jump",
    /// `(buffer, value)`: goes back there; there it gives the value, or one for zero.
    CLongJump "c_long_jump",
    /// `()`: i64, virtual seconds since 1970.
    CTime "c_time",
    /// `()`: i64, virtual microseconds since the run began: one for every thousand steps, and what the program has slept.
    CClock "c_clock",

    // --- functions on doubles as IEEE 754 and C define them, without errors (vm/natives/float_math.rs)
    /// `(double)`.
    F64Sqrt "f64_sqrt",
    /// `(double)`.
    F64Cbrt "f64_cbrt",
    /// `(double)`.
    F64Sin "f64_sin",
    /// `(double)`.
    F64Cos "f64_cos",
    /// `(double)`.
    F64Tan "f64_tan",
    /// `(double)`.
    F64Asin "f64_asin",
    /// `(double)`.
    F64Acos "f64_acos",
    /// `(double)`.
    F64Atan "f64_atan",
    /// `(double)`.
    F64Sinh "f64_sinh",
    /// `(double)`.
    F64Cosh "f64_cosh",
    /// `(double)`.
    F64Tanh "f64_tanh",
    /// `(double)`.
    F64Asinh "f64_asinh",
    /// `(double)`.
    F64Acosh "f64_acosh",
    /// `(double)`.
    F64Atanh "f64_atanh",
    /// `(double)`.
    F64Exp "f64_exp",
    /// `(double)`.
    F64Exp2 "f64_exp2",
    /// `(double)`.
    F64Expm1 "f64_expm1",
    /// `(double)`.
    F64Log "f64_log",
    /// `(double)`.
    F64Log2 "f64_log2",
    /// `(double)`.
    F64Log10 "f64_log10",
    /// `(double)`.
    F64Log1p "f64_log1p",
    /// `(double)`.
    F64Floor "f64_floor",
    /// `(double)`.
    F64Ceil "f64_ceil",
    /// `(double)`.
    F64Trunc "f64_trunc",
    /// `(double)`.
    F64Round "f64_round",
    /// `(double)`.
    F64Rint "f64_rint",
    /// `(double)`.
    F64Abs "f64_abs",
    /// `(double)`.
    F64Erf "f64_erf",
    /// `(double)`.
    F64Erfc "f64_erfc",
    /// `(double)`: as fdlibm computes it, like the next ones.
    F64FdlibmAcos "f64_fdlibm_acos",
    /// `(double)`.
    F64FdlibmAsin "f64_fdlibm_asin",
    /// `(double)`.
    F64FdlibmAtan "f64_fdlibm_atan",
    /// `(double)`.
    F64FdlibmCbrt "f64_fdlibm_cbrt",
    /// `(double)`.
    F64FdlibmCosh "f64_fdlibm_cosh",
    /// `(double)`.
    F64FdlibmSinh "f64_fdlibm_sinh",
    /// `(double, double)`.
    F64FdlibmAtan2 "f64_fdlibm_atan2",
    /// `(double, double)`.
    F64FdlibmHypot "f64_fdlibm_hypot",
    /// `(double)`.
    F64Tgamma "f64_tgamma",
    /// `(double)`.
    F64Lgamma "f64_lgamma",
    /// `(double, double)`.
    F64Pow "f64_pow",
    /// `(double, double)`.
    F64Atan2 "f64_atan2",
    /// `(double, double)`.
    F64Hypot "f64_hypot",
    /// `(double, double)`.
    F64Fmod "f64_fmod",
    /// `(double, double)`.
    F64Remainder "f64_remainder",
    /// `(double, double)`.
    F64Min "f64_min",
    /// `(double, double)`.
    F64Max "f64_max",
    /// `(double, double)`.
    F64Dim "f64_dim",
    /// `(double, double)`.
    F64Copysign "f64_copysign",
    /// `(double, double)`.
    F64Nextafter "f64_nextafter",
    /// `(double, double, double)`: the first two multiplied and the third added, rounded once.
    F64Fma "f64_fma",
    /// `(double, integer)`: times a power of two.
    F64Scale "f64_scale",
    /// `(double)`: the number scaled to at least a half and less than one, as `frexp` does.
    F64Mantissa "f64_mantissa",
    /// `(double)`: i32, the power of two that goes with it.
    F64Exponent "f64_exponent",

    // --- text by UTF-16 code units, with results of a fixed width (vm/natives/utf16): the text comes first
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

    // --- characters by number (vm/natives/characters.rs)
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

    // --- numbers as text and bits (vm/natives/notation.rs)
    /// `(value, radix?)`: a number, character or truth value as the language prints it.
    NumberText "number_text",
    /// `(integer, radix)`: its bits as a number without a sign.
    NumberTextUnsigned "number_text_unsigned",
    /// `(double, places)`: a number that is not negative, with so many places, the digits of its own notation rounded half up.
    FloatFixedText "float_fixed_text",
    /// `(double, places)`: likewise as `d.dde+xx`.
    FloatScientificText "float_scientific_text",
    /// `(float)`: in hexadecimal.
    FloatHexText "float_hex_text",
    /// `(float)`: its bits as an integer of its width.
    FloatBits "float_bits",
    /// `(i64)`.
    DoubleFromBits "double_from_bits",
    /// `(i32)`.
    FloatFromBits "float_from_bits",
    /// `(text)`: whether it is a literal of a floating-point number, as far as types go.
    TextIsFloat "text_is_float",
    /// `(text)`: such a literal as a double.
    DoubleOfText "double_of_text",
    /// `(text)`: such a literal in single precision.
    FloatOfText "float_of_text",

    // --- integers of any size, as values of the machine's own in libraries (vm/natives/integers.rs)
    /// `(integer of a fixed width)`.
    IntegerOf "integer_of",
    /// `(digits, radix)`.
    IntegerOfText "integer_of_text",
    /// `(integer, radix)`.
    IntegerToText "integer_to_text",
    IntegerAdd "integer_add",
    IntegerSubtract "integer_subtract",
    IntegerMultiply "integer_multiply",
    /// `(integer, integer)`: truncated; the divisor is not zero.
    IntegerDivide "integer_divide",
    IntegerRemainder "integer_remainder",
    /// `(integer, i32)`.
    IntegerPower "integer_power",
    /// `(integer, exponent, modulus)`: none is negative.
    IntegerPowerModulo "integer_power_modulo",
    IntegerGcd "integer_gcd",
    /// `(integer)`: rounded down; it is not negative.
    IntegerSquareRoot "integer_square_root",
    IntegerAnd "integer_and",
    IntegerOr "integer_or",
    IntegerXor "integer_xor",
    /// `(integer, count)`: to the left, or the right where the count is negative.
    IntegerShift "integer_shift",
    /// `(integer, integer)`: -1, 0 or 1; i32.
    IntegerCompare "integer_compare",
    /// `(integer)`: the bits of its two's complement without the sign; i32.
    IntegerBitLength "integer_bit_length",
    /// `(integer)`: the low 64 bits; i64.
    IntegerLowBits "integer_low_bits",
    IntegerToFloat "integer_to_float",

    // --- arrays as wholes (vm/natives/array_copies.rs)
    /// `(source, from, target, to, count)`: copies elements; both stretches exist.
    ArrayCopy "array_copy",
    /// `(array, start, end, class?)`: a new array, of another class of arrays where one is given; what lies behind the old
    /// one is zero.
    ArrayCopyOf "array_copy_of",
    /// `(array, start, end, value)`.
    ArrayFill "array_fill",
    /// `(array, start, end)`: sorts numbers; of floats, -0 before 0 and what is no number last.
    ArraySort "array_sort",

    // --- objects (vm/natives/identity.rs)
    /// `(object)`: a number that stays the same for the object; i32.
    IdentityHash "identity_hash",
    /// `(object)`: another object with the same members.
    ShallowCopy "shallow_copy",

    // --- conversion and display (vm/natives/display.rs)
    Repr "repr",
    Str "str",
    Ascii "ascii",
    /// `(value, spec)`: the value formatted by a format specification.
    Format "format",
    /// `(value, conversion, spec)`: a piece of an interpolated text; conversion is `"r"`, `"s"`, `"a"` or `""`.
    FormatValue "format_value",
    /// `(*parts)`: joins texts.
    TextJoin "text_join",
    Hash "hash",
    Bool "bool",
    Chr "chr",
    Ord "ord",
    Bin "bin",
    Oct "oct",
    Hex "hex",
    /// `(value)`: the notation of the native value, whatever classes derived from its own say.
    NativeRepr "native_repr",
    /// `(value)`: the same for people.
    NativeStr "native_str",
    /// `(value, spec)`: the native value formatted, likewise.
    NativeFormat "native_format",

    // --- text (vm/natives/text): the receiver comes first
    /// `(class, object?, encoding?, errors?)`: a text.
    StrNew "str_new",
    StrCapitalize "str_capitalize",
    StrCasefold "str_casefold",
    StrCenter "str_center",
    StrCount "str_count",
    StrEncode "str_encode",
    StrEndswith "str_endswith",
    StrExpandtabs "str_expandtabs",
    StrFind "str_find",
    /// `(text, named, *positional)`.
    StrFormat "str_format",
    StrFormatMap "str_format_map",
    StrIndex "str_index",
    StrIsalnum "str_isalnum",
    StrIsalpha "str_isalpha",
    StrIsascii "str_isascii",
    StrIsdecimal "str_isdecimal",
    StrIsdigit "str_isdigit",
    StrIsidentifier "str_isidentifier",
    StrIslower "str_islower",
    StrIsnumeric "str_isnumeric",
    StrIsprintable "str_isprintable",
    StrIsspace "str_isspace",
    StrIstitle "str_istitle",
    StrIsupper "str_isupper",
    StrJoin "str_join",
    StrLjust "str_ljust",
    StrLower "str_lower",
    StrLstrip "str_lstrip",
    /// `(x, y?, z?)`: a table for `translate`.
    StrMaketrans "str_maketrans",
    StrPartition "str_partition",
    StrRemoveprefix "str_removeprefix",
    StrRemovesuffix "str_removesuffix",
    StrReplace "str_replace",
    StrRfind "str_rfind",
    StrRindex "str_rindex",
    StrRjust "str_rjust",
    StrRpartition "str_rpartition",
    StrRsplit "str_rsplit",
    StrRstrip "str_rstrip",
    StrSplit "str_split",
    StrSplitlines "str_splitlines",
    StrStartswith "str_startswith",
    StrStrip "str_strip",
    StrSwapcase "str_swapcase",
    StrTitle "str_title",
    StrTranslate "str_translate",
    StrUpper "str_upper",
    StrZfill "str_zfill",

    // --- bytes, of both kinds (vm/natives/bytes): the receiver comes first
    /// `(class, source?, encoding?, errors?)`: immutable bytes.
    BytesNew "bytes_new",
    /// The same, mutable.
    ByteArrayNew "bytearray_new",
    BytesCapitalize "bytes_capitalize",
    BytesCenter "bytes_center",
    BytesCount "bytes_count",
    BytesDecode "bytes_decode",
    BytesEndswith "bytes_endswith",
    BytesExpandtabs "bytes_expandtabs",
    BytesFind "bytes_find",
    /// `(class, text)`.
    BytesFromhex "bytes_fromhex",
    BytesHex "bytes_hex",
    BytesIndex "bytes_index",
    BytesIsalnum "bytes_isalnum",
    BytesIsalpha "bytes_isalpha",
    BytesIsascii "bytes_isascii",
    BytesIsdigit "bytes_isdigit",
    BytesIslower "bytes_islower",
    BytesIsspace "bytes_isspace",
    BytesIstitle "bytes_istitle",
    BytesIsupper "bytes_isupper",
    BytesJoin "bytes_join",
    BytesLjust "bytes_ljust",
    BytesLower "bytes_lower",
    BytesLstrip "bytes_lstrip",
    /// `(x, y?, z?)`: a table for `translate`.
    BytesMaketrans "bytes_maketrans",
    BytesPartition "bytes_partition",
    BytesRemoveprefix "bytes_removeprefix",
    BytesRemovesuffix "bytes_removesuffix",
    BytesReplace "bytes_replace",
    BytesRfind "bytes_rfind",
    BytesRindex "bytes_rindex",
    BytesRjust "bytes_rjust",
    BytesRpartition "bytes_rpartition",
    BytesRsplit "bytes_rsplit",
    BytesRstrip "bytes_rstrip",
    BytesSplit "bytes_split",
    BytesSplitlines "bytes_splitlines",
    BytesStartswith "bytes_startswith",
    BytesStrip "bytes_strip",
    BytesSwapcase "bytes_swapcase",
    BytesTitle "bytes_title",
    BytesTranslate "bytes_translate",
    BytesUpper "bytes_upper",
    BytesZfill "bytes_zfill",
    ByteArrayAppend "bytearray_append",
    ByteArrayClear "bytearray_clear",
    ByteArrayCopy "bytearray_copy",
    ByteArrayExtend "bytearray_extend",
    ByteArrayInsert "bytearray_insert",
    ByteArrayPop "bytearray_pop",
    ByteArrayRemove "bytearray_remove",
    ByteArrayReverse "bytearray_reverse",

    // --- what the library needs where the program's own code has a say (vm/natives/hashed.rs)
    /// `(value, name)`: a method that code of the program or the library defines, found on the value's class
    /// before one of the machine's own, bound; nil if there is none.
    UserMethod "user_method",
    /// `(values, keys, reverse)`: sorts the first list by the second, stably, if every comparison of keys is
    /// the machine's own; otherwise changes nothing. Gives whether it did.
    SortByKeys "sort_by_keys",
    /// `(map or set, hash)`: the keys stored under a hash, as a list.
    MapCandidates "map_candidates",
    /// `(map, key, hash)`: the value of a key of the map, found by identity.
    MapLoadHashed "map_load_hashed",
    /// `(map or set, key, value, hash)`: sets the value of a key, found by identity; adds the key if it is absent.
    MapInsertHashed "map_insert_hashed",
    /// `(map or set, key, hash)`: removes a key, found by identity, and gives its value.
    MapRemoveHashed "map_remove_hashed",
    /// `()`: how deeply calls may nest.
    RecursionLimit "recursion_limit",
    /// `(limit)`: sets it.
    SetRecursionLimit "set_recursion_limit",

    // --- numbers (vm/natives/math): all take integers or floats and raise the language's errors
    MathAcos "math_acos",
    MathAcosh "math_acosh",
    MathAsin "math_asin",
    MathAsinh "math_asinh",
    MathAtan "math_atan",
    MathAtan2 "math_atan2",
    MathAtanh "math_atanh",
    MathCbrt "math_cbrt",
    MathCeil "math_ceil",
    MathCopysign "math_copysign",
    MathCos "math_cos",
    MathCosh "math_cosh",
    MathDegrees "math_degrees",
    MathErf "math_erf",
    MathErfc "math_erfc",
    MathExp "math_exp",
    MathExp2 "math_exp2",
    MathExpm1 "math_expm1",
    MathFabs "math_fabs",
    MathFloor "math_floor",
    MathFmod "math_fmod",
    MathFrexp "math_frexp",
    /// `(list of numbers)`: their sum, rounded once.
    MathFsum "math_fsum",
    MathGamma "math_gamma",
    /// `(*integers)`.
    MathGcd "math_gcd",
    /// `(*coordinates)`: the length of a vector.
    MathHypot "math_hypot",
    MathIsfinite "math_isfinite",
    MathIsinf "math_isinf",
    MathIsnan "math_isnan",
    MathIsqrt "math_isqrt",
    MathLdexp "math_ldexp",
    MathLgamma "math_lgamma",
    /// `(x, base?)`.
    MathLog "math_log",
    MathLog10 "math_log10",
    MathLog1p "math_log1p",
    MathLog2 "math_log2",
    MathModf "math_modf",
    MathNextafter "math_nextafter",
    MathPow "math_pow",
    MathRadians "math_radians",
    MathRemainder "math_remainder",
    MathSin "math_sin",
    MathSinh "math_sinh",
    MathSqrt "math_sqrt",
    MathTan "math_tan",
    MathTanh "math_tanh",
    MathTrunc "math_trunc",
    MathUlp "math_ulp",

    // --- the Mersenne Twister (vm/natives/random.rs); a state is a list of 624 words and the next one's place
    /// `(list, non-negative integer)`: makes the list the state of a generator seeded by the integer's 32-bit words.
    MtSeed "mt_seed",
    /// `(state)`: a float from 0 up to 1, with 53 random bits.
    MtRandom "mt_random",
    /// `(state, count)`: an integer of so many random bits.
    MtGetRandBits "mt_getrandbits",

    // --- numbers (vm/natives/numbers.rs); the receiver may be an instance of a class derived from a number's
    /// `(class, x?, base?)`.
    IntNew "int_new",
    /// `(class, x?)`.
    FloatNew "float_new",
    /// `(number)`: itself, as a plain number.
    NumberReal "number_real",
    /// `(number)`: zero of its kind.
    NumberImag "number_imag",
    /// `(integer)`: one.
    IntDenominator "int_denominator",
    /// `(integer)`.
    IntBitLength "int_bit_length",
    /// `(integer)`.
    IntBitCount "int_bit_count",
    /// `(integer, length?, byteorder?, signed?)`.
    IntToBytes "int_to_bytes",
    /// `(class, bytes, byteorder?, signed?)`.
    IntFromBytes "int_from_bytes",
    /// `(number)`: a pair of integers, the fraction in lowest terms.
    NumberRatio "number_ratio",
    /// `(float)`.
    FloatIsInteger "float_is_integer",
    /// `(float)`.
    FloatHex "float_hex",
    /// `(class, text)`.
    FloatFromHex "float_from_hex",
    /// `(number)`: the integer towards zero.
    NumberTrunc "number_trunc",
    /// `(number)`.
    NumberFloor "number_floor",
    /// `(number)`.
    NumberCeil "number_ceil",
    /// `(number)`: as a float.
    NumberFloat "number_float",
    /// `(number)`, whatever its class says.
    NumberAbs "number_abs",
    /// `(number, digits?)`, likewise.
    NumberRound "number_round",
    /// `(base, exponent, modulus?)`, likewise.
    NumberPow "number_pow",
    /// `(dividend, divisor)`, likewise.
    NumberDivmod "number_divmod",
    /// `(divisor, dividend)`, likewise.
    NumberReflectedDivmod "number_rdivmod",
    /// `(value)`.
    Abs "abs",
    /// `(value, digits?)`.
    Round "round",
    /// `(dividend, divisor)`.
    Divmod "divmod",
    /// `(base, exponent, modulus?)`.
    Pow "pow",

    // --- lists and tuples (vm/natives/lists)
    /// `(class, iterable?)`.
    ListNew "list_new",
    /// `(list, iterable?)`: replaces its elements.
    ListInit "list_init",
    /// `(class, iterable?)`.
    TupleNew "tuple_new",
    /// `(list, value)`.
    ListAppend "list_append",
    /// `(list, iterable)`.
    ListExtend "list_extend",
    /// `(list, index, value)`.
    ListInsert "list_insert",
    /// `(list, value)`.
    ListRemove "list_remove",
    /// `(list, index?)`.
    ListPop "list_pop",
    /// `(list)`.
    ListClear "list_clear",
    /// `(list)`.
    ListReverse "list_reverse",
    /// `(list)`.
    ListCopy "list_copy",
    /// `(list, key?, reverse?)`.
    ListSort "list_sort",
    /// `(list or tuple, value, start?, stop?)`.
    SequenceIndex "sequence_index",
    /// `(list or tuple, value)`.
    SequenceCount "sequence_count",

    // --- maps and their views (vm/natives/maps.rs)
    /// `(class, iterable?, named)`.
    MapNew "map_new",
    /// `(map, iterable?, named)`: puts what a constructor got.
    MapInit "map_init",
    /// `(class, iterable, value?)`.
    MapFromKeys "map_from_keys",
    /// `(map, key, default?)`.
    MapGet "map_get",
    /// `(map)`.
    MapKeys "map_keys",
    /// `(map)`.
    MapValues "map_values",
    /// `(map)`.
    MapItems "map_items",
    /// `(map, key, default?)`.
    MapPop "map_pop",
    /// `(map)`: removes the last entry.
    MapPopItem "map_pop_item",
    /// `(map, key, default?)`.
    MapSetDefault "map_set_default",
    /// `(map, iterable?, named)`.
    MapUpdate "map_update",
    /// `(map)`.
    MapClear "map_clear",
    /// `(map)`.
    MapCopy "map_copy",
    /// `(view)`: the map that it shows.
    ViewMap "view_map",

    // --- sets (vm/natives/sets.rs)
    /// `(class, iterable?)`.
    SetNew "set_new",
    /// `(class, iterable?)`.
    FrozenSetNew "frozen_set_new",
    /// `(set, iterable?)`: replaces its members.
    SetInit "set_init",
    /// `(set, value)`.
    SetAdd "set_add",
    /// `(set, value)`.
    SetRemove "set_remove",
    /// `(set, value)`.
    SetDiscard "set_discard",
    /// `(set)`.
    SetPop "set_pop",
    /// `(set)`.
    SetClear "set_clear",
    /// `(set)`.
    SetCopy "set_copy",
    /// `(set, *iterables)`.
    SetUnion "set_union",
    /// `(set, *iterables)`.
    SetIntersection "set_intersection",
    /// `(set, *iterables)`.
    SetDifference "set_difference",
    /// `(set, iterable)`.
    SetSymmetricDifference "set_symmetric_difference",
    /// `(set, *iterables)`.
    SetUpdate "set_update",
    /// `(set, *iterables)`.
    SetIntersectionUpdate "set_intersection_update",
    /// `(set, *iterables)`.
    SetDifferenceUpdate "set_difference_update",
    /// `(set, iterable)`.
    SetSymmetricDifferenceUpdate "set_symmetric_difference_update",
    /// `(set, iterable)`.
    SetIsSubset "set_is_subset",
    /// `(set, iterable)`.
    SetIsSuperset "set_is_superset",
    /// `(set, iterable)`.
    SetIsDisjoint "set_is_disjoint",

    // --- ranges and slices (vm/natives/ranges.rs)
    /// `(range)`.
    RangeStart "range_start",
    /// `(range)`.
    RangeStop "range_stop",
    /// `(range)`.
    RangeStep "range_step",
    /// `(range, value)`.
    RangeIndex "range_index",
    /// `(range, value)`.
    RangeCount "range_count",
    /// `(class, start, stop?, step?)`.
    SliceNew "slice_new",
    /// `(slice)`.
    SliceStart "slice_start",
    /// `(slice)`.
    SliceStop "slice_stop",
    /// `(slice)`.
    SliceStep "slice_step",
    /// `(slice, length)`.
    SliceIndices "slice_indices",

    // --- functions over iterables (vm/natives/sequences.rs)
    /// `(iterable, start?)`.
    Sum "sum",
    /// `(key?, default?, *values)`.
    Min "min",
    /// `(key?, default?, *values)`.
    Max "max",
    /// `(iterable)`.
    Any "any",
    /// `(iterable)`.
    All "all",
    /// `(iterable, key?, reverse?)`.
    Sorted "sorted",

    // --- the special methods of native classes, called by name (vm/natives/operators.rs): what the class does itself
    /// `(left, right)`.
    OpAdd "op_add",
    /// `(left, right)`.
    OpSub "op_sub",
    /// `(left, right)`.
    OpMul "op_mul",
    /// `(left, right)`.
    OpDiv "op_div",
    /// `(left, right)`.
    OpFloorDiv "op_floor_div",
    /// `(left, right)`.
    OpRem "op_rem",
    /// `(left, right)`.
    OpShl "op_shl",
    /// `(left, right)`.
    OpShr "op_shr",
    /// `(left, right)`.
    OpAnd "op_and",
    /// `(left, right)`.
    OpOr "op_or",
    /// `(left, right)`.
    OpXor "op_xor",
    /// `(right, left)`.
    OpReflectedAdd "op_reflected_add",
    /// `(right, left)`.
    OpReflectedSub "op_reflected_sub",
    /// `(right, left)`.
    OpReflectedMul "op_reflected_mul",
    /// `(right, left)`.
    OpReflectedDiv "op_reflected_div",
    /// `(right, left)`.
    OpReflectedFloorDiv "op_reflected_floor_div",
    /// `(right, left)`.
    OpReflectedRem "op_reflected_rem",
    /// `(right, left)`.
    OpReflectedPow "op_reflected_pow",
    /// `(right, left)`.
    OpReflectedShl "op_reflected_shl",
    /// `(right, left)`.
    OpReflectedShr "op_reflected_shr",
    /// `(right, left)`.
    OpReflectedAnd "op_reflected_and",
    /// `(right, left)`.
    OpReflectedOr "op_reflected_or",
    /// `(right, left)`.
    OpReflectedXor "op_reflected_xor",
    /// `(left, right)`.
    OpInPlaceAdd "op_in_place_add",
    /// `(left, right)`.
    OpInPlaceSub "op_in_place_sub",
    /// `(left, right)`.
    OpInPlaceMul "op_in_place_mul",
    /// `(left, right)`.
    OpInPlaceAnd "op_in_place_and",
    /// `(left, right)`.
    OpInPlaceOr "op_in_place_or",
    /// `(left, right)`.
    OpInPlaceXor "op_in_place_xor",
    /// `(left, right)`.
    OpEq "op_eq",
    /// `(left, right)`.
    OpNe "op_ne",
    /// `(left, right)`.
    OpLt "op_lt",
    /// `(left, right)`.
    OpLe "op_le",
    /// `(left, right)`.
    OpGt "op_gt",
    /// `(left, right)`.
    OpGe "op_ge",
    /// `(value)`.
    OpNeg "op_neg",
    /// `(value)`.
    OpPos "op_pos",
    /// `(value)`.
    OpInvert "op_invert",
    /// `(value)`.
    OpLen "op_len",
    /// `(value)`.
    OpHash "op_hash",
    /// `(value)`.
    OpBool "op_bool",
    /// `(container, value)`.
    OpContains "op_contains",
    /// `(object, index)`.
    OpGetItem "op_get_item",
    /// `(object, index, value)`.
    OpSetItem "op_set_item",
    /// `(object, index)`.
    OpDelItem "op_del_item",

    // --- small members of native classes (vm/natives/parts.rs)
    /// `(exception)`: its first argument, or nil.
    ExceptionFirst "exception_first",
    /// `(exception)`: likewise.
    ExceptionSecond "exception_second",
    /// `(exception)`: likewise.
    ExceptionThird "exception_third",
    /// `(exception)`: likewise.
    ExceptionFourth "exception_fourth",
    /// `(exception)`: likewise.
    ExceptionFifth "exception_fifth",
    /// `(exception)`: the code that the program ends with.
    ExceptionCode "exception_code",
    /// `(exception)`.
    OsErrorNumber "os_error_number",
    /// `(exception)`.
    OsErrorText "os_error_text",
    /// `(exception)`.
    OsErrorFile "os_error_file",
    /// `(value)`: the value.
    Itself "itself",
    /// `(value)`: an iterator over what it is inside.
    OpIter "op_iter",
    /// `(value)`: the same from the end.
    OpReversed "op_reversed",
    /// `(class, value)`, whatever the class's own class says.
    IsInstanceOf "is_instance_of",
    /// `(class, value)`, likewise.
    IsSubclassOf "is_subclass_of",
    /// `()`: what an operator's method gives when it does not know the other operand.
    NotImplementedValue "not_implemented",
    /// `()`: the value of `...`.
    EllipsisValue "ellipsis",

    // --- small members of native classes (vm/natives/parts.rs)
    /// `(property)`: its function for reading.
    PropertyGet "property_get",
    /// `(property)`: for writing.
    PropertySet "property_set",
    /// `(property)`: for deleting.
    PropertyDelete "property_delete",
    /// `(property)`: what it is for.
    PropertyDoc "property_doc",
    /// `(cell)`: the captured variable.
    CellContents "cell_contents",
    /// `(cursor)`: how many elements it has left, as far as that can be told.
    LengthHint "length_hint",

    // --- small members of native classes (vm/natives/parts.rs)
    /// `(class, *arguments)`: an exception of the class, or of the one for its number.
    OsErrorNew "os_error_new",
}

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
    ];
}
