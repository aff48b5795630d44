//! Every pair of common mistakes in one file: each is told once, nothing follows falsely, what is sound runs, and no run ends
//! in silence.
//!
//! A program is a row of functions that are called one after the other. In each of them one mistake can be made. What a
//! mistake alone is told as, and what it costs of the output, stands in the tables; what two of them come to is the sum.

use reddragon_tests::compile;
use session::Session;
use session::vm::{Settings, Stream};
use std::rc::Rc;

/// A program of functions, and what stands around them, which prints `end` as the last line.
struct Program {
    language: &'static str,
    begins: &'static str,
    functions: &'static [Mistake],
    ends: &'static str,
}

/// A function, and a mistake in it.
struct Mistake {
    /// The sound function, all of whose names are its own.
    sound: &'static str,
    /// What stands in it once, and what is there instead.
    change: (&'static str, &'static str),
    /// What is told of it: the place (columns from 0) and the language's words. Lines stand in braces, counted within the
    /// function from 1.
    told: &'static str,
    /// What the sound function prints.
    prints: &'static str,
    /// What of that is not printed.
    lost: &'static str,
}

impl Program {
    /// The source with mistakes in some functions, what is to be told of it, and what it is to print.
    fn with(&self, mistaken: &[usize]) -> (String, Vec<String>, String) {
        let mut source = self.begins.to_owned();
        let (mut told, mut printed) = (Vec::new(), String::new());
        for (at, function) in self.functions.iter().enumerate() {
            if !mistaken.contains(&at) {
                source += function.sound;
                printed += function.prints;
                continue;
            }
            let (sound, broken) = function.change;
            assert_eq!(function.sound.matches(sound).count(), 1, "{sound}");
            let above = source.matches('\n').count();
            let place = |told: String, line: usize| {
                told.replace(&format!("{{{line}}}"), &(above + line).to_string())
            };
            told.push((1..9).fold(function.told.to_owned(), place));
            source += &function.sound.replace(sound, broken);
            let (before, after) = function
                .prints
                .split_once(function.lost)
                .unwrap_or((function.prints, ""));
            printed += before;
            printed += after;
        }
        source += self.ends;
        printed += "end\n";
        (source, told, printed)
    }

    /// What is told of a source before it runs, and what it prints.
    fn run(&self, source: &str) -> (Vec<String>, String) {
        let compiled = compile(self.language, "Main", source).unwrap();
        let findings = compiled.diagnostics.iter();
        let findings = findings
            .map(|finding| format!("{} {}", finding.span.start, finding.message()))
            .collect();
        let mut session = Session::new(Rc::new(compiled), Settings::default());
        session.advance(1_000_000);
        assert!(
            session.machine().state.ending.is_some(),
            "the run ends: {source}"
        );
        (findings, session.machine().written(Stream::Out))
    }

    /// The differences between what comes of a program with mistakes and what should.
    fn wrong(&self, mistaken: &[usize]) -> Option<String> {
        let (source, told, printed) = self.with(mistaken);
        let found = self.run(&source);
        let is_right = found == (told.clone(), printed.clone());
        (!is_right).then(|| {
            format!("{}, mistakes {mistaken:?}:\n  told {:?}\n  not {told:?}\n  printed {:?}\n  not {printed:?}", self.language, found.0, found.1)
        })
    }
}

fn check(program: &Program) {
    let count = program.functions.len();
    let alone = (0..count).map(|at| vec![at]);
    let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| vec![a, b]));
    let wrong: Vec<String> = std::iter::once(Vec::new())
        .chain(alone)
        .chain(pairs)
        .filter_map(|mistaken| program.wrong(&mistaken))
        .collect();
    assert!(
        wrong.is_empty(),
        "{} are wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn two_mistakes_in_python_are_two_findings() {
    check(&PYTHON);
}

const PYTHON: Program = Program {
    language: "python",
    begins: "",
    functions: &[
        Mistake {
            sound: "def head(n):\n    print(\"head\", n)\nhead(1)\n",
            change: ("(n):", "(n)"),
            told: "{1}:11 expected ':'",
            prints: "head 1\n",
            lost: "",
        },
        Mistake {
            sound: "def operand(n):\n    x = 5 + n\n    print(\"operand\", n)\noperand(2)\n",
            change: ("5 + n", "5 +"),
            told: "{2}:11 invalid syntax",
            prints: "operand 2\n",
            lost: "",
        },
        Mistake {
            sound: "def condition(n):\n    if n == 3:\n        print(\"three\")\n    print(\"condition\")\ncondition(3)\n",
            change: ("==", "="),
            told: "{2}:7 invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
            prints: "three\ncondition\n",
            lost: "three\n",
        },
        Mistake {
            sound: "def formatted(n):\n    t = f\"{n} {n}\"\n    print(\"formatted\")\nformatted(4)\n",
            change: ("{n}\"", "{n\""),
            told: "{2}:17 f-string: expecting '}'",
            prints: "formatted\n",
            lost: "",
        },
        Mistake {
            sound: "def text(n):\n    print(\"text\")\n    print(\"text end\")\ntext(5)\n",
            change: ("(\"text\")", "(\"text)"),
            told: "{2}:10 unterminated string literal (detected at line {2})",
            prints: "text\ntext end\n",
            lost: "text\n",
        },
        Mistake {
            sound: "def bracket(n):\n    x = [n, 2]\n    print(\"bracket\", x)\nbracket(6)\n",
            change: ("2]", "2"),
            told: "{2}:8 '[' was never closed",
            prints: "bracket [6, 2]\n",
            lost: "",
        },
        Mistake {
            sound: "def printed(n):\n    print(n)\n    print(\"printed\")\nprinted(7)\n",
            change: ("(n)\n    print(\"", " n\n    print(\""),
            told: "{2}:4 Missing parentheses in call to 'print'. Did you mean print(...)?",
            prints: "7\nprinted\n",
            lost: "7\n",
        },
        Mistake {
            sound: "def deeper(n):\n    x = n\n    y = 2\n    print(\"deeper\", x)\ndeeper(8)\n",
            change: ("    y", "      y"),
            told: "{3}:5 unexpected indent",
            prints: "deeper 8\n",
            lost: "",
        },
        Mistake {
            sound: "def closing(n):\n    print(n)\n    print(\"closing\")\nclosing(9)\n",
            change: ("(n)\n    print(\"", "(n))\n    print(\""),
            told: "{2}:12 unmatched ')'",
            prints: "9\nclosing\n",
            lost: "9\n",
        },
        Mistake {
            sound: "def pair(n):\n    x = [n, 2]\n    print(\"pair\")\npair(10)\n",
            change: ("2]", "2)"),
            told: "{2}:13 closing parenthesis ')' does not match opening parenthesis '['",
            prints: "pair\n",
            lost: "",
        },
        Mistake {
            sound: "def body(n):\n    for i in [n]:\n        print(\"in body\")\n    print(\"body\")\nbody(11)\n",
            change: ("        print(\"in body\")\n", ""),
            told: "{3}:4 expected an indented block after 'for' statement on line {2}",
            prints: "in body\nbody\n",
            lost: "in body\n",
        },
        Mistake {
            sound: "def otherwise(n):\n    if n:\n        print(\"if\")\n    else:\n        print(\"else\")\notherwise(0)\n",
            change: ("else:", "else"),
            told: "{4}:8 expected ':'",
            prints: "else\n",
            lost: "",
        },
    ],
    ends: "print(\"end\")\n",
};

#[test]
fn two_mistakes_in_java_are_two_findings() {
    check(&JAVA);
}

const JAVA: Program = Program {
    language: "java",
    begins: "public class Main {\n",
    functions: &[
        Mistake {
            sound: "    static void statement(int n) {\n        int x = n;\n        System.out.println(\"statement \" + x);\n    }\n",
            change: ("int x = n;", "int x = n"),
            told: "{2}:17 `;` expected",
            prints: "statement 1\n",
            lost: "",
        },
        Mistake {
            sound: "    static void bracket(int n) {\n        System.out.println(\"bracket \" + n);\n    }\n",
            change: (" + n);", " + n;"),
            told: "{2}:41 `)` expected",
            prints: "bracket 1\n",
            lost: "",
        },
        Mistake {
            sound: "    static void operand(int n) {\n        int x = 5 + n;\n        System.out.println(\"operand\");\n    }\n",
            change: ("5 + n;", "5 + ;"),
            told: "{2}:20 illegal start of expression",
            prints: "operand\n",
            lost: "",
        },
        Mistake {
            sound: "    static void text(int n) {\n        System.out.println(\"text\");\n        System.out.println(\"text end\");\n    }\n",
            change: ("(\"text\")", "(\"text)"),
            told: "{2}:27 unclosed string literal",
            prints: "text\ntext end\n",
            lost: "text\n",
        },
        Mistake {
            sound: "    static void character(int n) {\n        String s = \"one\";\n        System.out.println(\"character\");\n    }\n",
            change: ("\"one\"", "'one'"),
            told: "{2}:19 unclosed character literal",
            prints: "character\n",
            lost: "",
        },
        Mistake {
            sound: "    static void empty(int n) {\n        char c = 'c';\n        System.out.println(\"empty\");\n    }\n",
            change: ("'c'", "''"),
            told: "{2}:17 empty character literal",
            prints: "empty\n",
            lost: "",
        },
        Mistake {
            sound: "    static void block(int n) {\n        if (n > 0) {\n            System.out.println(\"in block\");\n        }\n        System.out.println(\"block\");\n    }\n",
            change: ("block\");\n        }\n", "block\");\n"),
            told: "{3}:43 `}` expected",
            prints: "in block\nblock\n",
            lost: "",
        },
        Mistake {
            sound: "    static void head(int n) {\n        for (int i = 0; i < 2; i++) {\n            System.out.println(\"head \" + i);\n        }\n    }\n",
            change: ("i++) {", "i++ {"),
            told: "{2}:34 `)` expected",
            prints: "head 0\nhead 1\n",
            lost: "",
        },
        Mistake {
            sound: "    static void closing(int n) {\n        System.out.println(n);\n        System.out.println(\"closing\");\n    }\n",
            change: ("(n);", "(n));"),
            told: "{2}:29 unexpected `)`",
            prints: "1\nclosing\n",
            lost: "",
        },
        Mistake {
            sound: "    static void otherwise(int n) {\n        if (n > 1) {\n            System.out.println(\"if\");\n        } else {\n            System.out.println(\"else\");\n        }\n    }\n",
            change: (
                "        if (n > 1) {\n            System.out.println(\"if\");\n        } else",
                "        else",
            ),
            told: "{2}:8 unexpected `else`",
            prints: "else\n",
            lost: "",
        },
        Mistake {
            sound: "    static void name(int n) {\n        int count = n;\n        System.out.println(\"name\");\n    }\n",
            change: ("int count", "int 2count"),
            told: "{2}:12 unexpected `2`",
            prints: "name\n",
            lost: "",
        },
    ],
    ends: "    public static void main(String[] args) {\n        statement(1);\n        bracket(1);\n        operand(1);\n        text(1);\n        character(1);\n        empty(1);\n        block(1);\n        head(1);\n        closing(1);\n        otherwise(1);\n        name(1);\n        System.out.println(\"end\");\n    }\n}\n",
};

#[test]
fn two_mistakes_in_c_are_two_findings() {
    check(&C);
}

const C: Program = Program {
    language: "c",
    begins: "#include <stdio.h>\n",
    functions: &[
        Mistake {
            sound: "void statement(int n) {\n    int x = n;\n    printf(\"statement %d\\n\", x);\n}\n",
            change: ("int x = n;", "int x = n"),
            told: "{2}:13 `;` expected",
            prints: "statement 1\n",
            lost: "",
        },
        Mistake {
            sound: "void bracket(int n) {\n    printf(\"bracket %d\\n\", n);\n}\n",
            change: (", n);", ", n;"),
            told: "{2}:28 `)` expected",
            prints: "bracket 1\n",
            lost: "",
        },
        Mistake {
            sound: "void operand(int n) {\n    int x = 5 + n;\n    puts(\"operand\");\n}\n",
            change: ("5 + n;", "5 + ;"),
            told: "{2}:16 unexpected `;`",
            prints: "operand\n",
            lost: "",
        },
        Mistake {
            sound: "void text(int n) {\n    puts(\"text\");\n    puts(\"text end\");\n}\n",
            change: ("(\"text\")", "(\"text)"),
            told: "{2}:9 unexpected `\"text);`",
            prints: "text\ntext end\n",
            lost: "text\n",
        },
        Mistake {
            sound: "void character(int n) {\n    char c = 'c';\n    puts(\"character\");\n}\n",
            change: ("'c'", "''"),
            told: "{2}:13 unexpected `''`",
            prints: "character\n",
            lost: "",
        },
        Mistake {
            sound: "void block(int n) {\n    if (n > 0) {\n        puts(\"in block\");\n    }\n    puts(\"block\");\n}\n",
            change: ("block\");\n    }\n", "block\");\n"),
            told: "{3}:25 `}` expected",
            prints: "in block\nblock\n",
            lost: "",
        },
        Mistake {
            sound: "void head(int n) {\n    for (int i = 0; i < 2; i++) {\n        puts(\"head\");\n    }\n}\n",
            change: ("i++) {", "i++ {"),
            told: "{2}:30 `)` expected",
            prints: "head\nhead\n",
            lost: "",
        },
        Mistake {
            sound: "void closing(int n) {\n    printf(\"%d\\n\", n);\n    puts(\"closing\");\n}\n",
            change: (", n);", ", n));"),
            told: "{2}:21 `;` expected",
            prints: "1\nclosing\n",
            lost: "1\n",
        },
        Mistake {
            sound: "void otherwise(int n) {\n    if (n > 1) {\n        puts(\"if\");\n    } else {\n        puts(\"else\");\n    }\n}\n",
            change: (
                "    if (n > 1) {\n        puts(\"if\");\n    } else",
                "    else",
            ),
            told: "{2}:4 unexpected `else`",
            prints: "else\n",
            lost: "else\n",
        },
        Mistake {
            sound: "void name(int n) {\n    int count = n;\n    puts(\"name\");\n}\n",
            change: ("int count", "int 2count"),
            told: "{2}:8 unexpected `2count`",
            prints: "name\n",
            lost: "",
        },
        Mistake {
            sound: "void element(int n) {\n    int a[2] = {n, 2};\n    printf(\"element %d\\n\", a[1]);\n}\n",
            change: ("a[1]", "a[1"),
            told: "{3}:30 `]` expected",
            prints: "element 2\n",
            lost: "element 2\n",
        },
        Mistake {
            sound: "void word(int n) {\n    while (n < 3) {\n        n++;\n    }\n    puts(\"word\");\n}\n",
            change: ("while", "whlie"),
            told: "{2}:17 `;` expected",
            prints: "word\n",
            lost: "",
        },
    ],
    ends: "int main(void) {\n    statement(1);\n    bracket(1);\n    operand(1);\n    text(1);\n    character(1);\n    block(1);\n    head(1);\n    closing(1);\n    otherwise(1);\n    name(1);\n    element(1);\n    word(1);\n    puts(\"end\");\n    return 0;\n}\n",
};

#[test]
fn two_mistakes_in_javascript_are_two_findings() {
    check(&JAVASCRIPT);
}

const JAVASCRIPT: Program = Program {
    language: "javascript",
    begins: "",
    functions: &[
        Mistake {
            sound: "function statement(n) {\n  const x = n;\n  console.log(\"statement\", n);\n}\n",
            change: ("x = n;", "x = ;"),
            told: "{2}:2 unexpected `const x = ;`",
            prints: "statement 1\n",
            lost: "",
        },
        Mistake {
            sound: "function bracket(n) {\n  console.log(\"bracket\", n);\n}\n",
            change: (", n);", ", n;"),
            told: "{2}:26 `)` expected",
            prints: "bracket 1\n",
            lost: "",
        },
        Mistake {
            sound: "function text(n) {\n  console.log(\"text\");\n  console.log(\"text end\");\n}\n",
            change: ("(\"text\")", "(\"text)"),
            told: "{2}:2 unexpected `console.log(\"text);`",
            prints: "text\ntext end\n",
            lost: "text\n",
        },
        Mistake {
            sound: "function block(n) {\n  if (n > 0) {\n    console.log(\"in block\");\n  }\n  console.log(\"block\");\n}\n",
            change: ("block\");\n  }\n", "block\");\n"),
            told: "{3}:28 `}` expected",
            prints: "in block\nblock\n",
            lost: "",
        },
        Mistake {
            sound: "function head(n) {\n  for (let i = 0; i < 2; i++) {\n    console.log(\"head\", i);\n  }\n}\n",
            change: ("i++) {", "i++ {"),
            told: "{2}:28 `)` expected",
            prints: "head 0\nhead 1\n",
            lost: "",
        },
        Mistake {
            sound: "function closing(n) {\n  console.log(n);\n  console.log(\"closing\");\n}\n",
            change: ("(n);", "(n));"),
            told: "{2}:16 unexpected `)`",
            prints: "1\nclosing\n",
            lost: "",
        },
        Mistake {
            sound: "function otherwise(n) {\n  if (n > 1) {\n    console.log(\"if\");\n  } else {\n    console.log(\"else\");\n  }\n}\n",
            change: (
                "  if (n > 1) {\n    console.log(\"if\");\n  } else",
                "  else",
            ),
            told: "{2}:2 unexpected `else`",
            prints: "else\n",
            lost: "",
        },
        Mistake {
            sound: "function name(n) {\n  let count = n;\n  console.log(\"name\");\n}\n",
            change: ("let count", "let 2count"),
            told: "{2}:6 unexpected `2`",
            prints: "name\n",
            lost: "",
        },
        Mistake {
            sound: "function element(n) {\n  const a = [n, 2];\n  console.log(\"element\", a);\n}\n",
            change: ("2];", "2;"),
            told: "{2}:17 `]` expected",
            prints: "element [ 1, 2 ]\n",
            lost: "",
        },
        Mistake {
            sound: "function member(n) {\n  const a = { n: n };\n  console.log(\"member\");\n}\n",
            change: ("n: n }", "n: }"),
            told: "{2}:16 `identifier` expected",
            prints: "member\n",
            lost: "",
        },
        Mistake {
            sound: "function arrow(n) {\n  const f = (x) => x + 1;\n  console.log(\"arrow\");\n}\n",
            change: ("(x) =>", "(x =>"),
            told: "{2}:23 `)` expected",
            prints: "arrow\n",
            lost: "",
        },
    ],
    ends: "statement(1);\nbracket(1);\ntext(1);\nblock(1);\nhead(1);\nclosing(1);\notherwise(1);\nname(1);\nelement(1);\nmember(1);\narrow(1);\nconsole.log(\"end\");\n",
};

#[test]
fn two_mistakes_in_lua_are_two_findings() {
    check(&LUA);
}

const LUA: Program = Program {
    language: "lua",
    begins: "",
    functions: &[
        Mistake {
            sound: "local function statement(n)\n  local x = n\n  print(\"statement\", x)\nend\n",
            change: ("x = n", "x = = n"),
            told: "{2}:12 unexpected `=`",
            prints: "statement\t1\n",
            lost: "",
        },
        Mistake {
            sound: "local function bracket(n)\n  print(\"bracket\", n)\nend\n",
            change: (", n)", ", n"),
            told: "{2}:20 `)` expected",
            prints: "bracket\t1\n",
            lost: "",
        },
        Mistake {
            sound: "local function text(n)\n  print(\"text\")\n  print(\"text end\")\nend\n",
            change: ("(\"text\")", "(\"text)"),
            told: "{2}:2 unexpected `print(\"text)`",
            prints: "text\ntext end\n",
            lost: "text\n",
        },
        Mistake {
            sound: "local function block(n)\n  if n > 0 then\n    print(\"in block\")\n  end\n  print(\"block\")\nend\n",
            change: ("block\")\n  end\n", "block\")\n"),
            told: "{3}:21 `end` expected",
            prints: "in block\nblock\n",
            lost: "",
        },
        Mistake {
            sound: "local function head(n)\n  for i = 1, 2 do\n    print(\"head\", i)\n  end\nend\n",
            change: ("1, 2 do", "1, 2"),
            told: "{2}:14 `do` expected",
            prints: "head\t1\nhead\t2\n",
            lost: "",
        },
        Mistake {
            sound: "local function closing(n)\n  print(n)\n  print(\"closing\")\nend\n",
            change: ("(n)\n  print(\"c", "(n))\n  print(\"c"),
            told: "{2}:10 unexpected `)`",
            prints: "1\nclosing\n",
            lost: "",
        },
        Mistake {
            sound: "local function condition(n)\n  if n == 1 then\n    print(\"one\")\n  end\n  print(\"condition\")\nend\n",
            change: ("==", "="),
            told: "{2}:7 unexpected `= 1`",
            prints: "one\ncondition\n",
            lost: "",
        },
        Mistake {
            sound: "local function name(n)\n  local count = n\n  print(\"name\")\nend\n",
            change: ("local count", "local 2count"),
            told: "{2}:8 unexpected `2`",
            prints: "name\n",
            lost: "",
        },
        Mistake {
            sound: "local function element(n)\n  local a = {n, 2}\n  print(\"element\", a[2])\nend\n",
            change: ("2}", "2"),
            told: "{2}:17 `}` expected",
            prints: "element\t2\n",
            lost: "",
        },
    ],
    ends: "statement(1)\nbracket(1)\ntext(1)\nblock(1)\nhead(1)\nclosing(1)\ncondition(1)\nname(1)\nelement(1)\nprint(\"end\")\n",
};
