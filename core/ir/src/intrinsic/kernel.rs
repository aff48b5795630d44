//! The kernel's intrinsics: what lowering needs, objects of every kind, exceptions, tasks, iteration, input and output.

macro_rules! kernel {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Kernel {
            // What lowering itself needs (vm/natives/kernel/core.rs).
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
            /// `(name, again?)`: the module of that name, run first if it has not been, or if it is to be run again; symbolic if there is none.
            ImportModule "import_module",
            /// `(text, name, kind, look?)`: runs a text of the language as a module of its own, which messages call by that name; the kind
            /// is the language's to know. Nothing, or what is wrong with the text. Where it is only looked at, it is not run.
            RunText "run_text",
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
            /// `(name, function)`: a variable of the module at hand that has no value yet gets it from a call of the function,
            /// which stores it, when it is first read.
            DefineLazily "define_lazily",
            /// `()`: what the calls in progress hold is kept for whoever looks at the run after its end.
            KeepCalls "keep_calls",
            /// `(value, class)`: the value, if it is nothing or an instance of the class; otherwise the language's error.
            CheckCast "check_cast",
            /// `(manager)`: enters a context; gives what its manager gives.
            EnterContext "enter_context",
            /// `(manager)`: an awaitable of what entering an asynchronous context gives.
            EnterAsyncContext "enter_async_context",

            // Truth and hash (vm/natives/kernel/truth.rs).
            Hash "hash",
            Bool "bool",

            // Boxes (vm/natives/kernel/boxes.rs).
            /// `(value)`: an object that holds a number, a character or a truth value; what is an object already, itself.
            Box "box",
            /// `(value)`: what a box holds; anything else itself, nothing the language's error.
            Unbox "unbox",
            /// `(kind, class)`: from now on the class of the values of a native kind, in boxes too.
            NativeClass "native_class",

            // What classes say of themselves (vm/natives/kernel/reflection.rs).
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

            // Arrays (vm/natives/kernel/arrays.rs).
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

            // Exceptions (vm/natives/kernel/exceptions.rs).
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
            /// `(exception)`: the calls it went through, outermost first, each `(file, line, function, source line, marks, whole line, column)`.
            ExceptionFrames "exception_frames",
            /// `(all?)`: the program's calls that are under way, innermost first, each `(file, line, function, source line, whole line)`;
            /// all of them with the library's, which have no file.
            CallFrames "call_frames",
            /// `(exception)`: nothing; the calls that are under way have been noted when it was made.
            StackNote "stack_note",
            /// `(exception)`: the program's calls that were under way, the innermost first, as an array of texts: class,
            /// function, file and line of each.
            StackLines "stack_lines",

            // Tasks and locks (vm/natives/kernel/tasks.rs).
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

            // Generators, coroutines and weak references (vm/natives/kernel/generators.rs).
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

            // Iteration (vm/natives/kernel/iteration.rs).
            Iter "iter",
            Next "next",
            Len "len",
            Reversed "reversed",
            Enumerate "enumerate",
            Zip "zip",
            Map "map",
            Filter "filter",

            // Values as text (vm/natives/kernel/display.rs).
            Print "print",
            Repr "repr",
            Str "str",
            Ascii "ascii",
            Chr "chr",
            Ord "ord",
            Bin "bin",
            Oct "oct",
            Hex "hex",
            /// `(value)`: the notation of the native value, whatever classes derived from its own say.
            NativeRepr "native_repr",
            /// `(value)`: the same for people.
            NativeStr "native_str",

            // Input, output, time and the end of a run (vm/natives/kernel/io.rs).
            Input "input",
            /// `(text)`: writes to standard output.
            WriteOut "write_out",
            /// `(text)`: writes to the error stream.
            WriteErr "write_err",
            /// `()`: the next line of standard input with its newline, empty at its end.
            ReadLine "read_line",
            /// `(code)`: ends the run.
            Exit "exit",
            /// `()`: virtual seconds since the run began.
            Clock "clock",
            /// `(seconds)`: lets virtual time pass.
            AdvanceClock "advance_clock",
            /// `()`: the program's arguments, its own name first.
            Arguments "arguments",
            /// `(class)`: the same without its name, as an array of a class of arrays.
            ArgumentArray "argument_array",
            /// `()`: how deeply calls may nest.
            RecursionLimit "recursion_limit",
            /// `(limit)`: sets it.
            SetRecursionLimit "set_recursion_limit",

            // Unknowns (vm/natives/kernel/unknowns.rs).
            /// `()`: whether nothing is missing, so that what is not there is an error and no unknown.
            IsComplete "is_complete",
            /// `(*names)`: whether a handler that is installed names one of these classes.
            IsExpected "is_expected",
            /// `(value)`: whether it is unknown, which asking anything else of it leaves open.
            IsUnknown "is_unknown",
            /// `(value)`: an unknown as it is written where it is part of something, as a text.
            UnknownText "unknown_text",
            /// `(name, *operands)`: the unknown that a call of a function gives.
            UnknownCall "unknown_call",
            /// `(name, operands)`: the same with a list, or an ordered map, of the operands.
            UnknownCallWith "unknown_call_with",
            /// `(name)`: the unknown that a name means which nothing is bound to.
            UnknownName "unknown_name",
            /// `()`: whether code of the program has a handler in force.
            IsHandled "is_handled",
            /// `(value)`: what a walk over something unknown gives, which stands for all of its elements.
            UnknownElement "unknown_element",

            // Arrays as wholes (vm/natives/kernel/array_copies.rs).
            /// `(source, from, target, to, count)`: copies elements; both stretches exist.
            ArrayCopy "array_copy",
            /// `(array, start, end, class?)`: a new array, of another class of arrays where one is given; what lies behind the old
            /// one is zero.
            ArrayCopyOf "array_copy_of",
            /// `(array, start, end, value)`.
            ArrayFill "array_fill",
            /// `(array, start, end)`: sorts numbers; of floats, -0 before 0 and what is no number last.
            ArraySort "array_sort",

            // Identity (vm/natives/kernel/identity.rs).
            /// `(object)`: a number that stays the same for the object; i32.
            IdentityHash "identity_hash",
            /// `(object)`: another object with the same members.
            ShallowCopy "shallow_copy",

            // Formats (vm/natives/kernel/format.rs).
            /// `(value, spec)`: the value formatted by a format specification.
            Format "format",
            /// `(value, conversion, spec)`: a piece of an interpolated text; conversion is `"r"`, `"s"`, `"a"` or `""`.
            FormatValue "format_value",
            /// `(*parts)`: joins texts.
            TextJoin "text_join",
            /// `(value, spec)`: the native value formatted, likewise.
            NativeFormat "native_format",

            // Methods of the program's own (vm/natives/kernel/methods.rs).
            /// `(value, name)`: a method that code of the program or the library defines, found on the value's class
            /// before one of the machine's own, bound; nil if there is none.
            UserMethod "user_method",
        } }
    };
}
