//! What programs ask about characters beyond what the standard library says, by the rules of Unicode.
//!
//! General categories come from the crate `unicode-general-category` in the version that has the data of
//! Unicode 14, which is what CPython 3.11 has: what is printable depends on what has been assigned.

use unicode_general_category::{GeneralCategory, get_general_category};

/// Characters with the value of a digit that are not decimal digits.
const DIGITS: [(u32, u32); 20] = [
    (0xb2, 0xb3),
    (0xb9, 0xb9),
    (0x1369, 0x1371),
    (0x19da, 0x19da),
    (0x2070, 0x2070),
    (0x2074, 0x2079),
    (0x2080, 0x2089),
    (0x2460, 0x2468),
    (0x2474, 0x247c),
    (0x2488, 0x2490),
    (0x24ea, 0x24ea),
    (0x24f5, 0x24fd),
    (0x24ff, 0x24ff),
    (0x2776, 0x277e),
    (0x2780, 0x2788),
    (0x278a, 0x2792),
    (0x10a40, 0x10a43),
    (0x10e60, 0x10e68),
    (0x11052, 0x1105a),
    (0x1f100, 0x1f10a),
];

/// Ideographs that stand for numbers.
const NUMERALS: &str = "\
    㐅㒃㠪㭍一七万三九二五亖亿什仟仨伍佰億兆兩八六十千卄卅卌叁参參叄四壱壹幺廾廿弌弍弎弐拾捌柒漆玖百肆萬\
    貮貳贰阡陆陌陸零\u{f96b}\u{f973}\u{f978}\u{f9b2}\u{f9d1}\u{f9d3}\
    \u{f9fd}𠀁𠁤𠃢𠄡𠤪𠦃𠦌𠦜𠫪𠫽𠬙𢎐𢦘𣬛𦉭\u{2f890}";

/// The abbreviation of its general category.
#[must_use]
pub fn category(c: char) -> &'static str {
    match get_general_category(c) {
        GeneralCategory::Control => "Cc",
        GeneralCategory::Format => "Cf",
        GeneralCategory::Unassigned => "Cn",
        GeneralCategory::PrivateUse => "Co",
        GeneralCategory::Surrogate => "Cs",
        GeneralCategory::LowercaseLetter => "Ll",
        GeneralCategory::ModifierLetter => "Lm",
        GeneralCategory::OtherLetter => "Lo",
        GeneralCategory::TitlecaseLetter => "Lt",
        GeneralCategory::UppercaseLetter => "Lu",
        GeneralCategory::SpacingMark => "Mc",
        GeneralCategory::EnclosingMark => "Me",
        GeneralCategory::NonspacingMark => "Mn",
        GeneralCategory::DecimalNumber => "Nd",
        GeneralCategory::LetterNumber => "Nl",
        GeneralCategory::OtherNumber => "No",
        GeneralCategory::ConnectorPunctuation => "Pc",
        GeneralCategory::DashPunctuation => "Pd",
        GeneralCategory::ClosePunctuation => "Pe",
        GeneralCategory::FinalPunctuation => "Pf",
        GeneralCategory::InitialPunctuation => "Pi",
        GeneralCategory::OtherPunctuation => "Po",
        GeneralCategory::OpenPunctuation => "Ps",
        GeneralCategory::CurrencySymbol => "Sc",
        GeneralCategory::ModifierSymbol => "Sk",
        GeneralCategory::MathSymbol => "Sm",
        GeneralCategory::OtherSymbol => "So",
        GeneralCategory::LineSeparator => "Zl",
        GeneralCategory::ParagraphSeparator => "Zp",
        GeneralCategory::SpaceSeparator => "Zs",
    }
}

/// Whether it is a letter.
#[must_use]
pub fn is_letter(c: char) -> bool {
    use GeneralCategory::{
        LowercaseLetter, ModifierLetter, OtherLetter, TitlecaseLetter, UppercaseLetter,
    };
    if c.is_ascii() {
        return c.is_ascii_alphabetic();
    }
    matches!(
        get_general_category(c),
        UppercaseLetter | LowercaseLetter | TitlecaseLetter | ModifierLetter | OtherLetter
    )
}

/// Whether it is a digit of a decimal system.
#[must_use]
pub fn is_decimal(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_digit();
    }
    get_general_category(c) == GeneralCategory::DecimalNumber
}

/// Whether it has the value of a digit.
#[must_use]
pub fn is_digit(c: char) -> bool {
    is_decimal(c)
        || DIGITS
            .iter()
            .any(|&(first, last)| (first..=last).contains(&(c as u32)))
}

/// Whether it has a numeric value.
#[must_use]
pub fn is_numeric(c: char) -> bool {
    use GeneralCategory::{DecimalNumber, LetterNumber, OtherNumber};
    if c.is_ascii() {
        return c.is_ascii_digit();
    }
    matches!(
        get_general_category(c),
        DecimalNumber | LetterNumber | OtherNumber
    ) || NUMERALS.contains(c)
}

/// Whether it is a letter or has a numeric value.
#[must_use]
pub fn is_alphanumeric(c: char) -> bool {
    is_letter(c) || is_numeric(c)
}

/// Whether it separates words.
#[must_use]
pub fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{1c}'..='\u{1f}')
}

/// Whether it ends a line.
#[must_use]
pub fn is_line_end(c: char) -> bool {
    matches!(c, '\n'..='\r' | '\u{1c}'..='\u{1e}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Whether it can be shown as it is: it is assigned, no control or format character, no separator but the space.
#[must_use]
pub fn is_printable(c: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, SpaceSeparator, Surrogate,
        Unassigned,
    };
    if c.is_ascii() {
        return matches!(c, ' '..='~');
    }
    !matches!(
        get_general_category(c),
        Control
            | Format
            | Surrogate
            | PrivateUse
            | Unassigned
            | LineSeparator
            | ParagraphSeparator
            | SpaceSeparator
    )
}

/// Whether it is a letter that is upper case followed by lower case.
#[must_use]
pub fn is_title(c: char) -> bool {
    get_general_category(c) == GeneralCategory::TitlecaseLetter
}

/// Whether case makes a difference to it.
#[must_use]
pub fn is_cased(c: char) -> bool {
    c.is_lowercase() || c.is_uppercase() || is_title(c)
}

/// Appends a character as it begins a word.
pub fn push_title(out: &mut String, c: char) {
    const YPOGEGRAMMENI: char = '\u{345}';
    match c {
        'Ǆ'..='ǆ' => out.push('ǅ'),
        'Ǉ'..='ǉ' => out.push('ǈ'),
        'Ǌ'..='ǌ' => out.push('ǋ'),
        'Ǳ'..='ǳ' => out.push('ǲ'),
        // Georgian capitals are for whole words only.
        'ა'..='ჺ' | 'ჽ'..='ჿ' => out.push(c),
        // Greek vowels with an iota below keep it there.
        '\u{1f80}'..='\u{1faf}' => out.extend(char::from_u32(c as u32 | 8)),
        'ᾳ' | 'ᾼ' => out.push('ᾼ'),
        'ῃ' | 'ῌ' => out.push('ῌ'),
        'ῳ' | 'ῼ' => out.push('ῼ'),
        'ᾲ' | 'ᾴ' | 'ᾷ' | 'ῂ' | 'ῄ' | 'ῇ' | 'ῲ' | 'ῴ' | 'ῷ' => {
            out.extend(
                c.to_uppercase()
                    .map(|c| if c == 'Ι' { YPOGEGRAMMENI } else { c }),
            );
        }
        // Ligatures come apart; only their first letter changes.
        'ß' | 'և' | '\u{fb00}'..='\u{fb17}' => {
            let mut upper = c.to_uppercase();
            out.extend(upper.next());
            out.extend(upper.flat_map(char::to_lowercase));
        }
        _ => out.extend(c.to_uppercase()),
    }
}

/// Appends a character as it is compared where case makes no difference.
pub fn push_folded(out: &mut String, c: char) {
    match c {
        'ı' => out.push(c),
        'ẞ' => out.push_str("ss"),
        // Cherokee had capitals first.
        '\u{13a0}'..='\u{13fd}' | '\u{ab70}'..='\u{abbf}' => out.extend(c.to_uppercase()),
        _ => out.extend(c.to_uppercase().flat_map(char::to_lowercase)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many characters have a property, and the sum of their numbers modulo a prime.
    fn census(has: impl Fn(char) -> bool) -> (u32, u32) {
        let all = (0..=0x0010_ffff)
            .filter_map(char::from_u32)
            .filter(|&c| has(c));
        all.fold((0, 0), |(count, sum), c| {
            (count + 1, (sum + c as u32) % 1_000_003)
        })
    }

    /// The same over a mapping, of the characters that it changes.
    fn census_of(map: impl Fn(&mut String, char)) -> (u32, u32) {
        let mut found = (0, 0);
        for c in (0..=0x0010_ffff).filter_map(char::from_u32) {
            let mut out = String::new();
            map(&mut out, c);
            // What a later Unicode maps is not there in the version that counts here.
            let is_known = |c| get_general_category(c) != GeneralCategory::Unassigned;
            if out.chars().ne([c]) && is_known(c) && out.chars().all(is_known) {
                let sum = out
                    .chars()
                    .fold(c as u32, |sum, c| (sum * 31 + c as u32) % 1_000_003);
                found = (found.0 + 1, (found.1 + sum) % 1_000_003);
            }
        }
        found
    }

    // Computed with CPython 3.11 from `str.isalpha` and so on, over all characters but surrogates.
    #[test]
    fn properties_are_those_of_unicode_14() {
        assert_eq!(census(is_letter), (131_756, 595_443));
        assert_eq!(census(is_decimal), (660, 806_480));
        assert_eq!(census(is_digit), (788, 551_802));
        assert_eq!(census(is_numeric), (1872, 269_181));
        assert_eq!(census(is_alphanumeric), (133_547, 772_211));
        assert_eq!(census(is_space), (29, 141_704));
        assert_eq!(census(is_line_end), (10, 16_731));
        assert_eq!(census(is_printable), (144_516, 638_583));
        assert_eq!(census(is_title), (31, 220_514));
        assert_eq!(census_of(push_title), (1452, 50_836));
        assert_eq!(census_of(push_folded), (1530, 418_745));
    }

    #[test]
    fn mappings_of_long_standing() {
        for (c, title, folded) in [
            ('a', "A", "a"),
            ('ß', "Ss", "ss"),
            ('ẞ', "ẞ", "ss"),
            ('ŉ', "ʼN", "ʼn"),
            ('ﬃ', "Ffi", "ffi"),
            ('ﬅ', "St", "st"),
            ('ﬗ', "Մխ", "մխ"),
            ('Ǆ', "ǅ", "ǆ"),
            ('ᾇ', "ᾏ", "ἇι"),
            ('ᾏ', "ᾏ", "ἇι"),
            ('ᾴ', "Ά\u{345}", "άι"),
            ('ῷ', "Ω\u{342}\u{345}", "ω\u{342}ι"),
            ('ა', "ა", "ა"),
            ('ς', "Σ", "σ"),
            ('ı', "I", "ı"),
            ('µ', "Μ", "μ"),
            ('ꭰ', "Ꭰ", "Ꭰ"),
            ('Ꭰ', "Ꭰ", "Ꭰ"),
        ] {
            let (mut to_title, mut to_folded) = (String::new(), String::new());
            push_title(&mut to_title, c);
            push_folded(&mut to_folded, c);
            assert_eq!((&*to_title, &*to_folded), (title, folded), "{c}");
        }
    }
}
