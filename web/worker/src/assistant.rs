//! Language models: makes questions for them and reads their answers, in a worker of its own that is started when a person turns
//! models on.
//!
//! Nothing is sent from here. The page sends a question once the person has allowed it, and hands the answer on as it comes.
//!
//! Invariant: no key comes here. A question says which header the key goes into, and the page puts it there.

mod exchange;
mod job;
#[cfg(test)]
mod tests;
mod written;

use crate::host::Missing;
use crate::host::compiling::Compiler;
use crate::service::Service;
use assist::provider::{Kind, Provider};
use assist::{Counters, Failure, Key};
use exchange::{Came, Exchange, question};
use job::{Job, Want};
use protocol::{Files, Heard, Outcome, ProviderView, Spent, Wish};
use std::ops::Range;
use std::rc::Rc;

/// Stands for the key, which is not known here.
const KEY: &str = "(the person's key)";

/// What is waited for.
#[derive(Default)]
enum Asked {
    #[default]
    Nothing,
    /// The provider's list of models.
    Models(Exchange),
    /// The answer to a question of a task.
    Question(Box<Job>, Exchange),
}

/// Questions and answers, behind the page.
#[derive(Default)]
pub struct Assistant {
    compiler: Compiler,
    provider: Option<Rc<dyn Provider>>,
    asked: Asked,
    /// A task whose text has to be parsed before it goes on; the wish that led to it is made again once what that takes has been
    /// brought.
    parsing: Option<Job>,
    counters: Counters,
    /// Questions of the task at hand so far.
    round: u32,
    replies: Vec<Heard>,
}

impl Service for Assistant {
    type Request = Wish;
    type Reply = Heard;

    fn compiler(&mut self) -> &mut Compiler {
        &mut self.compiler
    }

    fn receive(&mut self, wish: &Wish) -> Option<Missing> {
        let job = match self.parsing.take() {
            Some(job) => Some(job),
            None => self.take(wish),
        };
        self.go_on(job?)
    }

    fn busy(&self) -> bool {
        false
    }

    fn slice(&mut self, _over: &mut dyn FnMut() -> bool) {}

    fn take_replies(&mut self) -> Vec<Heard> {
        std::mem::take(&mut self.replies)
    }

    fn fault(what: String) -> Heard {
        Heard::Fault(what)
    }
}

impl Assistant {
    /// Takes a wish; gives a task that can go on.
    fn take(&mut self, wish: &Wish) -> Option<Job> {
        match wish {
            Wish::Providers => {
                let kinds = Kind::ALL.map(|kind| ProviderView {
                    kind: kind.name().to_owned(),
                    title: kind.provider("", Key::default(), "").name().to_owned(),
                    base: kind.base().to_owned(),
                    needs_key: kind.needs_key(),
                });
                self.replies.push(Heard::Providers(kinds.into()));
            }
            Wish::Provider(chosen) => {
                let key = Key::new(if chosen.has_key { KEY } else { "" });
                let kind = Kind::named(&chosen.kind);
                self.provider = kind.map(|kind| kind.provider(&chosen.base, key, &chosen.model));
                self.asked = Asked::Nothing;
            }
            Wish::Models => {
                if let Some(provider) = &self.provider {
                    self.asked = Asked::Models(Exchange::new(Rc::clone(provider)));
                    let question = question(&provider.models(), None, 0);
                    self.replies.push(Heard::Ask(question.into()));
                }
            }
            Wish::Task(task) => {
                self.round = 0;
                self.asked = Asked::Nothing;
                return Some(Job::new(task));
            }
            Wish::Status {
                status,
                retry_after,
                whole,
            } => {
                if let Some(exchange) = self.exchange() {
                    exchange.begins(*status, retry_after.clone(), *whole);
                }
            }
            Wish::Text(text) => match self.exchange()?.push(text) {
                Ok(so_far) => {
                    let so_far = so_far.map(str::to_owned);
                    self.replies.extend(so_far.map(Heard::Answer));
                }
                Err(failure) => return self.ended(|_| Err(failure)),
            },
            Wish::Ended => return self.ended(Exchange::finish),
            Wish::Unreachable(is_online) => {
                return self.ended(|exchange| Err(exchange.unreachable(*is_online)));
            }
            Wish::Stopped => return self.ended(|_| Err(Failure::Stopped)),
        }
        None
    }

    fn exchange(&mut self) -> Option<&mut Exchange> {
        match &mut self.asked {
            Asked::Nothing => None,
            Asked::Models(exchange) | Asked::Question(_, exchange) => Some(exchange),
        }
    }

    /// An exchange is over; gives the task that it was for.
    fn ended(&mut self, finish: impl FnOnce(Exchange) -> Result<Came, Failure>) -> Option<Job> {
        match std::mem::take(&mut self.asked) {
            Asked::Nothing => None,
            Asked::Models(exchange) => {
                let heard = match finish(exchange.for_models()) {
                    Ok(Came::Models(names)) => Heard::Models(names),
                    Ok(Came::Answer(_)) => Heard::Models(Vec::new()),
                    Err(failure) => Heard::Done(Outcome::Nothing(failure.to_string()).into()),
                };
                self.replies.push(heard);
                None
            }
            Asked::Question(mut job, exchange) => {
                let answer = match finish(exchange) {
                    Ok(Came::Answer(answer)) => Ok(answer),
                    Ok(Came::Models(_)) => Err(Failure::CutOff),
                    Err(failure) => Err(failure),
                };
                let usage = answer.as_ref().ok().map(|answer| answer.usage);
                self.counters.count(usage);
                self.replies.push(Heard::Spent(Spent {
                    calls: self.counters.calls,
                    failed: self.counters.failed,
                    input: self.counters.input_tokens,
                    output: self.counters.output_tokens,
                }));
                job.answered(answer);
                Some(*job)
            }
        }
    }

    /// Goes on with a task until it asks something or is done.
    fn go_on(&mut self, mut job: Job) -> Option<Missing> {
        loop {
            match job.want() {
                Want::Parse(language, text) => match self.errors(&language, &text) {
                    Ok(errors) => job.parsed(errors),
                    Err(missing) => {
                        self.parsing = Some(job);
                        return Some(missing);
                    }
                },
                Want::Done(outcome) => {
                    self.replies.push(Heard::Done(outcome.into()));
                    return None;
                }
                Want::Ask(request) => {
                    let Some(provider) = &self.provider else {
                        let why = "No provider is chosen.".to_owned();
                        self.replies.push(Heard::Done(Outcome::Nothing(why).into()));
                        return None;
                    };
                    let http = provider.ask(&request, true);
                    let question = question(&http, Some(&request), self.round);
                    self.round += 1;
                    self.asked = Asked::Question(job.into(), Exchange::new(Rc::clone(provider)));
                    self.replies.push(Heard::Ask(question.into()));
                    return None;
                }
            }
        }
    }

    /// Where a text has errors of syntax, in bytes; the inner error says why it cannot be read.
    #[allow(
        clippy::type_complexity,
        reason = "two ways of failing, each of its own kind"
    )]
    fn errors(
        &mut self,
        language: &str,
        text: &str,
    ) -> Result<Result<Vec<Range<usize>>, String>, Missing> {
        let files = Files::one(text.to_owned());
        Ok(match self.compiler.compile(language, &files)? {
            Ok(compiled) => Ok(compiled.tree.as_ref().map_or_else(Vec::new, |tree| {
                let errors = tree.syntax_errors();
                errors.map(|node| node.byte_range()).collect()
            })),
            Err(problems) => Err(problems
                .first()
                .map_or_else(String::new, |problem| problem.message.clone())),
        })
    }
}
