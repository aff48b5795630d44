//! The same in languages whose names are found when the program runs: an expression is a source of its own there.

use super::{gives, go, session};

#[test]
fn javascript_and_typescript() {
    for (language, file) in [("javascript", "main.js"), ("typescript", "main.ts")] {
        let source = "const base = 10;\nclass P { constructor(x) { this.x = x; } get twice() { return this.x * 2; } }\nfunction f(a, list) {\n  let b = a + 1;\n  const inner = () => b * base;\n  return inner() + list.length;\n}\nconst p = new P(4);\nf(2, [1, 'two', null]);\n";
        let mut run = session(language, file, source);
        go(&mut run, 6);
        gives(
            &mut run,
            0,
            &[
                ("a", "2"),
                ("b * base + 0.5", "30.5"),
                (
                    "list.map(each => typeof each).join('-')",
                    "'number-string-object'",
                ),
                ("inner()", "30"),
                ("p.twice", "8"),
                ("b > 2 && base === 10", "true"),
                ("`b is ${b}`", "'b is 3'"),
                ("[a, b]", "[2, 3]"),
            ],
        );
    }
}

#[test]
fn lua() {
    let source = "local base = 10\ntotal = 5\nlocal function f(a, list)\n  local b = a + 1\n  return b * base + #list\nend\nf(2, {1, 'two'})\n";
    let mut run = session("lua", "main.lua", source);
    go(&mut run, 5);
    gives(
        &mut run,
        0,
        &[
            ("a", "2"),
            ("b * base // 4", "7"),
            ("total", "5"),
            ("list[2] .. '!'", "\"two!\""),
            ("#list > 1 and b == 3", "true"),
            ("math.max(a, b, base)", "10"),
        ],
    );
}

#[test]
fn ruby() {
    let source = "class P\n  attr_reader :x\n  def initialize(x)\n    @x = x\n  end\n  def f(list)\n    b = @x + 1\n    list.each do |each|\n      puts b + each + list.size\n    end\n  end\nend\nbase = 10\nP.new(4).f([1, 2])\n";
    let mut run = session("ruby", "main.rb", source);
    go(&mut run, 9);
    gives(
        &mut run,
        0,
        &[
            ("each", "1"),
            ("b * 2", "10"),
            ("@x", "4"),
            ("self.x + list.sum", "7"),
            ("list.map { |n| n * b }", "[5, 10]"),
            ("\"#{b}-#{each}\"", "\"5-1\""),
            ("b > 4 && each == 1", "true"),
        ],
    );
}

#[test]
fn php() {
    let source = "<?php\nclass P { public $x = 4; function f($list) {\n  $b = $this->x + 1;\n  $t = 'b';\n  return $b + count($list);\n} }\n$base = 10;\n(new P)->f([1, 'k' => 'two']);\n";
    let mut run = session("php", "main.php", source);
    go(&mut run, 5);
    gives(
        &mut run,
        0,
        &[
            ("$b * 2", "10"),
            ("$this->x", "4"),
            ("$list['k'] . \"-$b\"", "\"two-5\""),
            ("count($list) > 1 && $b === 5", "true"),
            ("strtoupper($t)", "\"B\""),
        ],
    );
    gives(&mut run, 1, &[("$base", "10")]);
}
