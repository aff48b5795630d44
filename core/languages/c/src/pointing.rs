//! What can be pointed at in a C program.

use frontend::Pointing;

pub(super) const POINTING: Pointing = Pointing {
    names: &["identifier"],
    members: &[("field_expression", "field")],
    // The star of `*p` belongs to what that leads to.
    elements: &["pointer_expression", "subscript_expression"],
    parts: &[
        "binary_expression",
        "char_literal",
        "character",
        "escape_sequence",
        "false",
        "field_identifier",
        "null",
        "number_literal",
        "parenthesized_expression",
        "string_content",
        "string_literal",
        "true",
        "unary_expression",
    ],
    others: &[
        ("attribute", ""),
        ("call_expression", "function"),
        ("enumerator", "name"),
        ("function_declarator", "declarator"),
        ("preproc_def", ""),
        ("preproc_defined", ""),
        ("preproc_function_def", ""),
        ("preproc_ifdef", ""),
        ("preproc_params", ""),
    ],
    declares: &[
        ("declaration", "declarator", ""),
        ("init_declarator", "declarator", ""),
        ("parameter_declaration", "declarator", ""),
    ],
    heads: &[],
    by_name: false,
};
