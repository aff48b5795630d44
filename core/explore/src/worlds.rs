//! The tree of worlds, and how it grows.

use crate::evaluate::truth;
use crate::guess::guess;
use crate::linear::{decide, refute};
use crate::merge::Parked;
use crate::search::Search;
use crate::solve::{Input, Verdict, solve_within};
use crate::term::{Condition, TermId, Terms};
use ir::{InstId, ModuleId, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::rc::Rc;
use vm::debug::fork::Fork;
use vm::machine::state::Ending;
use vm::{Machine, Stop, Stream, Value, Watch};

/// How far an exploration goes.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The order.
    pub search: Search,
    /// Worlds in all, inner ones included.
    pub worlds: usize,
    /// Steps of one world's run, from the program's start.
    pub steps: u64,
    /// How often one world may come to the same branch on an unknown.
    pub visits: u32,
    /// How long the solver may work on one path condition; the number of times that it looks whether it should stop.
    pub patience: u32,
    /// How much work all path conditions together may be for the solver: clauses, and a quarter of what follows from them.
    pub effort: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            search: Search::default(),
            worlds: 1000,
            steps: 1_000_000,
            visits: 10,
            patience: 5_000,
            effort: u64::MAX,
        }
    }
}

/// A world among [`Worlds`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct WorldId(pub u32);

/// What became of a world.
#[derive(Clone, PartialEq, Debug)]
pub enum Fate {
    /// It has not been followed yet.
    Open,
    /// It came to a branch on an unknown and is now two.
    Split {
        /// What was branched on, as the language writes it.
        condition: String,
        /// Where.
        span: Span,
        /// In which module.
        module: ModuleId,
        /// The side where it holds.
        holds: WorldId,
        /// The side where it does not.
        fails: WorldId,
    },
    /// Its run is over.
    Ended {
        /// How.
        ending: Ending,
        /// What the function returned that was run by itself, the exception that nobody caught, or what was undefined.
        result: Option<String>,
    },
    /// It came to where it was to come to, and was not followed any further.
    Arrived,
    /// No values of the unknowns lead here.
    Infeasible,
    /// Its run was stopped: too many steps.
    StepLimit,
    /// Its run was stopped: too often at the same branch.
    VisitLimit,
    /// From here on it is equal to another.
    Merged(WorldId),
}

/// A world: a run from one branch on an unknown to the next.
#[derive(Clone, Debug)]
pub struct World {
    /// The world that it split off from, and the side.
    pub parent: Option<(WorldId, bool)>,
    /// What must hold of the unknowns to come here from there.
    pub condition: Option<Condition>,
    /// The sides of choices, from there to its end, that were no question: no values lead to the other one.
    pub foregone: Vec<bool>,
    /// Values of the unknowns that lead here; nothing where the solver found none in time.
    pub inputs: Option<Vec<Input>>,
    /// Whether those are sure to.
    pub is_exact: bool,
    /// What became of it.
    pub fate: Fate,
    /// What the function returned that was run by itself, where that depends on unknowns.
    pub value: Option<TermId>,
    /// The terms that it was asked about on its way, those that were no question among them.
    pub(crate) asked: Vec<TermId>,
    /// Steps from the program's start.
    pub steps: u64,
    /// What the program printed up to its end.
    pub output: String,
}

/// A world that waits to be followed.
pub(crate) struct Waiting {
    pub world: WorldId,
    /// The state that it split off in, which it shares with the other side; nothing for the first, which the machine is in.
    pub from: Option<Rc<Fork>>,
    /// The side of a branch that it begins with.
    pub side: Option<(Place, bool)>,
    /// Whether it stands at a question and goes on by itself, since no other goes on as it does.
    pub is_alone: bool,
    /// How often it came to each branch.
    pub visits: Rc<FxHashMap<Place, u32>>,
    /// Where among the widths of integers its example was found.
    pub width: usize,
}

type Place = (ModuleId, InstId);

/// An exploration.
pub struct Worlds {
    pub(crate) machine: Machine,
    limits: Limits,
    pub(crate) terms: Terms,
    pub(crate) worlds: Vec<World>,
    waiting: VecDeque<Waiting>,
    /// What is left of the effort.
    effort: u64,
    /// The sides of branches that some world took.
    covered: FxHashSet<(Place, bool)>,
    /// Who came to a question in which state, by digest.
    pub(crate) met: FxHashMap<u64, Vec<WorldId>>,
    /// Those that may turn out to go on as others do.
    pub(crate) parked: Vec<Parked>,
    stopped: bool,
    /// Where worlds are to come to.
    goal: Option<Watch>,
    /// The world in whose state the machine is.
    at: WorldId,
}

impl Worlds {
    /// Begins where a machine stands, whose settings say that it asks.
    #[must_use]
    pub fn new(mut machine: Machine, limits: Limits) -> Worlds {
        machine.begin_forks();
        let first = Waiting {
            world: WorldId(0),
            from: None,
            side: None,
            is_alone: false,
            visits: Rc::default(),
            width: 0,
        };
        Worlds {
            machine,
            effort: limits.effort,
            limits,
            terms: Terms::default(),
            worlds: vec![World {
                parent: None,
                condition: None,
                foregone: Vec::new(),
                inputs: Some(Vec::new()),
                is_exact: true,
                fate: Fate::Open,
                value: None,
                asked: Vec::new(),
                steps: 0,
                output: String::new(),
            }],
            waiting: VecDeque::from([first]),
            covered: FxHashSet::default(),
            met: FxHashMap::default(),
            parked: Vec::new(),
            stopped: false,
            goal: None,
            at: WorldId(0),
        }
    }

    /// The same, following each world up to the first instruction that is watched for, and no further.
    #[must_use]
    pub fn towards(machine: Machine, limits: Limits, goal: Watch) -> Worlds {
        Worlds {
            goal: Some(goal),
            ..Worlds::new(machine, limits)
        }
    }

    /// The worlds so far; a world comes before those that split off from it.
    #[must_use]
    pub fn all(&self) -> &[World] {
        &self.worlds
    }

    /// The terms that their conditions are made of.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// A machine of this program, to show values with.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// The world that was followed last, with the machine as it stands there: at its end, or where it splits.
    pub fn standing(&mut self) -> (WorldId, &mut Machine) {
        (self.at, &mut self.machine)
    }

    /// Whether the number of worlds reached its limit, so that some stay open.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// The limit that kept the exploration from seeing everything, the widest one first; none where it did.
    #[must_use]
    pub fn stopped_by(&self) -> Option<&'static str> {
        let any = |fate: &Fate| self.worlds.iter().any(|world| world.fate == *fate);
        if self.stopped {
            Some("worlds")
        } else if any(&Fate::StepLimit) {
            Some("steps")
        } else if any(&Fate::VisitLimit) {
            Some("visits")
        } else if self.effort == 0 {
            Some("effort")
        } else {
            None
        }
    }

    /// How many worlds have no example, since the solver did not find out in time whether any values lead to them.
    #[must_use]
    pub fn unsolved(&self) -> usize {
        let all = self.worlds.iter();
        let is_unsolved = |world: &&World| world.inputs.is_none() && world.fate != Fate::Infeasible;
        all.filter(is_unsolved).count()
    }

    /// Follows one world up to its next split or its end. `false` when none is left, or there are too many.
    pub fn advance(&mut self) -> bool {
        let is_left = !self.waiting.is_empty() || !self.parked.is_empty();
        if self.worlds.len() >= self.limits.worlds && is_left {
            self.stopped = true;
            return false;
        }
        let Some(next) = self.next().or_else(|| self.unparked()) else {
            return false;
        };
        let Waiting {
            world,
            from,
            side,
            mut is_alone,
            mut visits,
            width,
        } = next;
        if let Some(from) = from {
            self.machine.go_on_with(Rc::unwrap_or_clone(from));
        }
        if let Some((_, side)) = side {
            self.machine.decide(side);
        }
        self.at = world;
        let fate = loop {
            break match self.run_on() {
                Stop::Watched => Fate::Arrived,
                Stop::Ended => self.ended(world),
                Stop::Undecided => {
                    let Some(open) = self.machine.state.undecided.clone() else {
                        continue;
                    };
                    let place = self.machine.origin();
                    if !std::mem::take(&mut is_alone) {
                        let visits_here = Rc::make_mut(&mut visits).entry(place).or_default();
                        *visits_here += u32::from(open.is_first());
                        if *visits_here > self.limits.visits {
                            break Fate::VisitLimit;
                        }
                        if let Some(fate) = self.met_again(world, &visits, width) {
                            break fate;
                        }
                    }
                    let term = self.terms.value(&self.machine, open.condition);
                    self.worlds[world.0 as usize].asked.push(term);
                    let sides = self.sides(world, term, width);
                    // An operation is not told as a question where there is but one answer.
                    if !open.is_branch()
                        && let Some(side) = only_side(&sides)
                    {
                        self.worlds[world.0 as usize].foregone.push(side);
                        self.machine.decide(side);
                        continue;
                    }
                    self.split(world, place, &visits, open.condition, sides)
                }
                Stop::Limit | Stop::Starved => Fate::StepLimit,
            };
        };
        let printed = &self.machine.output[..self.machine.state.written];
        let out = printed.iter().filter(|piece| piece.stream == Stream::Out);
        let own = &mut self.worlds[world.0 as usize];
        own.output = out.map(|piece| &*piece.text).collect();
        own.steps = self.machine.state.steps;
        own.fate = fate;
        true
    }

    /// Runs to the next question, to where worlds are to come to, to the end or to the limit.
    fn run_on(&mut self) -> Stop {
        let until = self.limits.steps;
        match &self.goal {
            None => self.machine.run(until),
            // A run that is told to watch takes a step first, and a decided branch may lead right there.
            Some(goal) if self.machine.is_watched(goal) => Stop::Watched,
            Some(goal) => self.machine.run_watching(until, goal),
        }
    }

    /// Takes the next world to follow.
    fn next(&mut self) -> Option<Waiting> {
        match self.limits.search {
            Search::Breadth => self.waiting.pop_front(),
            Search::Depth => self.waiting.pop_back(),
            Search::Coverage => {
                let is_new = |waiting: &Waiting| {
                    waiting
                        .side
                        .is_some_and(|side| !self.covered.contains(&side))
                };
                let at = self.waiting.iter().position(is_new).unwrap_or(0);
                let next = self.waiting.remove(at)?;
                self.covered.extend(next.side);
                Some(next)
            }
        }
    }

    /// What is to be said of both sides of a condition, the one where it holds first.
    fn sides(&mut self, world: WorldId, term: TermId, width: usize) -> [(Condition, Verdict); 2] {
        let conditions = [true, false].map(|holds| Condition { term, holds });
        // What the path says in other words already is no question for a solver, which may not know.
        let path = self.path(world);
        let excluded =
            conditions.map(|asked| path.iter().any(|&known| self.terms.exclude(known, asked)));
        [0, 1].map(|at| {
            let verdict = match (excluded[at], excluded[1 - at]) {
                (true, _) => Verdict::Infeasible,
                (false, true) => self.same_verdict(world, width),
                (false, false) => self.verdict(world, conditions[at], width),
            };
            (conditions[at], verdict)
        })
    }

    /// Splits a world in two where its run stands; sides that no values lead to end at once.
    fn split(
        &mut self,
        world: WorldId,
        place: Place,
        visits: &Rc<FxHashMap<Place, u32>>,
        condition: Value,
        sides: [(Condition, Verdict); 2],
    ) -> Fate {
        let text = match condition {
            Value::Unknown(unknown) => vm::display::expression(&self.machine, unknown),
            known => vm::display::preview(&self.machine, known, 200),
        };
        let modules = &self.machine.linked.program.modules;
        let own = self.machine.place_in_program();
        let inst = modules[own.0.index()].insts.get(own.1.index());
        let span = inst.map_or(Span::NONE, |inst| inst.span);
        let steps = self.machine.state.steps;
        let fork = Rc::new(self.machine.fork());
        let [holds, fails] = sides.map(|(condition, verdict)| {
            let id = WorldId(self.worlds.len() as u32);
            let side = condition.holds;
            let (inputs, is_exact, fate, width) = match verdict {
                Verdict::Feasible {
                    inputs,
                    is_exact,
                    width,
                } => (Some(inputs), is_exact, Fate::Open, width),
                Verdict::Infeasible => (None, true, Fate::Infeasible, 0),
                Verdict::Unknown => (None, false, Fate::Open, 0),
            };
            if fate == Fate::Open {
                self.waiting.push_back(Waiting {
                    world: id,
                    from: Some(Rc::clone(&fork)),
                    side: Some((place, side)),
                    is_alone: false,
                    visits: Rc::clone(visits),
                    width,
                });
            }
            self.worlds.push(World {
                parent: Some((world, side)),
                condition: Some(condition),
                foregone: Vec::new(),
                inputs,
                is_exact,
                fate,
                value: None,
                asked: Vec::new(),
                steps,
                output: String::new(),
            });
            id
        });
        Fate::Split {
            condition: text,
            span,
            module: own.0,
            holds,
            fails,
        }
    }

    /// A world goes on with something that it has said already.
    fn same_verdict(&self, world: WorldId, width: usize) -> Verdict {
        let own = &self.worlds[world.0 as usize];
        match &own.inputs {
            Some(inputs) => Verdict::Feasible {
                inputs: inputs.clone(),
                is_exact: own.is_exact,
                width,
            },
            None => Verdict::Unknown,
        }
    }

    /// Whether a world can go on with one more condition. Where its own example does, that is one of it.
    fn verdict(&mut self, world: WorldId, condition: Condition, width: usize) -> Verdict {
        let own = &self.worlds[world.0 as usize];
        if let Some(inputs) = &own.inputs
            && truth(&self.terms, condition, inputs) == Some(condition.holds)
        {
            return Verdict::Feasible {
                inputs: inputs.clone(),
                is_exact: own.is_exact,
                width,
            };
        }
        let path = self.path(world);
        // What the unknowns of other conditions are is known from the example, where there is one.
        let own_inputs = own.inputs.as_deref();
        let own_exact = own.is_exact || own_inputs.is_none();
        let mut path: Vec<Condition> = match own_inputs {
            Some(_) => self.terms.related(&path, condition),
            None => path.into_iter().chain([condition]).collect(),
        };
        path.extend(self.terms.of_lengths(&path));
        let decided = decide(&self.terms, &path, width).or_else(|| {
            let inputs = guess(&self.terms, &path)?;
            Some(Verdict::Feasible {
                inputs,
                is_exact: true,
                width,
            })
        });
        let decided = decided.or_else(|| refute(&self.terms, &path).then_some(Verdict::Infeasible));
        let verdict = decided.unwrap_or_else(|| {
            let patience = self.limits.patience;
            solve_within(&self.terms, &path, width, patience, &mut self.effort)
        });
        match verdict {
            Verdict::Feasible {
                inputs,
                is_exact,
                width,
            } => Verdict::Feasible {
                inputs: joined(own_inputs.unwrap_or_default(), inputs),
                is_exact: is_exact && own_exact,
                width,
            },
            other => other,
        }
    }

    fn ended(&mut self, world: WorldId) -> Fate {
        let Some(ending) = self.machine.state.ending.clone() else {
            return Fate::StepLimit;
        };
        let shown = match ending {
            Ending::Uncaught(exception) => Some(exception),
            Ending::Undefined => None,
            _ => self.machine.result_alone(),
        };
        if let Some(value @ Value::Unknown(_)) = shown {
            let term = self.terms.value(&self.machine, value);
            self.worlds[world.0 as usize].value = Some(term);
        }
        let mut result = shown.map(|value| self.machine.result_text(value, 200));
        if ending == Ending::Undefined {
            let report = self.machine.state.reports.last();
            result = report.map(ToString::to_string);
        }
        Fate::Ended { ending, result }
    }
}

/// Values of unknowns, the new ones before the old ones of the same.
fn joined(old: &[Input], new: Vec<Input>) -> Vec<Input> {
    let mut all = new;
    for input in old {
        let at = all.binary_search_by(|other| other.source.cmp(&input.source));
        if let Err(at) = at {
            all.insert(at, input.clone());
        }
    }
    all
}

/// The side that values lead to, where none lead to the other.
fn only_side(sides: &[(Condition, Verdict); 2]) -> Option<bool> {
    match sides {
        [(holds, _), (_, Verdict::Infeasible)] => Some(holds.holds),
        [(_, Verdict::Infeasible), (fails, _)] => Some(fails.holds),
        _ => None,
    }
}
