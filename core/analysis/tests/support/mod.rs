//! Random programs and graphs for tests.

use std::fmt::Write;

/// A small generator of pseudo-random numbers (xorshift).
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// A random program of nested statements, in the text form.
pub fn random_program(seed: u64, statements: usize) -> String {
    let mut writer = Writer {
        random: Random(seed),
        text: "module main plain\nentry:\n".into(),
        registers: 0,
        labels: 0,
        left: statements,
        handlers: 0,
    };
    while writer.left > 0 {
        writer.block(0, None);
    }
    writer.text
}

/// Where `continue` and `break` lead, and how many handlers are in force there.
#[derive(Clone, Copy)]
struct Loop {
    head: usize,
    end: usize,
    handlers: usize,
}

struct Writer {
    random: Random,
    text: String,
    registers: usize,
    labels: usize,
    left: usize,
    handlers: usize,
}

impl Writer {
    fn line(&mut self, line: impl std::fmt::Display) {
        let _ = writeln!(self.text, "{line}");
    }

    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels - 1
    }

    fn value(&mut self) -> usize {
        let register = self.registers;
        self.registers += 1;
        self.line(format_args!("  %{register} = load_var x{}", register % 7));
        register
    }

    /// Some statements; whether control comes out behind them.
    fn block(&mut self, depth: usize, around: Option<Loop>) -> bool {
        for _ in 0..1 + self.random.below(4) {
            if !self.statement(depth, around) {
                return false;
            }
        }
        true
    }

    fn statement(&mut self, depth: usize, around: Option<Loop>) -> bool {
        self.left = self.left.saturating_sub(1);
        let kinds = if depth > 5 || self.left == 0 { 1 } else { 8 };
        match self.random.below(kinds) {
            0..=2 => {
                for _ in 0..1 + self.random.below(4) {
                    let value = self.value();
                    self.line(format_args!("  decl_var y{} %{value}", value % 5));
                }
            }
            3 | 4 => return self.branch(depth, around),
            5 => self.repeat(depth),
            6 => return self.guard(depth, around),
            _ => {
                if let Some(around) = around {
                    for _ in around.handlers..self.handlers {
                        self.line("  try_pop");
                    }
                    let target = [around.head, around.end][self.random.below(2)];
                    self.line(format_args!("  branch l{target}"));
                    return false;
                }
            }
        }
        true
    }

    fn branch(&mut self, depth: usize, around: Option<Loop>) -> bool {
        let [then, otherwise, end] = [self.label(), self.label(), self.label()];
        let condition = self.value();
        let has_else = self.random.below(2) == 0;
        let no = if has_else { otherwise } else { end };
        self.line(format_args!("  branch_if %{condition} l{then},l{no}"));
        self.line(format_args!("l{then}:"));
        let mut goes_on = self.block(depth + 1, around);
        if goes_on {
            self.line(format_args!("  branch l{end}"));
        }
        if has_else {
            self.line(format_args!("l{otherwise}:"));
            let other = self.block(depth + 1, around);
            if other {
                self.line(format_args!("  branch l{end}"));
            }
            goes_on |= other;
        } else {
            goes_on = true;
        }
        if goes_on {
            self.line(format_args!("l{end}:"));
        }
        goes_on
    }

    fn repeat(&mut self, depth: usize) {
        let [head, body, end] = [self.label(), self.label(), self.label()];
        self.line(format_args!("l{head}:"));
        let condition = self.value();
        self.line(format_args!("  branch_if %{condition} l{body},l{end}"));
        self.line(format_args!("l{body}:"));
        let handlers = self.handlers;
        let around = Loop {
            head,
            end,
            handlers,
        };
        if self.block(depth + 1, Some(around)) {
            self.line(format_args!("  branch l{head}"));
        }
        self.line(format_args!("l{end}:"));
    }

    fn guard(&mut self, depth: usize, around: Option<Loop>) -> bool {
        let [handler, end] = [self.label(), self.label()];
        self.line(format_args!("  try_push l{handler}"));
        self.handlers += 1;
        self.value();
        let body = self.block(depth + 1, around);
        if body {
            self.line("  try_pop");
            self.line(format_args!("  branch l{end}"));
        }
        self.handlers -= 1;
        self.line(format_args!("l{handler}:"));
        let register = self.registers;
        self.registers += 1;
        self.line(format_args!("  %{register} = symbolic caught_exception"));
        let handled = self.block(depth + 1, around);
        if handled {
            self.line(format_args!("  branch l{end}"));
        }
        if body || handled {
            self.line(format_args!("l{end}:"));
        }
        body || handled
    }
}
