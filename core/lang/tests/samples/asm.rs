//! The assembly.

/// One source for every kind of node that is lowered.
pub const LOWERED: &[(&str, &str)] = &[
    (
        "instruction",
        "start:\nmov r0, 1\nmov r1, r0\ninc r0\ndec r1\nmul r0, r1\ncmp r0, 3\njz start\njnz 2\nj 3\npush 1\npop r1\nnop\nret\nhlt",
    ),
    ("int", "mov r0, 0x1f\nmov r1, -0b11\nmov r2, $1f"),
    ("label", "label a\ncall b\nb:\nj a"),
    ("meta", ".mode symbolic\ncmp r0, 1\njz 0\n.mode concrete"),
    ("string", "term \"hello\""),
];

/// What is reported as not lowered, and a source that holds it.
pub const UNSUPPORTED: &[(&str, &str)] = &[
    ("const", "const a 5"),
    ("float", "mov r0, 1.5"),
    ("ptr", "mov r0, [r1]"),
];
