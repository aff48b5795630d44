//! Numbers as texts, and texts by units.

use crate::machine::Machine;
use crate::value::Value;
use crate::value::text::Text;
use ir::surrogate;

/// A double with the fewest digits that read back as the same number (ECMA-262, `Number::toString`).
pub(crate) fn number_text(number: f64) -> String {
    if number.is_nan() {
        return "NaN".to_owned();
    }
    if number.is_infinite() {
        return if number > 0.0 {
            "Infinity"
        } else {
            "-Infinity"
        }
        .to_owned();
    }
    if number == 0.0 {
        return "0".to_owned();
    }
    // The shortest digits, as `d.ddde±x`.
    let shortest = format!("{:e}", number.abs());
    let (digits, exponent) = shortest.split_once('e').unwrap_or((&shortest, "0"));
    let digits = digits.replace('.', "");
    let point = exponent.parse::<i32>().unwrap_or(0) + 1;
    let count = digits.len() as i32;
    let sign = if number < 0.0 { "-" } else { "" };
    let zeros = |count: i32| "0".repeat(count.max(0) as usize);
    let text = if count <= point && point <= 21 {
        format!("{digits}{}", zeros(point - count))
    } else if 0 < point && point <= 21 {
        let (whole, fraction) = digits.split_at(point as usize);
        format!("{whole}.{fraction}")
    } else if -6 < point && point <= 0 {
        format!("0.{}{digits}", zeros(-point))
    } else {
        let exponent = point - 1;
        let (first, rest) = digits.split_at(1);
        let rest = if rest.is_empty() {
            String::new()
        } else {
            format!(".{rest}")
        };
        format!("{first}{rest}e{exponent:+}")
    };
    format!("{sign}{text}")
}

/// The unit of a text at a place, as a text.
pub(super) fn unit_text(m: &mut Machine, text: &Text, at: usize) -> Option<Value> {
    if m.semantics().texts.units != ir::TextUnits::Utf16 {
        let character = text.get().chars().nth(at)?;
        return Some(m.char_text(character));
    }
    let unit = surrogate::units(&text.get()).nth(at)?;
    let unit = surrogate::character(u32::from(unit)).unwrap_or(char::REPLACEMENT_CHARACTER);
    Some(m.char_text(unit))
}

#[cfg(test)]
mod tests {
    use super::number_text;

    #[test]
    fn numbers_are_written_as_ecma_262_says() {
        for (number, text) in [
            (0.1, "0.1"),
            (-0.0, "0"),
            (100.0, "100"),
            (1e21, "1e+21"),
            (123_456_789_012_345_680_000.0, "123456789012345680000"),
            (1e-6, "0.000001"),
            (1.5e-7, "1.5e-7"),
            (-2.5, "-2.5"),
            (5e-324, "5e-324"),
        ] {
            assert_eq!(number_text(number), text);
        }
    }
}
