//! The methods of texts and bytes, format specifications and displays, against what CPython 3.11 gives.
//!
//! Each case is one call of an intrinsic with constants; what it gives is shown in the notation of the plain
//! semantics, which differs from Python's in its words for nothing and for truth values alone.

use std::rc::Rc;
use vm::{Machine, Settings, Source, Stream};

/// An intrinsic, its operands as constants of the text form, and what it gives.
type Case = (&'static str, &'static [&'static str], &'static str);

fn check(cases: &[Case]) {
    let mut text = String::from("module main plain\nentry:\n");
    let mut next = 0;
    let mut fresh = || {
        next += 1;
        format!("%{}", next - 1)
    };
    for (intrinsic, operands, _) in cases {
        let mut call = format!("call_function @{intrinsic}");
        for operand in *operands {
            let register = fresh();
            text.push_str(&format!("  {register} = const {operand}\n"));
            call.push_str(&format!(" {register}"));
        }
        let (given, shown, end) = (fresh(), fresh(), fresh());
        text.push_str(&format!(
            "  {given} = {call}\n  {shown} = call_function @native_repr {given}\n"
        ));
        let (first, second) = (fresh(), fresh());
        text.push_str(&format!(
            "  {end} = const \"\\n\"\n  {first} = call_function @write_out {shown}\n"
        ));
        text.push_str(&format!("  {second} = call_function @write_out {end}\n"));
    }
    let written = written(&text);
    let mut lines = written.lines();
    for (intrinsic, operands, expected) in cases {
        assert_eq!(lines.next(), Some(*expected), "@{intrinsic} {operands:?}");
    }
    assert_eq!(lines.next(), None);
}

#[test]
fn texts() {
    check(&[
        ("str_find", &[r#""abc""#, r#""b""#], "1"),
        ("str_find", &[r#""abcabc""#, r#""c""#, "3"], "5"),
        ("str_find", &[r#""čaččč""#, r#""č""#, "1"], "2"),
        ("str_rfind", &[r#""čaččč""#, r#""č""#], "4"),
        ("str_find", &[r#""čaččč""#, r#""a""#, "-4", "-1"], "1"),
        ("str_find", &[r#""abc""#, r#""""#, "3"], "3"),
        ("str_find", &[r#""abc""#, r#""""#, "4"], "-1"),
        ("str_rfind", &[r#""abc""#, r#""""#, "9"], "-1"),
        ("str_find", &[r#""abc""#, r#""z""#], "-1"),
        ("str_index", &[r#""aXbX""#, r#""X""#, "2"], "3"),
        ("str_rindex", &[r#""aXbX""#, r#""X""#], "3"),
        ("str_count", &[r#""abc""#, r#""""#], "4"),
        ("str_count", &[r#""ččč""#, r#""čč""#], "1"),
        ("str_count", &[r#""abc""#, r#""""#, "2", "2"], "1"),
        ("str_startswith", &[r#""abc""#, r#""bc""#, "1"], "true"),
        ("str_startswith", &[r#""abc""#, r#""""#, "4"], "false"),
        ("str_endswith", &[r#""abc""#, r#""b""#, "0", "2"], "true"),
        ("str_endswith", &[r#""áb""#, r#""b""#], "true"),
        ("str_startswith", &[r#""áb""#, r#""b""#, "1"], "true"),
        ("str_center", &[r#""ab""#, "5"], "'  ab '"),
        ("str_center", &[r#""a""#, "4"], "' a  '"),
        ("str_center", &[r#""abc""#, "6", r#""*""#], "'*abc**'"),
        ("str_ljust", &[r#""é""#, "4", r#""→""#], "'é→→→'"),
        ("str_rjust", &[r#""é""#, "4"], "'   é'"),
        ("str_zfill", &[r#""+5""#, "5"], "'+0005'"),
        ("str_zfill", &[r#""-é""#, "5"], "'-000é'"),
        ("str_zfill", &[r#""ab""#, "1"], "'ab'"),
        ("str_replace", &[r#""abc""#, r#""""#, r#""-""#], "'-a-b-c-'"),
        (
            "str_replace",
            &[r#""abc""#, r#""""#, r#""-""#, "2"],
            "'-a-bc'",
        ),
        (
            "str_replace",
            &[r#""aaa""#, r#""a""#, r#""b""#, "2"],
            "'bba'",
        ),
        ("str_replace", &[r#""aaa""#, r#""aa""#, r#""čč""#], "'čča'"),
        ("str_replace", &[r#""aaa""#, r#""x""#, r#""b""#], "'aaa'"),
        ("str_split", &[r#"" a  b c ""#], "['a', 'b', 'c']"),
        ("str_split", &[r#"" a  b c ""#, "nil", "1"], "['a', 'b c ']"),
        (
            "str_rsplit",
            &[r#"" a  b c ""#, "nil", "1"],
            "[' a  b', 'c']",
        ),
        ("str_rsplit", &[r#"" a  b c ""#, "nil", "0"], "[' a  b c']"),
        (
            "str_split",
            &[r#""a,b,,c""#, r#"",""#],
            "['a', 'b', '', 'c']",
        ),
        (
            "str_split",
            &[r#""a,b,,c""#, r#"",""#, "2"],
            "['a', 'b', ',c']",
        ),
        (
            "str_rsplit",
            &[r#""a,b,,c""#, r#"",""#, "2"],
            "['a,b', '', 'c']",
        ),
        ("str_split", &[r#""čačbč""#, r#""č""#], "['', 'a', 'b', '']"),
        (
            "str_split",
            &[r#""\u{a0}a\u{2003}b\u{1c}c""#],
            "['a', 'b', 'c']",
        ),
        (
            "str_splitlines",
            &[r#""a\n\nb\r\nc\r""#],
            "['a', '', 'b', 'c']",
        ),
        (
            "str_splitlines",
            &[r#""a\nb\n""#, "true"],
            r#"['a\n', 'b\n']"#,
        ),
        ("str_splitlines", &[r#""""#], "[]"),
        (
            "str_splitlines",
            &[r#""a\u{b}b\u{c}c\u{1c}d\u{85}e\u{2028}f""#],
            "['a', 'b', 'c', 'd', 'e', 'f']",
        ),
        (
            "str_partition",
            &[r#""abcbd""#, r#""b""#],
            "('a', 'b', 'cbd')",
        ),
        (
            "str_rpartition",
            &[r#""abcbd""#, r#""b""#],
            "('abc', 'b', 'd')",
        ),
        ("str_partition", &[r#""abc""#, r#""x""#], "('abc', '', '')"),
        ("str_rpartition", &[r#""abc""#, r#""x""#], "('', '', 'abc')"),
        ("str_strip", &[r#""xxaxbx""#, r#""x""#], "'axb'"),
        ("str_strip", &[r#""čača""#, r#""ča""#], "''"),
        ("str_lstrip", &[r#""  a b\t""#], r#"'a b\t'"#),
        ("str_rstrip", &[r#""  a b\t""#], "'  a b'"),
        ("str_strip", &[r#""\u{2003}é\u{a0}""#], "'é'"),
        ("str_removeprefix", &[r#""abc""#, r#""ab""#], "'c'"),
        ("str_removesuffix", &[r#""abc""#, r#""bc""#], "'a'"),
        ("str_removeprefix", &[r#""abc""#, r#""x""#], "'abc'"),
        ("str_upper", &[r#""straße""#], "'STRASSE'"),
        ("str_lower", &[r#""ΑΣ ΑΣΑ""#], "'ας ασα'"),
        ("str_title", &[r#""ΣΑΣ""#], "'Σας'"),
        ("str_capitalize", &[r#""ΑΣΣ""#], "'Ασς'"),
        ("str_swapcase", &[r#""ΑΣΣ""#], "'ασς'"),
        ("str_swapcase", &[r#""HELLO wORLD""#], "'hello World'"),
        (
            "str_title",
            &[r#""it's 3rd o'clock""#],
            r#""It'S 3Rd O'Clock""#,
        ),
        ("str_title", &[r#""ǆabc""#], "'ǅabc'"),
        ("str_capitalize", &[r#""ﬁnd""#], "'Find'"),
        ("str_casefold", &[r#""Straße ẞ""#], "'strasse ss'"),
        ("str_lower", &[r#""İ""#], "'i̇'"),
        ("str_expandtabs", &[r#""a\tbc\td""#, "4"], "'a   bc  d'"),
        (
            "str_expandtabs",
            &[r#""a\tb\n\tc""#],
            r#"'a       b\n        c'"#,
        ),
        ("str_expandtabs", &[r#""a\tb""#, "0"], "'ab'"),
        ("str_isalnum", &[r#""abc1""#], "true"),
        ("str_isnumeric", &[r#""٣²½""#], "true"),
        ("str_isdigit", &[r#""٣²""#], "true"),
        ("str_isdecimal", &[r#""٣""#], "true"),
        ("str_isdecimal", &[r#""²""#], "false"),
        ("str_isalpha", &[r#""čaj""#], "true"),
        ("str_isalpha", &[r#""a b""#], "false"),
        ("str_isalpha", &[r#""""#], "false"),
        ("str_islower", &[r#""ab1""#], "true"),
        ("str_isupper", &[r#""AB1""#], "true"),
        ("str_isupper", &[r#""123""#], "false"),
        ("str_istitle", &[r#""Ab Cd""#], "true"),
        ("str_istitle", &[r#""Ab cD""#], "false"),
        ("str_istitle", &[r#""ǅx""#], "true"),
        ("str_isspace", &[r#""\u{a0}\t""#], "true"),
        ("str_isspace", &[r#""""#], "false"),
        ("str_isprintable", &[r#""ab\n""#], "false"),
        ("str_isprintable", &[r#""ab\u{ad}""#], "false"),
        ("str_isprintable", &[r#""""#], "true"),
        ("str_isidentifier", &[r#""é1_""#], "true"),
        ("str_isidentifier", &[r#""1a""#], "false"),
        ("str_isidentifier", &[r#""·a""#], "false"),
        ("str_isidentifier", &[r#""a·""#], "true"),
        ("str_isascii", &[r#""""#], "true"),
        ("str_isascii", &[r#""é""#], "false"),
        (
            "str_encode",
            &[r#""é€😀""#],
            r#"b'\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80'"#,
        ),
        ("str_encode", &[r#""é""#, r#""latin-1""#], r#"b'\xe9'"#),
        (
            "str_encode",
            &[r#""é€😀x""#, r#""ascii""#, r#""replace""#],
            "b'???x'",
        ),
        (
            "str_encode",
            &[r#""é€😀x""#, r#""ascii""#, r#""backslashreplace""#],
            r#"b'\\xe9\\u20ac\\U0001f600x'"#,
        ),
        (
            "str_encode",
            &[r#""é€x""#, r#""ascii""#, r#""xmlcharrefreplace""#],
            "b'&#233;&#8364;x'",
        ),
        (
            "str_encode",
            &[r#""é€x""#, r#""latin-1""#, r#""ignore""#],
            r#"b'\xe9x'"#,
        ),
        (
            "str_encode",
            &[r#""a😀""#, r#""utf-16""#],
            r#"b'\xff\xfea\x00=\xd8\x00\xde'"#,
        ),
        (
            "str_encode",
            &[r#""a😀""#, r#""UTF_16_BE""#],
            r#"b'\x00a\xd8=\xde\x00'"#,
        ),
        (
            "str_encode",
            &[r#""a😀""#, r#""utf-32-le""#],
            r#"b'a\x00\x00\x00\x00\xf6\x01\x00'"#,
        ),
        (
            "str_encode",
            &[r#""é""#, r#""utf-8-sig""#],
            r#"b'\xef\xbb\xbf\xc3\xa9'"#,
        ),
    ]);
}

#[test]
fn byte_strings() {
    check(&[
        ("bytes_find", &[r#"b"abc""#, r#"b"c""#, "1"], "2"),
        ("bytes_find", &[r#"b"abc""#, "98"], "1"),
        ("bytes_rfind", &[r#"b"abcb""#, r#"b"b""#], "3"),
        ("bytes_count", &[r#"b"aaa""#, r#"b"aa""#], "1"),
        ("bytes_count", &[r#"b"abc""#, r#"b"""#], "4"),
        ("bytes_index", &[r#"b"abc""#, r#"b"c""#], "2"),
        (
            "bytes_replace",
            &[r#"b"abc""#, r#"b"""#, r#"b"-""#],
            "b'-a-b-c-'",
        ),
        (
            "bytes_replace",
            &[r#"b"aaa""#, r#"b"a""#, r#"b"xy""#, "2"],
            "b'xyxya'",
        ),
        ("bytes_split", &[r#"b" a b  c ""#], "[b'a', b'b', b'c']"),
        (
            "bytes_split",
            &[r#"b"a,b,,c""#, r#"b",""#, "2"],
            "[b'a', b'b', b',c']",
        ),
        (
            "bytes_rsplit",
            &[r#"b"a,b,,c""#, r#"b",""#, "1"],
            "[b'a,b,', b'c']",
        ),
        (
            "bytes_rsplit",
            &[r#"b" a b ""#, "nil", "1"],
            "[b' a', b'b']",
        ),
        (
            "bytes_splitlines",
            &[r#"b"a\x0ab\x0d\x0ac\x0bd""#],
            r#"[b'a', b'b', b'c\x0bd']"#,
        ),
        (
            "bytes_splitlines",
            &[r#"b"a\x0ab\x0d\x0a""#, "true"],
            r#"[b'a\n', b'b\r\n']"#,
        ),
        (
            "bytes_partition",
            &[r#"b"a=b=c""#, r#"b"=""#],
            "(b'a', b'=', b'b=c')",
        ),
        (
            "bytes_rpartition",
            &[r#"b"a=b=c""#, r#"b"=""#],
            "(b'a=b', b'=', b'c')",
        ),
        ("bytes_strip", &[r#"b" \x09a\x0a""#], "b'a'"),
        ("bytes_strip", &[r#"b"xxaxx""#, r#"b"x""#], "b'a'"),
        ("bytes_lstrip", &[r#"b"xxa""#, r#"b"x""#], "b'a'"),
        ("bytes_rstrip", &[r#"b"axx""#, r#"b"x""#], "b'a'"),
        ("bytes_removeprefix", &[r#"b"abc""#, r#"b"ab""#], "b'c'"),
        ("bytes_removesuffix", &[r#"b"abc""#, r#"b"bc""#], "b'a'"),
        ("bytes_center", &[r#"b"a""#, "4"], "b' a  '"),
        ("bytes_ljust", &[r#"b"a""#, "3", r#"b"*""#], "b'a**'"),
        ("bytes_rjust", &[r#"b"a""#, "3"], "b'  a'"),
        ("bytes_zfill", &[r#"b"-5""#, "5"], "b'-0005'"),
        ("bytes_expandtabs", &[r#"b"a\x09b""#, "4"], "b'a   b'"),
        ("bytes_upper", &[r#"b"abc\xe9""#], r#"b'ABC\xe9'"#),
        ("bytes_lower", &[r#"b"ABC""#], "b'abc'"),
        ("bytes_title", &[r#"b"it's a""#], r#"b"It'S A""#),
        ("bytes_capitalize", &[r#"b"hELLO""#], "b'Hello'"),
        ("bytes_swapcase", &[r#"b"aB1""#], "b'Ab1'"),
        ("bytes_isalpha", &[r#"b"ab""#], "true"),
        ("bytes_isalpha", &[r#"b"\xe9""#], "false"),
        ("bytes_isalnum", &[r#"b"a1""#], "true"),
        ("bytes_isdigit", &[r#"b"12""#], "true"),
        ("bytes_isspace", &[r#"b" \x0b""#], "true"),
        ("bytes_islower", &[r#"b"ab1""#], "true"),
        ("bytes_isupper", &[r#"b"""#], "false"),
        ("bytes_istitle", &[r#"b"Ab Cd""#], "true"),
        ("bytes_isascii", &[r#"b"\x80""#], "false"),
        ("bytes_startswith", &[r#"b"abc""#, r#"b"ab""#], "true"),
        (
            "bytes_endswith",
            &[r#"b"abc""#, r#"b"b""#, "0", "2"],
            "true",
        ),
        ("bytes_hex", &[r#"b"abcdefg""#], "'61626364656667'"),
        (
            "bytes_hex",
            &[r#"b"abcdefg""#, r#"":""#],
            "'61:62:63:64:65:66:67'",
        ),
        (
            "bytes_hex",
            &[r#"b"abcdefg""#, r#""_""#, "2"],
            "'61_6263_6465_6667'",
        ),
        (
            "bytes_hex",
            &[r#"b"abcdefg""#, r#""_""#, "-2"],
            "'6162_6364_6566_67'",
        ),
        (
            "bytes_translate",
            &[r#"b"abcb""#, "nil", r#"b"b""#],
            "b'ac'",
        ),
        ("bytes_decode", &[r#"b"a\xc3\xa9""#], "'aé'"),
        ("bytes_decode", &[r#"b"\xe9""#, r#""latin-1""#], "'é'"),
        (
            "bytes_decode",
            &[r#"b"a\xff\xfeb""#, r#""utf-8""#, r#""replace""#],
            "'a��b'",
        ),
        (
            "bytes_decode",
            &[r#"b"a\xe2\x82""#, r#""utf-8""#, r#""replace""#],
            "'a�'",
        ),
        (
            "bytes_decode",
            &[r#"b"a\xe2\x82""#, r#""utf-8""#, r#""ignore""#],
            "'a'",
        ),
        (
            "bytes_decode",
            &[r#"b"\xf0\x9f\x98(""#, r#""utf-8""#, r#""backslashreplace""#],
            r#"'\\xf0\\x9f\\x98('"#,
        ),
        (
            "bytes_decode",
            &[r#"b"a\x80""#, r#""ascii""#, r#""replace""#],
            "'a�'",
        ),
        (
            "bytes_decode",
            &[r#"b"\xff\xfea\x00=\xd8\x00\xde""#, r#""utf-16""#],
            "'a😀'",
        ),
        ("bytes_decode", &[r#"b"a\x00""#, r#""utf-16-le""#], "'a'"),
        (
            "bytes_decode",
            &[r#"b"\xef\xbb\xbfa""#, r#""utf-8-sig""#],
            "'a'",
        ),
    ]);
}

#[test]
fn format_specifications() {
    check(&[
        ("format", &["5", r#""""#], "'5'"),
        ("format", &["5", r#""5d""#], "'    5'"),
        ("format", &["-5", r#""05""#], "'-0005'"),
        ("format", &["1234567", r#"",d""#], "'1,234,567'"),
        ("format", &["255", r##""#x""##], "'0xff'"),
        ("format", &["255", r##""#010X""##], "'0X000000FF'"),
        ("format", &["5", r#""b""#], "'101'"),
        ("format", &["65", r#""c""#], "'A'"),
        (
            "format",
            &["1180591620717411303424", r#""_""#],
            "'1_180_591_620_717_411_303_424'",
        ),
        ("format", &["3.14159", r#"".2f""#], "'3.14'"),
        ("format", &["1e+16", r#""""#], "'1e+16'"),
        ("format", &["1234.5", r#""010,.1f""#], "'0,001,234.5'"),
        ("format", &["0.5", r#""%""#], "'50.000000%'"),
        ("format", &["-0.0001", r#""z.1f""#], "'0.0'"),
        ("format", &[r#""abc""#, r#"">6.2""#], "'    ab'"),
        ("format", &[r#""é""#, r#""*^5""#], "'**é**'"),
        ("format", &[r#""abc""#, r#""""#], "'abc'"),
        ("format", &["12", r#""+.1e""#], "'+1.2e+01'"),
        ("format", &["1.0", r#"".3""#], "'1.0'"),
        ("format", &["1.5", r#""g""#], "'1.5'"),
        ("format", &["true", r#""d""#], "'1'"),
        ("format", &["true", r#""""#], "'true'"),
    ]);
}

#[test]
fn notations() {
    check(&[
        ("repr", &["0"], "'0'"),
        ("repr", &["-7"], "'-7'"),
        ("repr", &["9223372036854775807"], "'9223372036854775807'"),
        ("repr", &["18446744073709551616"], "'18446744073709551616'"),
        (
            "repr",
            &["1000000000000000000000000000000"],
            "'1000000000000000000000000000000'",
        ),
        ("repr", &["0.1"], "'0.1'"),
        ("repr", &["1e+22"], "'1e+22'"),
        ("repr", &["-0.0"], "'-0.0'"),
        ("repr", &["1.5e-07"], "'1.5e-07'"),
        ("repr", &[r#""""#], r#""''""#),
        ("repr", &[r#""it's""#], r#"'"it\'s"'"#),
        ("repr", &[r#""a\"'b""#], r#"'\'a"\\\'b\''"#),
        (
            "repr",
            &[r#""é\n\u{7f}\u{200b}""#],
            r#""'é\\n\\x7f\\u200b'""#,
        ),
        ("repr", &[r#"b"""#], r#""b''""#),
        (
            "repr",
            &[r#"b"it's\x00\xff\x22""#],
            r#"'b\'it\\\'s\\x00\\xff"\''"#,
        ),
        ("repr", &["nil"], "'nil'"),
        ("repr", &["true"], "'true'"),
    ]);
}

#[test]
fn characters_and_bases() {
    check(&[
        ("chr", &["97"], "'a'"),
        ("chr", &["128512"], "'😀'"),
        ("ord", &[r#""é""#], "233"),
        ("ord", &[r#"b"a""#], "97"),
        ("bin", &["-5"], "'-0b101'"),
        ("oct", &["64"], "'0o100'"),
        ("hex", &["1180591620717411303424"], "'0x400000000000000000'"),
        ("ascii", &[r#""é😀""#], r#""'\\xe9\\U0001f600'""#),
        ("bytes_fromhex", &["nil", r#""ab CD""#], r#"b'\xab\xcd'"#),
        ("str_join", &[r#""-""#, r#""aéb""#], "'a-é-b'"),
    ]);
}

/// Runs a program in the text form and gives what it writes.
fn written(program: &str) -> String {
    let program = ir::parse(program).expect("a program");
    let sources: Rc<[Source]> = Rc::new([Source::default()]);
    let mut machine = Machine::new(
        Rc::new(vm::link(program)),
        ir::ModuleId(0),
        Settings::default(),
        sources,
    );
    machine.run(u64::MAX);
    machine.written(Stream::Out)
}

#[test]
fn unknowns_are_shown_as_the_expressions_they_came_from() {
    let shown = written(
        "module main plain
entry:
  %0 = load_var x
  %1 = const 1
  %2 = binop + %0 %1
  %3 = const 2
  %4 = binop * %2 %3
  %5 = load_field %4 name
  %6 = call_method %5 get %3
  %7 = unop not %6
  %8 = load_index %6 %1
  %9 = unop - %8
  %10 = binop ** %9 %3
  %11 = new_array list %1 %10 %7
  %12 = call_function @native_repr %11
  %13 = call_function @write_out %12
",
    );
    assert_eq!(
        shown,
        "[1, symbolic((-((x + 1) * 2).name.get(2)[1]) ** 2), symbolic(not ((x + 1) * 2).name.get(2))]"
    );
}

#[test]
fn an_unknown_that_doubled_often_is_cut_off() {
    let mut program = String::from("module main plain\nentry:\n  %0 = load_var x\n");
    for at in 0..60 {
        program.push_str(&format!("  %{} = binop + %{at} %{at}\n", at + 1));
    }
    program
        .push_str("  %61 = call_function @native_repr %60\n  %62 = call_function @write_out %61\n");
    let shown = written(&program);
    assert!(
        shown.starts_with("symbolic(") && shown.contains('…'),
        "{shown}"
    );
    assert!(shown.len() < 1000, "{}", shown.len());
}
