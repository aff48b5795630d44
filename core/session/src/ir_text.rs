//! Programs in the text form of the IR: written, and compiled.

use crate::Compiled;
use crate::compile::finish;
use frontend::{Frontend, Language};
use ir::{Code, Diagnostic, ModuleId, Places, Program, Semantics, Severity, Span};
use translate::{Library, Parser, Translation};
use vm::Base;

/// The name of the language that the first module of a text in IR names.
#[must_use]
pub fn ir_language(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    let header = lines.find_map(|line| line.trim_start().strip_prefix("module "))?;
    header.split_whitespace().nth(1)
}

/// The text in IR of a program, from which it can be made again: its own module first, then those of the library that
/// only belong to it.
#[must_use]
pub fn ir_text(compiled: &Compiled) -> String {
    let modules = &compiled.program().modules[compiled.main.index()..];
    let texts = modules
        .iter()
        .map(|module| ir::print_module(compiled.program(), module));
    texts.collect::<Vec<_>>().join("\n")
}

/// Compiles the text form of the IR, with the library of the language it names ([`ir_language`]), if there is a frontend of that.
///
/// # Errors
/// What is wrong with the text, each with its place.
pub fn compile_ir(
    parser: &mut dyn Parser,
    library: &mut Library,
    named: Option<&'static Frontend>,
    file: &str,
    text: &str,
) -> Result<Compiled, Vec<Diagnostic>> {
    let whole = |message: String| vec![wrong(Span::NONE, message)];
    let mut program = match named {
        Some(frontend) => library.prelude(parser, frontend).map_err(whole)?,
        None => plain(),
    };
    let prelude = (program.modules.len(), program.names.len());
    let language = named.map(|frontend| frontend.language);
    let main = match read(&mut program, language, text, Places::Stated) {
        Ok(main) => main,
        // Whoever reads the errors has the text before them, not the source that its places may be of.
        Err(errors) => {
            program.modules.truncate(prelude.0);
            return Err(read(&mut program, language, text, Places::OfText)
                .err()
                .unwrap_or(errors));
        }
    };
    if let Some(frontend) = named {
        let mut wanted: Vec<String> = program.modules[main.index()..]
            .iter()
            .flat_map(|module| &module.insts)
            .filter_map(|inst| match &inst.op {
                ir::Op::Const {
                    value: ir::Const::Text(text),
                    ..
                } => Some(text.to_string()),
                _ => None,
            })
            .collect();
        while let Some(name) = wanted.pop() {
            wanted.extend(
                library
                    .add(parser, frontend, &name, &mut program)
                    .map_err(whole)?,
            );
        }
    }
    let texts = program.modules.iter();
    let texts = texts
        .map(|module| match named {
            Some(frontend) => library.text(frontend, program.names.text(module.name)),
            None => "".into(),
        })
        .collect();
    Ok(finish(
        (&mut Base::default(), prelude),
        (file, text),
        main,
        program,
        texts,
        Vec::new(),
    ))
}

/// Compiles the text form of the IR that a source in a language without a frontend was lowered to. Its places are those of the source.
///
/// # Errors
/// What is wrong with the text, each with its place in the source, where it has one.
pub fn compile_lowered(file: &str, source: &str, text: &str) -> Result<Compiled, Vec<Diagnostic>> {
    let mut program = plain();
    let prelude = (program.modules.len(), program.names.len());
    let main = read(&mut program, None, text, Places::Stated)?;
    let texts = vec!["".into(); program.modules.len()];
    let base = (&mut Base::default(), prelude);
    Ok(finish(
        base,
        (file, source),
        main,
        program,
        texts,
        Vec::new(),
    ))
}

/// Compiles the text form of the IR in the place of a program that was translated, whose prelude stays; what else the
/// text needs of the library is in it ([`ir_text`]). As for the base, see [`Compiled::behind`]. Its instructions come from the text itself.
///
/// # Errors
/// What is wrong with the text, each with its place.
pub fn compile_ir_within(
    base: &mut Base,
    translation: Option<Translation>,
    file: &str,
    text: &str,
) -> Result<Compiled, Vec<Diagnostic>> {
    let language = translation.as_ref().map(|translation| translation.language);
    let (mut program, mut texts, prelude) = match translation {
        Some(translation) => {
            let prelude = translation.prelude();
            let mut program = translation.program;
            program.modules.truncate(translation.main.index());
            (program, translation.texts, prelude)
        }
        None => {
            let program = plain();
            let prelude = (program.modules.len(), program.names.len());
            (program, vec!["".into()], prelude)
        }
    };
    let main = read(&mut program, language, text, Places::OfText)?;
    texts.truncate(main.index());
    texts.resize(program.modules.len(), "".into());
    let files = Vec::new();
    Ok(finish(
        (base, prelude),
        (file, text),
        main,
        program,
        texts,
        files,
    ))
}

/// What a program that names no language begins with: a module through which the functions are seen that such programs have.
fn plain() -> Program {
    let prelude = Semantics::plain().library.prelude;
    let text = format!(
        "module {prelude} {} library\nentry:\n",
        Semantics::plain().language
    );
    ir::parse(&text).expect("a module with nothing in it")
}

/// Adds the modules of a text, which may be of a language, to a program; gives the first of them.
fn read(
    program: &mut Program,
    language: Option<&'static Language>,
    text: &str,
    places: Places,
) -> Result<ModuleId, Vec<Diagnostic>> {
    let first = program.modules.len();
    let semantics = |name: &str| {
        let language = language.filter(|language| language.name == name);
        language.map(|language| &language.semantics)
    };
    ir::parse_placed(program, text, &semantics, places).map_err(|errors| {
        let errors = errors.into_iter().map(|error| {
            // From there on something is wrong; how far is not known.
            let (start, mut end) = (error.at, error.at);
            end.column += 1;
            wrong(Span { start, end }, error.message)
        });
        errors.collect::<Vec<_>>()
    })?;
    if program.modules.len() == first {
        let message =
            "there is no module in this text: it begins with `module main` and a language";
        return Err(vec![wrong(Span::NONE, message.to_owned())]);
    }
    let violations = ir::verify(program).into_iter().map(|violation| {
        let module = &program.modules[violation.module.index()];
        let inst = module.insts.get(violation.at.index());
        // What is missing behind the last instruction is shown at that.
        let inst = inst.or(module.insts.last());
        wrong(inst.map_or(Span::NONE, |inst| inst.span), violation.message)
    });
    let violations: Vec<Diagnostic> = violations.collect();
    if violations.is_empty() {
        Ok(ModuleId(first as u32))
    } else {
        Err(violations)
    }
}

fn wrong(span: Span, message: String) -> Diagnostic {
    Diagnostic::new(Code::InvalidIr, Severity::Error, span, message)
}
