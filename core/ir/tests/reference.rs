//! The table of instructions is whole and right, and the reference page is made from it.

use ir::explain::{EXPLAINED, FUNCTIONS, explain, reference};
use std::path::Path;

/// Every opcode that `Op::name` knows, read from its source.
fn opcodes() -> Vec<&'static str> {
    let source = include_str!("../src/op.rs");
    let body = source
        .split_once("pub fn name(&self)")
        .expect("the method")
        .1;
    let body = body.split_once("\n    }\n").expect("its end").0;
    let arms = body.lines().filter_map(|line| line.split_once("=> \""));
    arms.filter_map(|(_, name)| name.split('"').next())
        .collect()
}

#[test]
fn every_instruction_is_explained_once() {
    let opcodes = opcodes();
    assert!(opcodes.len() > 30, "{opcodes:?}");
    for opcode in &opcodes {
        assert!(explain(opcode).is_some(), "{opcode} is not explained");
    }
    assert_eq!(EXPLAINED.len(), opcodes.len());
}

#[test]
fn every_form_is_what_the_parser_takes() {
    for each in EXPLAINED {
        let text = format!("module main plain\nentry:\n  {}\n", each.form);
        let program = ir::parse(&text).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
        let inst = program.modules[0].insts.last().expect("an instruction");
        assert_eq!(inst.op.name(), each.opcode);
    }
}

#[test]
fn every_function_of_plain_programs_is_explained_once() {
    let sorted = |mut names: Vec<&'static str>| {
        names.sort_unstable();
        names
    };
    let provided = ir::Semantics::plain().library.functions;
    assert_eq!(
        sorted(FUNCTIONS.iter().map(|each| each.name).collect()),
        sorted(provided.iter().map(|each| each.name).collect())
    );
    for each in FUNCTIONS {
        let called = format!(" = call_function {} ", each.name);
        assert!(each.form.contains(&called), "{}", each.form);
    }
}

#[test]
fn the_reference_page_is_made_from_the_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ir.md");
    if std::env::var_os("REDDRAGON_BLESS").is_some() {
        std::fs::write(&path, reference()).expect("the page can be written");
    }
    let page = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        page == reference(),
        "out of date: cargo xtask bless reference"
    );
}

#[test]
fn a_text_can_be_its_own_source() {
    let text =
        "module main plain\nentry:\n  %0 = const 1    # 9:1-9:2\n\tdecl_var \"é\" %0 ; why\n";
    let mut program = ir::Program::default();
    let plain = |_: &str| Some(ir::Semantics::plain());
    ir::parse_placed(&mut program, text, &plain, ir::Places::OfText).unwrap();
    let spans: Vec<String> = (program.modules[0].insts.iter())
        .map(|inst| inst.span.to_string())
        .collect();
    assert_eq!(spans, ["2:0-2:6", "3:2-3:14", "4:1-4:16"]);
}
