//! What can be pointed at in a source, by the kinds of the grammar's nodes.

use frontend::Pointing;

/// Variables, members and elements.
pub(super) const POINTING: Pointing = Pointing {
    names: &["name"],
    members: &[
        ("member_access_expression", "name"),
        ("nullsafe_member_access_expression", "name"),
    ],
    elements: &["subscript_expression"],
    parts: &[
        "array_creation_expression",
        "array_element_initializer",
        "binary_expression",
        "boolean",
        "conditional_expression",
        "encapsed_string",
        "escape_sequence",
        "float",
        "integer",
        "null",
        "parenthesized_expression",
        "string",
        "string_content",
        "unary_op_expression",
    ],
    others: &[
        ("function_call_expression", "function"),
        ("member_call_expression", "name"),
        ("nullsafe_member_call_expression", "name"),
        ("scoped_call_expression", "name"),
        ("scoped_call_expression", "scope"),
        ("function_definition", "name"),
        ("method_declaration", "name"),
        ("class_declaration", "name"),
        ("interface_declaration", "name"),
        ("trait_declaration", "name"),
        ("enum_declaration", "name"),
        ("enum_case", "name"),
        ("argument", "name"),
    ],
    by_name: true,
    ..Pointing::NOTHING
};
