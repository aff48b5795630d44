//! A value for a call of what is missing, and what the call writes.

use super::without_fences;
use crate::{Answer, End, Failure, Next, Request, Task, prompts};
use serde_json::{Map, Value, json};

/// How long an answer may be, in bytes.
const LONGEST: usize = 64 << 10;

/// How deep values may nest.
const DEEPEST: usize = 32;

/// How many tokens an answer may have.
const TOKENS: u32 = 2_000;

/// A call of what is missing, and of the state what it can see.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// The language.
    pub language: String,
    /// The call as the program writes it.
    pub call: String,
    /// How many of the same come before it.
    pub nth: u32,
    /// The values of its arguments, as people read them.
    pub arguments: Vec<String>,
    /// The variables that it can see, with their values.
    pub visible: Vec<(String, String)>,
}

/// What a call is taken to give and to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Resolved {
    /// What it gives.
    pub returns: Value,
    /// What it writes: a variable, or a member behind a dot, and the value.
    pub writes: Vec<(String, Value)>,
}

impl Resolved {
    /// The entry of a file of answers that says so.
    #[must_use]
    pub fn entry(&self, call: &Call) -> Value {
        let mut entry = json!({ "call": call.call, "nth": call.nth, "returns": self.returns });
        if !self.writes.is_empty() {
            entry["writes"] = Value::Object(self.writes.iter().cloned().collect());
        }
        entry
    }
}

/// Resolves a call; nothing where the unknown stays.
#[derive(Clone, Debug)]
pub struct Resolve {
    call: Call,
    next: Next<Result<Resolved, String>>,
}

impl Resolve {
    /// Of a call.
    #[must_use]
    pub fn new(call: Call) -> Resolve {
        let visible = call.visible.iter();
        let visible: Map<String, Value> = visible
            .map(|(name, value)| (name.clone(), json!(value)))
            .collect();
        let mut asked = json!({
            "language": call.language,
            "call": call.call,
        });
        if !call.arguments.is_empty() {
            asked["arguments"] = json!(call.arguments);
        }
        if !visible.is_empty() {
            asked["visible"] = Value::Object(visible);
        }
        let text = serde_json::to_string_pretty(&asked).unwrap_or_default();
        let request = Request::new(prompts::RESOLVE.text.to_owned(), text, TOKENS);
        Resolve {
            call,
            next: Next::Ask(request),
        }
    }
}

impl Task for Resolve {
    /// What the answer says, or why the unknown stays.
    type Result = Result<Resolved, String>;

    fn next(&self) -> Next<Self::Result> {
        self.next.clone()
    }

    fn answered(&mut self, answer: Result<Answer, Failure>) {
        self.next = Next::Done(match answer {
            Ok(answer) if answer.end == End::Whole => read(&answer.text, &self.call),
            Ok(_) => Err("the answer is not whole".to_owned()),
            Err(failure) => Err(failure.to_string()),
        });
    }
}

/// Reads an answer.
fn read(answer: &str, call: &Call) -> Result<Resolved, String> {
    if answer.len() > LONGEST {
        return Err("the answer is too long".to_owned());
    }
    let text = without_fences(answer).trim();
    let read: Value =
        serde_json::from_str(text).map_err(|_| "the answer is not JSON".to_owned())?;
    let object = read.as_object().ok_or("the answer is no JSON object")?;
    if object.is_empty() {
        return Err("nothing can be said of it".to_owned());
    }
    let known = ["returns", "writes"];
    if let Some(other) = object.keys().find(|key| !known.contains(&&***key)) {
        return Err(format!("the answer holds `{other}`, which means nothing"));
    }
    let returns = object.get("returns").ok_or("the answer has no `returns`")?;
    let none = Map::new();
    let writes = match object.get("writes") {
        None => &none,
        Some(writes) => writes.as_object().ok_or("`writes` is no JSON object")?,
    };
    for name in writes.keys() {
        let (variable, member) = name.split_once('.').unwrap_or((name, "x"));
        let is_visible = call.visible.iter().any(|(visible, _)| visible == variable);
        if !is_visible || member.is_empty() || member.contains('.') {
            return Err(format!("the call cannot write `{name}`"));
        }
    }
    if writes
        .values()
        .chain([returns])
        .any(|value| depth(value) > DEEPEST)
    {
        return Err("a value nests too deep".to_owned());
    }
    let writes = writes.iter();
    Ok(Resolved {
        returns: returns.clone(),
        writes: writes
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect(),
    })
}

fn depth(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(depth).max().unwrap_or(0),
        Value::Object(entries) => 1 + entries.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}
