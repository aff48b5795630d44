//! Tables of a grammar: LALR(1), with the default reductions and the rules of precedence that yacc and bison have. What such a
//! parser expects where it stops depends on both.
//!
//! The lookaheads are found as DeRemer and Pennello do: what can be read behind a nonterminal, what the rules that end with it
//! include, and from where a rule is reduced.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

#[derive(Clone, Copy, PartialEq)]
enum Side {
    Left,
    Right,
    Neither,
    Unsaid,
}

struct Rule {
    left: usize,
    right: Vec<usize>,
    level: Option<usize>,
    /// What is asked of the sources that it reads, if anything.
    mark: String,
}

/// Symbols: terminals first, in the order in which the grammar names them, then nonterminals.
struct Grammar {
    names: Vec<String>,
    terminals: usize,
    levels: BTreeMap<usize, (usize, Side)>,
    rules: Vec<Rule>,
}

fn is_terminal(word: &str) -> bool {
    word.starts_with(['\'', '<', '%'])
}

fn read(text: &str) -> Grammar {
    let (mut terminals, mut others): (Vec<String>, Vec<String>) = Default::default();
    let lines = || {
        text.lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>())
            .filter(|words| !words.is_empty() && words[0] != "#")
    };
    let add = |list: &mut Vec<String>, word: &str| {
        if !list.iter().any(|known| known == word) {
            list.push(word.to_owned());
        }
    };
    for words in lines() {
        for word in &words {
            if is_terminal(word)
                && !matches!(*word, "%left" | "%right" | "%none" | "%prec" | "%token")
            {
                add(&mut terminals, word);
            }
        }
    }
    for words in lines() {
        if !matches!(words[0], "|" | ":") && !words[0].starts_with('%') {
            add(&mut others, words[0]);
        }
    }
    let count = terminals.len();
    let names: Vec<String> = terminals.into_iter().chain(others).collect();
    let number: BTreeMap<&str, usize> = names
        .iter()
        .enumerate()
        .map(|(at, name)| (name.as_str(), at))
        .collect();
    let find = |word: &str| {
        *number
            .get(word)
            .unwrap_or_else(|| panic!("no symbol {word}"))
    };
    let mut levels = BTreeMap::new();
    let mut rules = vec![Rule {
        left: usize::MAX,
        right: Vec::new(),
        level: None,
        mark: String::new(),
    }];
    let mut left = usize::MAX;
    for (line, words) in lines().enumerate() {
        let side = match words[0] {
            "%token" => continue,
            "%left" => Some(Side::Left),
            "%right" => Some(Side::Right),
            "%none" => Some(Side::Neither),
            "%prec" => Some(Side::Unsaid),
            _ => None,
        };
        if let Some(side) = side {
            for word in &words[1..] {
                levels.insert(find(word), (line, side));
            }
            continue;
        }
        if !matches!(words[0], "|" | ":") {
            left = find(words[0]);
            continue;
        }
        let marked = words
            .iter()
            .position(|word| word.starts_with('@') && word.len() > 1);
        let mark = marked.map_or(String::new(), |at| words[at][1..].to_owned());
        let words = &words[..marked.unwrap_or(words.len())];
        let end = words
            .iter()
            .position(|word| *word == "%prec")
            .unwrap_or(words.len());
        let right: Vec<usize> = words[1..end].iter().map(|word| find(word)).collect();
        let by = match words.get(end + 1) {
            Some(word) => Some(find(word)),
            None => right.iter().rev().find(|symbol| **symbol < count).copied(),
        };
        rules.push(Rule {
            left,
            right,
            level: by.and_then(|by| levels.get(&by)).map(|of| of.0),
            mark,
        });
    }
    let start = rules[1].left;
    rules[0].right = vec![start, find("<end_of_file>")];
    drop(number);
    Grammar {
        names,
        terminals: count,
        levels,
        rules,
    }
}

type Item = (usize, usize);

struct Automaton {
    items: Vec<Vec<Item>>,
    to: Vec<BTreeMap<usize, usize>>,
}

fn automaton(grammar: &Grammar) -> Automaton {
    let mut of_left: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, rule) in grammar.rules.iter().enumerate() {
        of_left.entry(rule.left).or_default().push(at);
    }
    let close = |kernel: &[Item]| {
        let mut all = kernel.to_vec();
        let mut seen = BTreeSet::new();
        let mut at = 0;
        while at < all.len() {
            let (rule, dot) = all[at];
            at += 1;
            let Some(&next) = grammar.rules[rule].right.get(dot) else {
                continue;
            };
            if next >= grammar.terminals && seen.insert(next) {
                all.extend(of_left[&next].iter().map(|rule| (*rule, 0)));
            }
        }
        all
    };
    let mut known: BTreeMap<Vec<Item>, usize> = BTreeMap::new();
    let (mut items, mut to) = (Vec::new(), Vec::new());
    let mut kernels = vec![vec![(0, 0)]];
    known.insert(kernels[0].clone(), 0);
    let mut at = 0;
    while at < kernels.len() {
        let all = close(&kernels[at]);
        at += 1;
        let mut next: BTreeMap<usize, Vec<Item>> = BTreeMap::new();
        for &(rule, dot) in &all {
            if let Some(&symbol) = grammar.rules[rule].right.get(dot) {
                next.entry(symbol).or_default().push((rule, dot + 1));
            }
        }
        let mut own = BTreeMap::new();
        for (symbol, mut kernel) in next {
            kernel.sort_unstable();
            let count = kernels.len();
            let state = *known.entry(kernel.clone()).or_insert(count);
            if state == count {
                kernels.push(kernel);
            }
            own.insert(symbol, state);
        }
        items.push(all);
        to.push(own);
    }
    Automaton { items, to }
}

type Set = [u64; 4];

/// What each thing holds with all that it leads to (Tarjan's strong components).
fn spread(sets: &mut [Set], edges: &[Vec<usize>]) {
    struct Walk<'a> {
        edges: &'a [Vec<usize>],
        depth: Vec<usize>,
        stack: Vec<usize>,
    }
    fn visit(walk: &mut Walk<'_>, sets: &mut [Set], at: usize) {
        walk.stack.push(at);
        let depth = walk.stack.len();
        walk.depth[at] = depth;
        for number in 0..walk.edges[at].len() {
            let other = walk.edges[at][number];
            if walk.depth[other] == 0 {
                visit(walk, sets, other);
            }
            walk.depth[at] = walk.depth[at].min(walk.depth[other]);
            let from = sets[other];
            sets[at]
                .iter_mut()
                .zip(from)
                .for_each(|(own, other)| *own |= other);
        }
        if walk.depth[at] == depth {
            while let Some(other) = walk.stack.pop() {
                walk.depth[other] = usize::MAX;
                sets[other] = sets[at];
                if other == at {
                    break;
                }
            }
        }
    }
    let mut walk = Walk {
        edges,
        depth: vec![0; sets.len()],
        stack: Vec::new(),
    };
    for at in 0..sets.len() {
        if walk.depth[at] == 0 {
            visit(&mut walk, sets, at);
        }
    }
}

fn lookaheads(grammar: &Grammar, automaton: &Automaton) -> BTreeMap<(usize, usize), Set> {
    let mut is_empty = vec![false; grammar.names.len()];
    loop {
        let before = is_empty.clone();
        for rule in &grammar.rules[1..] {
            if rule.right.iter().all(|symbol| is_empty[*symbol]) {
                is_empty[rule.left] = true;
            }
        }
        if before == is_empty {
            break;
        }
    }
    let mut number = BTreeMap::new();
    let mut moves = Vec::new();
    for (state, to) in automaton.to.iter().enumerate() {
        for (&symbol, &target) in to.range(grammar.terminals..) {
            number.insert((state, symbol), moves.len());
            moves.push((state, symbol, target));
        }
    }
    let mut sets = vec![[0; 4]; moves.len()];
    let (mut reads, mut includes) = (vec![Vec::new(); moves.len()], vec![Vec::new(); moves.len()]);
    for (at, &(_, _, target)) in moves.iter().enumerate() {
        for &symbol in automaton.to[target].keys() {
            if symbol < grammar.terminals {
                sets[at][symbol / 64] |= 1 << (symbol % 64);
            } else if is_empty[symbol] {
                reads[at].push(number[&(target, symbol)]);
            }
        }
    }
    spread(&mut sets, &reads);
    let mut back: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for (at, &(state, symbol, _)) in moves.iter().enumerate() {
        for (rule, of) in grammar
            .rules
            .iter()
            .enumerate()
            .filter(|(_, of)| of.left == symbol)
        {
            let mut place = state;
            for (dot, &next) in of.right.iter().enumerate() {
                let is_last = of.right[dot + 1..].iter().all(|symbol| is_empty[*symbol]);
                if next >= grammar.terminals && is_last {
                    includes[number[&(place, next)]].push(at);
                }
                place = automaton.to[place][&next];
            }
            back.entry((place, rule)).or_default().push(at);
        }
    }
    spread(&mut sets, &includes);
    back.into_iter()
        .map(|(place, from)| {
            let mut all = [0; 4];
            for at in from {
                all.iter_mut()
                    .zip(sets[at])
                    .for_each(|(own, other)| *own |= other);
            }
            (place, all)
        })
        .collect()
}

/// The tables of a grammar as Rust's source; how many conflicts no precedence settles.
pub fn tables(text: &str) -> (String, usize) {
    let grammar = read(text);
    let automaton = automaton(&grammar);
    let lookaheads = lookaheads(&grammar, &automaton);
    let mut conflicts = 0;
    let (mut defaults, mut actions, mut starts) = (Vec::new(), Vec::new(), vec![0]);
    let (mut gotos, mut goto_starts) = (Vec::new(), vec![0]);
    for (state, items) in automaton.items.iter().enumerate() {
        let mut own: BTreeMap<usize, i32> = automaton.to[state]
            .range(..grammar.terminals)
            .map(|(&symbol, &target)| (symbol, target as i32 + 1))
            .collect();
        let mut ended: Vec<usize> = items
            .iter()
            .filter(|(rule, dot)| *rule > 0 && *dot == grammar.rules[*rule].right.len())
            .map(|(rule, _)| *rule)
            .collect();
        ended.sort_unstable();
        ended.dedup();
        let mut counts: Vec<(usize, usize)> = Vec::new();
        for rule in ended {
            let set = lookaheads.get(&(state, rule)).copied().unwrap_or_default();
            let level = grammar.rules[rule].level;
            let mut count = 0;
            for symbol in (0..grammar.terminals).filter(|at| set[at / 64] >> (at % 64) & 1 == 1) {
                let takes = match (own.get(&symbol), level, grammar.levels.get(&symbol)) {
                    (None, ..) => true,
                    (Some(0), ..) => false,
                    (Some(before), ..) if *before < 0 => {
                        conflicts += 1;
                        false
                    }
                    (_, Some(level), Some((other, side))) if level == *other => match side {
                        Side::Left => true,
                        Side::Right => false,
                        Side::Unsaid => {
                            conflicts += 1;
                            false
                        }
                        Side::Neither => {
                            own.insert(symbol, 0);
                            false
                        }
                    },
                    (_, Some(level), Some((other, _))) => level > *other,
                    _ => {
                        conflicts += 1;
                        false
                    }
                };
                if takes {
                    own.insert(symbol, -(rule as i32));
                    count += 1;
                }
            }
            counts.push((rule, count));
        }
        let mut default = (0, 0);
        for (rule, count) in counts {
            if default.0 == 0 || count > default.1 {
                default = (rule, count);
            }
        }
        own.retain(|_, action| *action >= 0 || -*action != default.0 as i32);
        defaults.push(default.0);
        actions.extend(own);
        starts.push(actions.len());
        let targets = automaton.to[state].range(grammar.terminals..);
        gotos.extend(targets.map(|(&symbol, &target)| (symbol, target)));
        goto_starts.push(gotos.len());
    }
    let mut out = String::new();
    let _ = writeln!(
        out,
        "static TERMINALS: &[&str] = &{:?};",
        &grammar.names[..grammar.terminals]
    );
    let _ = writeln!(out, "static DEFAULTS: &[u16] = &{defaults:?};");
    let _ = writeln!(out, "static ACTIONS: &[(u16, i16)] = &{actions:?};");
    let _ = writeln!(out, "static ACTION_STARTS: &[u16] = &{starts:?};");
    let _ = writeln!(out, "static GOTOS: &[(u16, u16)] = &{gotos:?};");
    let _ = writeln!(out, "static GOTO_STARTS: &[u16] = &{goto_starts:?};");
    let rules: Vec<(usize, usize)> = grammar
        .rules
        .iter()
        .map(|rule| {
            (
                if rule.left == usize::MAX {
                    0
                } else {
                    rule.left
                },
                rule.right.len(),
            )
        })
        .collect();
    let marks: Vec<(usize, &str)> = (grammar.rules.iter().enumerate())
        .filter(|(_, rule)| !rule.mark.is_empty())
        .map(|(at, rule)| (at, rule.mark.as_str()))
        .collect();
    let _ = writeln!(out, "static MARKS: &[(u16, &str)] = &{marks:?};");
    let _ = writeln!(out, "static RULES: &[(u16, u8)] = &{rules:?};");
    (out, conflicts)
}
