//! Input and output of C: streams in `streams`, the `printf` family in `print`, the `scanf` family in `scan`.

mod print;
mod scan;
mod streams;

use crate::natives::kernel::regions;
use crate::natives::{IntrinsicFn, operand, operands};
use ir::Intrinsic;

pub(super) use scan::{Text, base_of};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::CStream, streams::standard),
    (Intrinsic::CWrite, streams::write),
    (Intrinsic::CRead, streams::read),
    (Intrinsic::CPutChar, streams::put_char),
    (Intrinsic::CGetChar, streams::get_char),
    (Intrinsic::CUngetChar, streams::unget_char),
    (Intrinsic::CPutString, streams::put_string),
    (Intrinsic::CGetLine, streams::get_line),
    (Intrinsic::COpen, streams::open),
    (Intrinsic::CReopen, streams::reopen),
    (Intrinsic::CClose, streams::close),
    (Intrinsic::CSeek, streams::seek),
    (Intrinsic::CTell, streams::tell),
    (Intrinsic::CStreamState, streams::state),
    (Intrinsic::CRemove, streams::remove),
    (Intrinsic::CRename, streams::rename),
    (Intrinsic::CPrint, print::print),
    (Intrinsic::CFormat, print::format),
    (Intrinsic::CScan, scan::stream),
    (Intrinsic::CScanText, scan::text),
];
