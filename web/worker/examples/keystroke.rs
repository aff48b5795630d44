//! `keystroke [LANGUAGE…]`: what the engine does for each key that is pressed in a program of 1,000 lines, natively, stage by
//! stage: parsing, translating behind the boundary of bytes that the page has, compiling, and all that the page is told.
//!
//! One line per language; milliseconds, the median of some tries.

use protocol::{Assumed, Graphed, List, Request, encode};
use session::translate::{self, Remote, Translator};
use session::vm::Base;
use session::{Compiled, Library};
use std::time::Instant;
use worker::{Host, Missing, Service};

const TRIES: usize = 15;
const LINES: usize = 1000;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let all = ["python", "java", "c"].map(str::to_owned);
    let languages = if asked.is_empty() {
        all.to_vec()
    } else {
        asked
    };
    println!(
        "{:10}{:>8}{:>11}{:>10}{:>10}{:>8}",
        "", "parse", "translate", "remote", "compile", "host"
    );
    for language in &languages {
        let row = measure(language);
        let [parse, translate, remote, compile, host] = row.map(|time| format!("{time:.1}"));
        println!("{language:10}{parse:>8}{translate:>11}{remote:>10}{compile:>10}{host:>8}");
    }
}

/// A program of about this many lines, of all sorts, in which something is being typed.
fn program(language: &str, typed: &str) -> String {
    let many =
        |part: &dyn Fn(usize) -> String| (0..LINES.div_ceil(12)).map(part).collect::<String>();
    match language {
        "java" => format!(
            "import java.util.*;\n\npublic class Main {{\n{}    public static void main(String[] args) {{\n        {typed}\n        System.out.println(work1(List.of(1, 2, 3), 2));\n    }}\n}}\n",
            many(&|at| format!(
                "    static Map<String, Integer> work{at}(List<Integer> items, int limit) {{\n        int total = 0;\n        for (int item : items) {{\n            if (item > limit && item % 3 != 0) {{\n                total += item * 2;\n            }} else if (item == limit) {{\n                continue;\n            }} else {{\n                total -= String.valueOf(item).length();\n            }}\n        }}\n        Map<String, Integer> result = new HashMap<>();\n        result.put(\"total\", total + {at});\n        return result;\n    }}\n"
            ))
        ),
        "c" => format!(
            "#include <stdio.h>\n#include <string.h>\n\n{}int main(void) {{\n    {typed}\n    int items[] = {{1, 2, 3}};\n    printf(\"%d\\n\", work1(items, 3, 2));\n}}\n",
            many(&|at| format!(
                "static int work{at}(const int *items, int count, int limit) {{\n    int total = 0;\n    for (int i = 0; i < count; i++) {{\n        if (items[i] > limit && items[i] % 3 != 0) {{\n            total += items[i] * 2;\n        }} else if (items[i] == limit) {{\n            continue;\n        }} else {{\n            total -= {at};\n        }}\n    }}\n    return total;\n}}\n"
            ))
        ),
        _ => format!(
            "{}{typed}\n",
            many(&|at| format!(
                "def work_{at}(items, limit={at}):\n    total = 0\n    for item in items:\n        if item > limit and item % 3 != 0:\n            total += item * 2\n        elif item == limit:\n            continue\n        else:\n            total -= len(str(item))\n    return {{\"total\": total, \"limit\": limit}}\n\nprint(work_{at}(range({at})))\n"
            ))
        ),
    }
}

fn linked(language: &str) -> translate::Linked<impl translate::Parser + use<>> {
    let grammar = registry::grammar(language).expect("a language of this build");
    let mut parser = grammars::Reparser::new(grammar);
    let parse = move |_: &str, source: &str| {
        let tree = grammars::SyntaxTree::from_bytes(&parser.parse_to_bytes(source));
        Ok(tree.expect("the encoder writes trees"))
    };
    let frontend = registry::frontend(language).expect("a language of this build");
    translate::Linked::new(frontend, parse, Library::default())
}

fn remote(language: &str) -> impl Translator + use<> {
    let mut linked = linked(language);
    Remote::new(move |request: &[u8]| Ok(translate::serve(&mut linked, request)))
}

fn measure(language: &str) -> [f64; 5] {
    let assign = |at: usize| match language {
        "python" => format!("x = {at}"),
        _ => format!("int x = {at};"),
    };
    let source = |at: usize| program(language, &assign(at));
    let grammar = registry::grammar(language).expect("a language of this build");
    let mut reparser = grammars::Reparser::new(grammar);
    let parse = median(|at| {
        let source = source(at);
        let from = Instant::now();
        reparser.parse_to_bytes(&source);
        from
    });
    let mut direct = linked(language);
    let translated = median(|at| {
        let source = source(at);
        let from = Instant::now();
        direct.translate("main", &source).expect("a program");
        from
    });
    let mut behind = remote(language);
    let crossed = median(|at| {
        let source = source(at);
        let from = Instant::now();
        behind.translate("main", &source).expect("a program");
        from
    });
    let mut base = Base::default();
    let compiled = median(|at| {
        let source = source(at);
        let translation = behind.translate("main", &source).expect("a program");
        let from = Instant::now();
        let _ = Compiled::behind(&mut base, translation, "main", &source);
        from
    });
    let mut host = Host::new();
    host.receive(&Request::Watch {
        list: List::Ir,
        first: 0,
        count: 60,
    });
    host.receive(&Request::Graph(Graphed {
        shown: true,
        ..Graphed::default()
    }));
    let hosted = median(|at| {
        let request = Request::Compile {
            revision: at as u32 + 1,
            language: language.to_owned(),
            files: protocol::Files::one(source(at)),
            input: String::new(),
            ended: true,
            assumed: Assumed::default(),
        };
        let from = Instant::now();
        while let Some(missing) = host.receive(&request) {
            match missing {
                Missing::Language(language) => {
                    let translator = remote(&language);
                    host.compiler()
                        .bring_language(language, Ok(Box::new(translator)));
                }
                Missing::Library(language) => {
                    host.compiler().bring_library(&language, Ok(Vec::new()))
                }
            }
        }
        for reply in host.take_replies() {
            encode(&reply);
        }
        from
    });
    [parse, translated, crossed, compiled, hosted]
}

/// The median of the times from what `run` gives to when it ends; the first, which reads the library, does not count.
fn median(mut run: impl FnMut(usize) -> Instant) -> f64 {
    run(0);
    let tries = (1..=TRIES).map(|at| run(at).elapsed().as_secs_f64() * 1e3);
    let mut times: Vec<f64> = tries.collect();
    times.sort_by(f64::total_cmp);
    times[TRIES / 2]
}
