//! What the page asks of the assistant, which is a worker of its own, and what that answers.
//!
//! The assistant makes questions for language models and reads their answers. It sends nothing: the page does, when the person has
//! allowed it, and adds the key there. No message here holds a key.

use crate::{Revision, Span, Tone};
use serde::{Deserialize, Serialize};

/// A message to the assistant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wish {
    /// Which providers there are. Answered by `Providers`.
    Providers,
    /// Whom questions are for. Answered by nothing.
    Provider(Provider),
    /// The models that the provider has. Answered by `Ask`, in the end by `Models`.
    Models,
    /// Begin a task, in the place of any before. Answered by `Ask`, in the end by `Done`.
    Task(Box<AssistTask>),
    /// The provider answers with this status, to the question that was put last.
    Status {
        /// The status.
        status: u16,
        /// What the header `retry-after` says.
        retry_after: Option<String>,
        /// Whether the answer comes in one piece, whatever was asked for.
        whole: bool,
    },
    /// More of the answer. Answered by `Answer`.
    Text(String),
    /// That was all of it.
    Ended,
    /// The browser gives no answer and no reason; whether there is a network.
    Unreachable(bool),
    /// The person has stopped it.
    Stopped,
}

/// Whom questions are for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Provider {
    /// The name of its kind, as `Providers` says it.
    pub kind: String,
    /// The base of its addresses.
    pub base: String,
    /// The model.
    pub model: String,
    /// Whether there is a key for it.
    pub has_key: bool,
}

/// A kind of provider.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ProviderView {
    /// What messages call it.
    pub kind: String,
    /// What people call it.
    pub title: String,
    /// The base of its addresses, where the person says no other.
    pub base: String,
    /// Whether nothing is answered without a key.
    pub needs_key: bool,
}

/// What a model is to help with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AssistTask {
    /// To translate a source into IR.
    Lower {
        /// The language, as people call it.
        language: String,
        /// The source.
        source: String,
    },
    /// To repair errors of syntax.
    Repair {
        /// Name of the language.
        language: String,
        /// The source.
        source: String,
    },
    /// To say what a call of what is missing gives.
    Resolve(CallView),
    /// To explain.
    Explain(Topic),
}

/// A call of what is missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CallView {
    /// The source.
    pub revision: Revision,
    /// Name of the language.
    pub language: String,
    /// The call as the program writes it.
    pub call: String,
    /// How many of the same come before it.
    pub nth: u32,
    /// The values of its arguments.
    pub arguments: Vec<String>,
    /// The variables that it can see, with their values.
    pub visible: Vec<(String, String)>,
    /// The language's word for nothing.
    pub nil: String,
    /// The language's words for false and true.
    pub bools: [String; 2],
}

/// What is to be explained, and what is known of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Topic {
    /// The source.
    pub revision: Revision,
    /// What.
    pub subject: Subject,
    /// The language.
    pub language: String,
    /// The source of the file in question.
    pub source: String,
    /// The instructions in question.
    pub ir: String,
    /// What the run shows there, in words.
    pub run: String,
    /// The functions that can be pointed at, with their places.
    pub functions: Vec<(String, Option<Span>)>,
    /// How many steps the run has.
    pub steps: u64,
}

/// What is explained.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Subject {
    /// The step that the run stands in front of.
    Step(u64),
    /// A function, by its name.
    Function(String),
    /// An error, in the language's words.
    Error(String),
}

/// What the assistant says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Heard {
    /// The kinds of providers.
    Providers(Vec<ProviderView>),
    /// This is to be asked, if the person allows it.
    Ask(Box<Question>),
    /// The answer as far as it has come.
    Answer(String),
    /// The models that the provider has.
    Models(Vec<String>),
    /// What came of a task.
    Done(Box<Outcome>),
    /// What was spent so far.
    Spent(Spent),
    /// The assistant is broken and must be started again: a bug of ours.
    Fault(String),
}

/// A request to a provider, and what it says in words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Question {
    /// How many questions of this task came before.
    pub round: u32,
    /// `GET` or `POST`.
    pub method: String,
    /// Where it goes.
    pub url: String,
    /// With these headers.
    pub headers: Vec<(String, String)>,
    /// The header that the key goes into, and what stands in front of the key there.
    pub key_header: Option<(String, String)>,
    /// With this body.
    pub body: String,
    /// What the model is told to do, out of that.
    pub system: String,
    /// What was said so far, out of that: by whom, and what.
    pub said: Vec<(String, String)>,
}

/// What came of a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A source in the place of the one that was sent.
    Repaired {
        /// The one that was sent.
        before: String,
        /// The new one.
        source: String,
        /// How they differ, line by line: lines that go are `Bad`, those that come `Good`.
        lines: Vec<(Tone, String)>,
    },
    /// The IR of a source.
    Lowered {
        /// The language, as people call it.
        language: String,
        /// The source.
        source: String,
        /// The IR's text form.
        text: String,
        /// What failed of it, in words.
        failed: Vec<String>,
    },
    /// What a call gives, and what it writes.
    Resolved {
        /// The call.
        call: CallView,
        /// What it gives.
        returns: String,
        /// What it writes: names and values.
        writes: Vec<(String, String)>,
    },
    /// An explanation, in pieces.
    Explained(Vec<Piece>),
    /// Nothing, and why.
    Nothing(String),
}

/// A piece of an explanation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Piece {
    /// Words. They are shown as they are.
    Text(String),
    /// A line of the source, from 1.
    Line(u32),
    /// A function, and where it is.
    Function(String, Option<Span>),
    /// A step of the run.
    Step(u64),
}

/// What was spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spent {
    /// Requests.
    pub calls: u64,
    /// Those without an answer.
    pub failed: u64,
    /// Tokens of questions, as providers counted them.
    pub input: u64,
    /// Tokens of answers.
    pub output: u64,
}
