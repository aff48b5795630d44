//! What unknowns are taken to be, read from and written as JSON.
//!
//! A file holds a list of `{"call": …, "nth": …, "returns": …, "writes": {…}}`: a call as the program writes it, or what is called,
//! and which of those, counted from 0; without a number each of them. `unknown` in place of `call` stands for any other unknown, as
//! a parameter. `writes` holds what the call writes: variables that it can see, or members of objects in those (`NAME.member`). The
//! entries of `unknown_calls` that `reddragon run --json --unknowns` prints can be put there, with what they are to return.

use crate::input;
use serde_json::{Value, json};
use session::Compiled;
use session::ir::Const;
use session::vm::Machine;
use session::vm::symbolic::given::{Datum, Given};
use std::rc::Rc;

/// What the file says.
pub fn read(file: &str) -> Result<Rc<[Given]>, String> {
    let text = input::read(file)?;
    let read: Value = serde_json::from_str(&text).map_err(|error| format!("{file}: {error}"))?;
    let list = read.get("answers").unwrap_or(&read);
    let list = list
        .as_array()
        .ok_or_else(|| format!("{file}: not a list of answers"))?;
    list.iter()
        .filter(|entry| entry.get("returns").is_some() || entry.get("writes").is_some())
        .map(|entry| answer(entry).ok_or_else(|| format!("{file}: `{entry}` is no answer")))
        .collect()
}

/// What an entry says, if it is one.
pub fn answer(entry: &Value) -> Option<Given> {
    let nth = match entry.get("nth") {
        None | Some(Value::Null) => None,
        Some(nth) => Some(u32::try_from(nth.as_u64()?).ok()?),
    };
    let (expression, is_called) = match (entry.get("call"), entry.get("unknown")) {
        // What is called, or the whole call.
        (Some(call), _) => (call.as_str()?, !call.as_str()?.ends_with(')')),
        (None, Some(unknown)) => (unknown.as_str()?, false),
        (None, None) => return None,
    };
    Some(Given {
        expression: expression.to_owned(),
        is_called,
        nth,
        value: entry.get("returns").map_or(Datum::Unknown, datum),
        writes: match entry.get("writes") {
            None => Vec::new(),
            Some(writes) => {
                let writes = writes.as_object()?.iter();
                writes
                    .map(|(name, value)| (name.clone(), datum(value)))
                    .collect()
            }
        },
    })
}

fn datum(value: &Value) -> Datum {
    match value {
        Value::Null => Datum::One(Const::Nil),
        Value::Bool(truth) => Datum::One(Const::Bool(*truth)),
        Value::Number(number) => Datum::One(match number.as_i64() {
            Some(value) => Const::Int(value),
            None => Const::Float(number.as_f64().unwrap_or(f64::NAN)),
        }),
        Value::String(text) => Datum::One(Const::Text(text.as_str().into())),
        Value::Array(items) => Datum::List(items.iter().map(datum).collect()),
        Value::Object(entries) => {
            let entries = entries.iter();
            let key = |key: &str| Datum::One(Const::Text(key.into()));
            Datum::Map(
                entries
                    .map(|(name, value)| (key(name), datum(value)))
                    .collect(),
            )
        }
    }
}

/// A value as JSON.
pub fn json_of(value: &Datum) -> Value {
    match value {
        Datum::Unknown | Datum::One(Const::Nil) => Value::Null,
        Datum::One(Const::Bool(truth)) => json!(truth),
        Datum::One(Const::Int(value)) => json!(value),
        Datum::One(Const::Sized(scalar, bits)) => match i64::try_from(scalar.number(*bits)) {
            Ok(value) => json!(value),
            Err(_) => json!(scalar.number(*bits).to_string()),
        },
        Datum::One(Const::Float(value)) => json!(value),
        Datum::One(Const::Text(text)) => json!(&**text),
        Datum::One(Const::BigInt(digits)) => json!(&**digits),
        Datum::One(_) => Value::Null,
        Datum::List(items) => {
            let items = items.iter().map(json_of);
            Value::Array(items.collect())
        }
        Datum::Map(entries) => {
            let name = |key: &Datum| match json_of(key) {
                Value::String(text) => text,
                other => other.to_string(),
            };
            let entries = entries.iter();
            entries
                .map(|(key, value)| (name(key), json_of(value)))
                .collect()
        }
    }
}

/// The calls of unknown functions that a run came to.
pub fn log(compiled: &Compiled, machine: &Machine) -> Vec<Value> {
    let calls = machine.unknown_calls().into_iter();
    calls
        .map(|call| {
            let (module, inst) = call.origin;
            let mut entry = json!({ "call": &*call.expression, "nth": call.nth });
            if module == compiled.main {
                entry["line"] = json!(compiled.module().inst(inst).span.start.line);
            }
            if let Some(given) = machine.given_for(call.unknown) {
                if given.value != Datum::Unknown {
                    entry["returns"] = json_of(&given.value);
                }
                if !given.writes.is_empty() {
                    let writes = given.writes.iter();
                    let writes = writes.map(|(name, value)| (name.clone(), json_of(value)));
                    entry["writes"] = writes.collect();
                }
            }
            entry
        })
        .collect()
}
