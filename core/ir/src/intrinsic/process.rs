//! What a C library keeps for a whole program, and parses: arguments, the error number, exits, jumps, numbers in text.

macro_rules! process {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Process {
            // The process (vm/natives/process.rs).
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
        } }
    };
}
