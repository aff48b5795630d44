//! Which language a text is written in, as far as its lines tell: for somebody who has put a text in without saying so.
//!
//! Each language lists, in its `language.toml`, what its lines look like, and what that is worth as evidence. No grammar is needed for that (the page
//! has one at a time), and what few lines tell beyond doubt is not left to statistics over names. The answer is a guess, to
//! be offered and not acted upon.

use crate::{Language, languages};

/// What a line looks like that tells of a language, without the spaces around it. An empty part fits any.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// How it begins.
    pub starts: &'static str,
    /// What it holds behind that.
    pub holds: &'static str,
    /// How it ends, behind both.
    pub ends: &'static str,
    /// What it is worth: 1 where other languages have such lines too, 4 and more where hardly any has.
    pub weight: u32,
}

/// What a text must be worth at least, and how much more than as any other language.
const ENOUGH: u32 = 4;
const TIMES_MORE: u32 = 2;

/// So many lines are looked at: somebody who types an error asks this with every key.
const LINES: usize = 100;

impl Line {
    fn fits(&self, line: &str) -> bool {
        let rest = line.strip_prefix(self.starts);
        let rest = rest.and_then(|rest| rest.strip_suffix(self.ends));
        rest.is_some_and(|rest| rest.contains(self.holds))
    }
}

/// What lines are worth as lines of a language. One that adds to another is told by what it adds, and has the other's lines then.
fn evidence(language: &Language, text: &str) -> u32 {
    let own = own_evidence(language, text);
    match language.adds_to.and_then(crate::language) {
        Some(_) if own < ENOUGH => 0,
        Some(other) => own + own_evidence(other, text),
        None => own,
    }
}

/// What lines are worth as lines that a language lists; of one line only what is worth most.
fn own_evidence(language: &Language, text: &str) -> u32 {
    // What a remark says is about a program: it is in no language.
    let is_remark = |line: &&str| line.starts_with("//") || line.starts_with("/*");
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !is_remark(line));
    let worth = |line: &str| {
        let fitting = language.lines.iter().filter(|known| known.fits(line));
        fitting.map(|known| known.weight).max().unwrap_or(0)
    };
    lines.take(LINES).map(worth).sum()
}

/// The language that a text reads like, `None` where its lines tell too little or speak for several.
#[must_use]
pub fn reads_like(text: &str) -> Option<&'static Language> {
    let all = languages().iter();
    let mut all: Vec<_> = all.map(|each| (evidence(each, text), each)).collect();
    all.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    // What a language adds to is no rival of it.
    let added_to = all.first().and_then(|(_, best)| best.adds_to);
    all.retain(|(_, each)| Some(each.name) != added_to);
    let second = all.get(1).map_or(0, |(worth, _)| *worth);
    let (best, language) = all.first().copied()?;
    (best >= ENOUGH && best >= TIMES_MORE * second).then_some(language)
}

#[cfg(test)]
mod tests {
    use super::reads_like;

    fn name(text: &str) -> Option<&'static str> {
        reads_like(text).map(|language| language.name)
    }

    #[test]
    fn remarks_tell_nothing() {
        let script = "// covers: string methods\nconst a = 1;\nconsole.log(a);\nlet b = 2;\n";
        assert_eq!(name(script), Some("javascript"));
    }

    #[test]
    fn a_few_lines_tell() {
        assert_eq!(
            name("def f(x):\n    return x\n\nprint(f(2))\n"),
            Some("python")
        );
        assert_eq!(
            name("#include <stdio.h>\nint main(void) { return 0; }\n"),
            Some("c")
        );
        let java =
            "class A {\n    public static void main(String[] args) { System.out.println(1); }\n}\n";
        assert_eq!(name(java), Some("java"));
        assert_eq!(
            name("        mov  r0, 5\n        cmp  r0, 0\n        jz   end\n"),
            Some("asm")
        );
    }

    #[test]
    fn what_tells_nothing_or_speaks_for_several_is_of_no_language() {
        assert_eq!(name(""), None);
        assert_eq!(name("x = 1\ny = x + 2\n"), None);
        assert_eq!(name("int x = 1;\nx = x + 1;\n"), None);
        assert_eq!(name("Once upon a time there was a dragon.\n"), None);
        let both = "#include <stdio.h>\nimport java.util.List;\n";
        assert_eq!(name(both), None);
    }
}
