//! An object model that programs can look into and change: attributes by name, properties, metaclasses, the members
//! of exceptions, and the names in force.

macro_rules! object_model {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* ObjectModel {
            // Names in force (vm/natives/object_model/scopes.rs).
            /// `()`: the modules that have been begun, as a map from their names.
            LoadedModules "loaded_modules",
            ObjectDir "object_dir",
            Dir "dir",
            Locals "locals",
            Globals "globals",
            /// `()`: the maps of the module's and of the scope's own names where the program itself stands.
            CallerNames "caller_names",

            // Members of exceptions (vm/natives/object_model/exceptions.rs).
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

            // Objects and attributes (vm/natives/object_model/objects.rs).
            TypeOf "type_of",
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
            ObjectGetAttribute "object_getattribute",
            ObjectSetAttribute "object_setattr",
            ObjectDelAttribute "object_delattr",
            GetAttribute "getattr",
            SetAttribute "setattr",
            HasAttribute "hasattr",
            DelAttribute "delattr",
            /// `(value, name)`: a method found on the value's class only, bound; unbound value if there is none.
            LookupSpecial "lookup_special",
            Callable "callable",
            Identity "id",
            Vars "vars",
            BindMethod "bind_method",
            /// `(class, code, globals, name?, defaults?, closure?)`: a function with the code of another.
            FunctionNew "function_new",
            /// `(instance)`: the native value inside an instance of a class derived from a built-in one.
            NativeValue "native_value",
            /// `(class, value)`: an instance of the class around a native value.
            WithNativeValue "with_native_value",
            FunctionName "function_name",

            // Classes, properties and inheritance (vm/natives/object_model/classes.rs).
            MakeClass "make_class",
            InitSubclass "init_subclass",
            IsInstance "isinstance",
            IsSubclass "issubclass",
            Super "super",
            Property "property",
            StaticMethod "staticmethod",
            ClassMethod "classmethod",
            PropertyGetter "property_getter",
            PropertySetter "property_setter",
            PropertyDeleter "property_deleter",
            /// `(property, which)`: the function for reading (0), writing (1), deleting (2), or the documentation (3).
            PropertyPart "property_part",
            ClassMro "class_mro",
            ClassBases "class_bases",
            ClassName "class_name",
            ClassDict "class_dict",
            /// `(class, named, *args)`: makes an instance as classes do where the metaclass does not say otherwise.
            ClassCall "class_call",
            ClassSubclasses "class_subclasses",

            // Calls as objects (vm/natives/object_model/introspection.rs).
            /// `(generator)`: `(0 new, 1 put aside, 2 running or 3 done; its code; the line it stands in; its variables as a map;
            /// what it delegates to or nil)`.
            GeneratorParts "generator_parts",
            /// `(count)`: of the program's calls under way the one with so many around it: `(code, variables, names of its
            /// module)`; nil where there is none.
            FrameParts "frame_parts",
            /// `(function)`: the function, which is not bound where it is a member of a class, as those of the machine are not.
            AsPlainFunction "as_plain_function",
            /// `(name)`: the text of the program's file of that name; nil where there is none.
            FileText "file_text",
            /// `(cursor, place?)`: nothing, the walk goes on at that place of the sequence; without a place `(sequence, place)`.
            CursorMove "cursor_move",

            // Small members of native classes (vm/natives/object_model/parts.rs).
            ObjectFormat "object_format",
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
            /// `(class, *arguments)`: an exception of the class, or of the one for its number.
            OsErrorNew "os_error_new",
        } }
    };
}
