//! The IR as text: edited, run, and what is wrong with it at its place.

use super::*;

impl Page {
    fn ir_text(&mut self) -> String {
        self.ask(Request::IrText);
        let text = self.said.iter().find_map(|reply| match reply {
            Reply::IrText(text) => Some(text.clone()),
            _ => None,
        });
        text.expect("the program as IR")
    }

    fn compile_ir(&mut self, revision: Revision, source: &str) {
        self.ask(Request::Compile {
            revision,
            language: "ir".into(),
            files: Files::one(source.into()),
            input: String::new(),
            ended: true,
            assumed: Assumed::default(),
        });
    }

    fn printed(&self) -> String {
        let output = self.said.iter().filter_map(|reply| match reply {
            Reply::Output(output) => Some(output.chunks.iter()),
            _ => None,
        });
        output.flatten().map(|chunk| chunk.text.as_str()).collect()
    }
}

#[test]
fn edited_ir_runs_and_each_step_is_a_line_of_it() {
    let mut page = Page::with("import math\nprint(math.floor(2.5) + 40)\n");
    let text = page.ir_text();
    assert!(text.contains("const 40"), "{text}");
    page.compile_ir(2, &text.replace("const 40", "const 50"));
    assert_eq!(page.problems(), []);
    page.ask(Request::Move(Move::Last));
    assert_eq!(page.printed(), "52\n");
    page.ask(Request::Move(Move::First));
    page.step(Stride::Into, Direction::Forward);
    let span = page
        .state()
        .place
        .and_then(|place| place.span)
        .expect("it comes from the text");
    let units: Vec<u16> = text.encode_utf16().collect();
    let taken = &units[span.start as usize..span.end as usize];
    let taken = String::from_utf16_lossy(taken);
    assert!(
        taken.starts_with('%') || taken.starts_with("decl"),
        "{taken}"
    );
}

#[test]
fn what_is_wrong_with_ir_is_said_at_its_place() {
    let mut page = Page::new();
    page.compile_ir(
        1,
        "module main plain\nentry:\n  %0 = cosnt 1\n  return %7\n",
    );
    let problems = page.problems();
    assert_eq!(
        (problems[0].line, problems[0].code.as_str()),
        (3, "invalid_ir")
    );
    assert!(
        problems[0].span.end > problems[0].span.start,
        "{problems:?}"
    );
    // The verifier's.
    page.compile_ir(
        2,
        "module main plain\nentry:\n  %0 = const 1\n  return %7\n",
    );
    let problems = page.problems();
    assert_eq!(problems[0].line, 4, "{problems:?}");
    page.compile_ir(3, "");
    assert_eq!(page.problems().len(), 1);
}
