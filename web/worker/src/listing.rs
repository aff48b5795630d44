//! A module's IR as a list of rows: one an instruction, labels among them.

use crate::program::Program;
use protocol::{IrRow, Rows, Site};
use session::ir::{InstId, ModuleId, Op, print_inst};

/// A row's text is cut behind this many characters.
const TEXT: usize = 200;

/// The rows of a window.
pub(crate) fn rows(program: &Program, module: ModuleId, first: u32, count: u32) -> Rows<IrRow> {
    let compiled = program.compiled();
    let data = &compiled.program().modules[module.index()];
    // Only lines of the program's own source have places for breakpoints.
    let file = program.sources.file_of(module);
    let sites = file.map(|_| session::sites(compiled, module));
    let sites = sites.into_iter().flatten();
    let sites = sites.chain(std::iter::repeat(None));
    let window = data.insts.iter().zip(sites).enumerate();
    let window = window.skip(first as usize).take(count as usize);
    let rows = window.map(|(at, (inst, site))| {
        let label = matches!(inst.op, Op::Label { .. });
        let mut text = print_inst(compiled.program(), data, inst);
        // Hardly any is as long as that, and counting characters takes longer than writing them.
        if text.len() > TEXT
            && let Some((end, _)) = text.char_indices().nth(TEXT)
        {
            text.truncate(end);
            text.push('…');
        }
        IrRow {
            text,
            label,
            span: program.span_of(module, InstId(at as u32)),
            place: if label || !inst.span.is_some() {
                String::new()
            } else {
                inst.span.start.to_string()
            },
            site: site.zip(file).map(|(site, file)| Site {
                file,
                line: site.line,
                instruction: site.instruction,
            }),
        }
    });
    let rows = rows.collect();
    Rows {
        revision: program.revision,
        total: data.insts.len() as u32,
        first,
        rows,
    }
}
