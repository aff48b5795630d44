//! Replacing characters by a table.

use crate::display::format::{Answers, item, with_result};
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operand;
use crate::value::map::Map;
use crate::value::text::Text;
use crate::value::{Handle, Value};
use ir::Fault;
use rustc_hash::FxHashMap;

/// What becomes of a character.
#[derive(Clone)]
enum Replacement {
    Itself,
    Nothing,
    Character(char),
    Text(Text),
}

/// `(text, table)`.
pub(super) fn translate(m: &mut Machine, _: &Text, args: &[Value]) -> Outcome {
    with_answers(m, &[operand(args, 0), operand(args, 1)], &[])
}

fn resume(m: &mut Machine, data: &[Value], result: Value) -> Outcome {
    let (operands, known) = data.split_at(2);
    with_answers(m, operands, &with_result(known, result))
}

fn with_answers(m: &mut Machine, operands: &[Value], known: &[Value]) -> Outcome {
    let text = m.text_of(operands[0]).unwrap_or_default();
    let mut answers = Answers::new(resume, operands, known);
    let mut replacements: FxHashMap<char, Replacement> = FxHashMap::default();
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let replacement = match replacements.get(&c) {
            Some(replacement) => replacement.clone(),
            None => {
                let found = look_up(m, operands[1], c, &mut answers)?;
                replacements.insert(c, found.clone());
                found
            }
        };
        match replacement {
            Replacement::Itself => out.push(c),
            Replacement::Nothing => {}
            Replacement::Character(c) => out.push(c),
            Replacement::Text(text) => out.push_str(&text.get()),
        }
    }
    Ok(m.new_text(out))
}

/// What the table has for a character. A table that is the program's own and has nothing must say so by a map's own
/// means: an error that its code raises is the error of the whole.
fn look_up(m: &mut Machine, table: Value, c: char, answers: &mut Answers) -> Outcome<Replacement> {
    let key = Value::Int(i64::from(c as u32));
    let found = match answers.settle(m, |m| item(m, table, key), |_, found| Ok(found)) {
        Ok(found) => found,
        Err(Exit::Raise(exception))
            if m.is_fault(exception, Fault::KeyMissing)
                || m.is_fault(exception, Fault::IndexOutOfRange) =>
        {
            return Ok(Replacement::Itself);
        }
        Err(exit) => return Err(exit),
    };
    let native = m.native(found);
    if native == Value::Nil {
        return Ok(Replacement::Nothing);
    }
    if let Some(text) = m.heap().text(native) {
        return Ok(Replacement::Text(text.clone()));
    }
    let Some(code) = m.integer(native) else {
        return Err(m.fault(Fault::BadTranslation, &[]));
    };
    let code = code.small().and_then(|code| u32::try_from(code).ok());
    match code.and_then(crate::display::format::number::character) {
        Some(c) => Ok(Replacement::Character(c)),
        None => Err(m.fault(Fault::TranslationOutOfRange, &[])),
    }
}

/// `(x, y?, z?)`.
pub(super) fn maketrans(m: &mut Machine, args: &[Value]) -> Outcome {
    if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(m.unknown_intrinsic("str.maketrans", args));
    }
    let (x, y, z) = (operand(args, 0), operand(args, 1), operand(args, 2));
    let Value::Ref(table) = m.insert(Object::Map(Box::default())) else {
        return Ok(Value::Nil);
    };
    if !y.is_bound() {
        let native = m.native(x);
        let Some(Object::Map(map)) = m.object_kind(native) else {
            return Err(m.fault(Fault::TranslationNotAMap, &[]));
        };
        copy(m, table, &map.clone())?;
        return Ok(Value::Ref(table));
    }
    let text = |m: &mut Machine, value: Value, at: usize| match m.text_of(value) {
        Some(text) => Ok(text),
        None => {
            let found = m.type_name(value);
            Err(m.fault(Fault::TranslationNotText, &[&at.to_string(), &found]))
        }
    };
    let Some(from) = m.text_of(x) else {
        return Err(m.fault(Fault::TranslatedNotText, &[]));
    };
    let to = text(m, y, 2)?;
    let dropped = if z.is_bound() {
        text(m, z, 3)?
    } else {
        String::new()
    };
    if from.chars().count() != to.chars().count() {
        return Err(m.fault(Fault::UnequalTextTables, &[]));
    }
    let code = |c: char| Value::Int(i64::from(c as u32));
    for (from, to) in from.chars().zip(to.chars()) {
        m.map_set(table, code(from), code(to))?;
    }
    for c in dropped.chars() {
        m.map_set(table, code(c), Value::Nil)?;
    }
    Ok(Value::Ref(table))
}

/// Copies a map whose keys are characters or their numbers.
fn copy(m: &mut Machine, table: Handle, map: &Map) -> Outcome<()> {
    for entry in map.iter() {
        let native = m.native(entry.key);
        let key = if let Some(text) = m.text_of(native) {
            let mut chars = text.chars();
            match (chars.next(), chars.next()) {
                (Some(c), None) => Value::Int(i64::from(c as u32)),
                _ => {
                    return Err(m.fault(Fault::TranslatedNotOneCharacter, &[]));
                }
            }
        } else if m.integer(native).is_some() {
            native
        } else {
            return Err(m.fault(Fault::BadTranslated, &[]));
        };
        m.map_set(table, key, entry.value)?;
    }
    Ok(())
}
