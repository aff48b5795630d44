//! Conversions against what glibc's `printf` gave for them: `printf.txt` holds specification, kind and value, and
//! the output in brackets, one case a line. `printf.py` makes it again with gcc.

use super::Conversion;

const RECORDED: &str = include_str!("printf.txt");

#[test]
fn conversions_are_those_of_the_c_library() {
    let mut seen = 0;
    for line in RECORDED.lines() {
        let parts: Vec<&str> = line.splitn(4, '|').collect();
        let [spec, kind, value, expected] = parts[..] else {
            panic!("{line}")
        };
        let mut at = 0;
        let conversion = Conversion::read(&spec.as_bytes()[1..], &mut at);
        assert_eq!(at + 1, spec.len(), "{spec}");
        let mut out = Vec::new();
        match kind {
            "i" => conversion.signed(&mut out, value.parse().unwrap()),
            "u" => conversion.unsigned(&mut out, value.parse().unwrap()),
            "d" => conversion.double(&mut out, f64::from_bits(value.parse().unwrap())),
            _ => {
                let most = conversion
                    .precision()
                    .unwrap_or(usize::MAX)
                    .min(value.len());
                conversion.bytes(&mut out, &value.as_bytes()[..most]);
            }
        }
        let out = format!("[{}]", String::from_utf8(out).unwrap());
        assert_eq!(out, expected, "{spec} of {value}");
        seen += 1;
    }
    assert!(seen > 3000, "{seen}");
}
