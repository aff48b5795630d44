//! What can be pointed at in a program.

use frontend::Pointing;

/// What can be pointed at.
pub const POINTING: Pointing = Pointing {
    names: &[
        "identifier",
        "this",
        "shorthand_property_identifier",
        "shorthand_property_identifier_pattern",
    ],
    members: &[("member_expression", "property")],
    elements: &["subscript_expression"],
    parts: &[
        "array",
        "binary_expression",
        "escape_sequence",
        "false",
        "null",
        "number",
        "parenthesized_expression",
        "regex",
        "string",
        "string_fragment",
        "template_string",
        "ternary_expression",
        "true",
        "unary_expression",
        "undefined",
    ],
    others: &[
        ("call_expression", "function"),
        ("class_declaration", "name"),
        ("function_declaration", "name"),
        ("new_expression", "constructor"),
    ],
    declares: &[],
    heads: &[
        ("assignment_pattern", "right"),
        ("for_in_statement", "right"),
    ],
    by_name: true,
};
