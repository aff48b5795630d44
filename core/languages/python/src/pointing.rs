//! What can be pointed at in a Python program.

use frontend::Pointing;

pub(super) const POINTING: Pointing = Pointing {
    names: &["identifier"],
    members: &[("attribute", "attribute")],
    elements: &["subscript"],
    parts: &[
        "binary_operator",
        "boolean_operator",
        "comparison_operator",
        "escape_sequence",
        "false",
        "float",
        "integer",
        "none",
        "not_operator",
        "parenthesized_expression",
        "slice",
        "string",
        "string_content",
        "string_end",
        "string_start",
        "true",
        "tuple",
        "unary_operator",
    ],
    others: &[
        ("call", "function"),
        ("class_definition", "name"),
        ("decorator", ""),
        ("dotted_name", ""),
        ("function_definition", "name"),
        ("keyword_argument", "name"),
        ("keyword_pattern", ""),
        ("type", ""),
    ],
    declares: &[],
    heads: &[
        ("class_definition", "superclasses"),
        ("default_parameter", "value"),
        ("for_in_clause", "right"),
        ("function_definition", "return_type"),
        ("typed_default_parameter", "value"),
    ],
    by_name: true,
};
