//! Standard output, whose reader may go away: `reddragon ir FILE | head` is no error.

use std::fmt::Arguments;
use std::io::Write;
use std::process::exit;

/// Writes to standard output. Where nobody reads any more the command is over: there is nobody to tell.
pub fn write(text: Arguments<'_>) {
    if std::io::stdout().lock().write_fmt(text).is_err() {
        exit(0);
    }
}

/// As `print!`, for a reader that may go away.
macro_rules! out {
    ($($text:tt)*) => { $crate::out::write(format_args!($($text)*)) };
}

/// As `println!`, for a reader that may go away.
macro_rules! outln {
    ($($text:tt)*) => { $crate::out::write(format_args!("{}\n", format_args!($($text)*))) };
}
