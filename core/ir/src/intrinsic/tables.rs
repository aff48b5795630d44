//! Tables, several results of a call, and texts as bytes with the patterns that search them.

macro_rules! tables {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Tables {
            // Tables (vm/natives/tables/table.rs).
            /// `(*values)`: a table of these, from 1 on.
            TableOf "table_of",
            /// `(table, place, results)`: writes the results of a call from a place on.
            TableFill "table_fill",
            /// `(table, key)`: what it holds itself.
            TableGet "table_get",
            /// `(table, key, value)`: writes it there.
            TableSet "table_set",
            /// `(table)`: how many elements there are from 1 on.
            TableLength "table_length",
            /// `(table, key?)`: the next key with its value; nothing behind the last.
            TableNext "table_next",
            /// `(table, place)`: the next place with its element; nothing where that is nothing.
            TableStep "table_step",
            /// `(table)`: the table that it delegates to; nothing for other values.
            TableParent "table_parent",
            /// `(table, parent)`: the table, which delegates to another one from now on.
            TableSetParent "table_set_parent",
            /// `(table, place, value)`: the elements from there on move up by one.
            TableInsert "table_insert",
            /// `(table, place)`: what was there; the elements behind it move down by one.
            TableRemove "table_remove",
            /// `(table, separator, from, to)`: the elements as one text, or the place of one that is neither a text nor a number.
            TableConcat "table_concat",
            /// `(table, from, to)`: the elements there, as results.
            TableResults "table_results",
            /// `(table)`: whether the elements could be sorted, because they are all numbers or all texts.
            TableSort "table_sort",
            // Results of calls and what is known of calls (vm/natives/tables/results.rs).
            /// `(results, place)`: the result at a place, from 0 on; nothing behind the last.
            ResultAt "result_at",
            /// `(results)`: how many there are.
            ResultCount "result_count",
            /// `(place, results)`: those from a place on.
            ResultsFrom "results_from",
            /// `(*values, results)`: the values and behind them the results of a call, as results.
            ResultsJoin "results_join",
            /// `(callee, *arguments)`: all results of a call; an instruction keeps the first alone.
            CallAll "call_all",
            /// `(callee, *arguments, results)`: the same, where the last arguments are results of a call.
            CallAllSpread "call_all_spread",
            /// `(value, error)`: nothing, once the value of a variable that is closed has been told.
            CloseValue "close_value",
            /// `(value)`: the name of what kind of value it is.
            KindOf "kind_of",
            /// `(value)`: its length, which its parent may have a say in.
            LengthOf "length_of",
            /// `(left, right)`: whether they are equal, whatever their parents say.
            RawEqual "raw_equal",
            /// `(level)`: the note of the instruction that a call under way is at; 0 is the caller's.
            CallNote "call_note",
            /// `(level)`: file and line of it; nothing where it is not the program's, or there is none.
            CallPlace "call_place",
            /// `(level, of)`: of a call under way, 0 for the innermost, or of one that was when the run failed (`true`), or of a task by
            /// its number: its function, the line, the note of the instruction that calls there, how many arguments that gives,
            /// whether its result is the call's own, the facts of its function, and what the instruction does that calls
            /// nothing by itself; nothing behind the outermost.
            CallFrame "call_frame",
            /// `(function)`: its file, what it is (of a library, a module's code, or a function), its name, its first and last
            /// line, how many arguments it must be given, whether it takes more, and how many variables it captures; nothing of what
            /// the machine provides.
            FunctionFacts "function_facts",
            // Variables of functions and of calls (vm/natives/tables/variables.rs); places are counted from 1.
            /// `(function, place)`: the name of a captured variable and its value; nothing where there is none.
            CapturedVariable "captured_variable",
            /// `(function, place, value)`: writes it.
            CapturedSet "captured_set",
            /// `(function, place)`: the captured variable itself, which functions share.
            CapturedCell "captured_cell",
            /// `(function, place, cell)`: the function has that variable there from now on.
            CapturedJoin "captured_join",
            /// `(function, place)`: the name of a parameter; nothing where there is none.
            ParameterName "parameter_name",
            /// `(depth, of, place)`: the name of a variable and its value, of those that can be named where a call stands, in the order of
            /// their declarations; at place 0 what is behind the parameters. The outermost call has the depth 0, and it is `of` the
            /// calls that `call_frame` knows.
            LocalVariable "local_variable",
            /// `(depth, of, place, value)`: writes it; its name, or nothing where there is none.
            LocalSet "local_set",
            /// `(exception)`: what was raised, or the message of an error that the machine found, with its place.
            RaisedValue "raised_value",
            /// `(start, limit, step)`: where a loop over numbers begins; nothing where it does not go round at all.
            LoopStart "loop_start",
            /// `(at, step)`: where a loop over numbers goes on; beyond the integers it is the float there, which no limit allows.
            LoopNext "loop_next",
            /// `(code)`: never; the run ends.
            RunEnd "run_end",
            /// `()`: the number of the task that runs.
            TaskRunning "task_running",
            /// `(name)`: the global variable of the program with a name.
            GlobalGet "global_get",
            /// `(name, value)`: writes it.
            GlobalSet "global_set",
            // Texts as bytes (vm/natives/tables/bytes.rs, pattern.rs).
            /// `(text, from, to)`: the part between two places, counted from 1, from the end where negative.
            BytePart "byte_part",
            /// `(text, from, to)`: the bytes there, as results.
            ByteCodes "byte_codes",
            /// `(codes)`: the text of bytes.
            BytesText "bytes_text",
            /// `(text, count, separator)`: it so often.
            ByteRepeat "byte_repeat",
            /// `(text)`: it from the end.
            ByteReverse "byte_reverse",
            /// `(text, is_upper)`: it in letters of one case.
            ByteCase "byte_case",
            /// `(text, pattern, from, is_plain)`: where a pattern first matches, with what it captures; nothing where it does not.
            /// A text alone says what is wrong with the pattern.
            PatternFind "pattern_find",
            /// `(text, base?)`: the number that a text is; nothing where it is none.
            TextNumber "text_number",
            /// `(value)`: the text of a number, a text, nothing or a truth value; for others their kind and identity.
            ValueText "value_text",
            /// `(conversion, value)`: a number or text written as C's `printf` does, `q` as source.
            FormatPiece "format_piece",
            /// `(number)`: the integer that a number is; nothing where it is none.
            WholeNumber "whole_number",
        } }
    };
}
