"""Of syntax trees: reading literals from text."""

from _evaluate import literal, parse


def literal_eval(node_or_string):
    return literal(parse(node_or_string) if isinstance(node_or_string, str) else node_or_string)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "AST Add And AnnAssign Assert Assign AsyncFor AsyncFunctionDef AsyncWith Attribute AugAssign AugLoad AugStore "
    "Await BinOp BitAnd BitOr BitXor BoolOp Break Bytes Call ClassDef Compare Constant Continue Del Delete Dict "
    "DictComp Div Ellipsis Eq ExceptHandler Expr Expression ExtSlice FloorDiv For FormattedValue FunctionDef "
    "FunctionType GeneratorExp Global Gt GtE If IfExp Import ImportFrom In Index IntEnum Interactive Invert Is IsNot "
    "JoinedStr LShift Lambda List ListComp Load Lt LtE MatMult Match MatchAs MatchClass MatchMapping MatchOr "
    "MatchSequence MatchSingleton MatchStar MatchValue Mod Module Mult Name NameConstant NamedExpr NodeTransformer "
    "NodeVisitor Nonlocal Not NotEq NotIn Num Or Param Pass Pow PyCF_ALLOW_TOP_LEVEL_AWAIT PyCF_ONLY_AST "
    "PyCF_TYPE_COMMENTS RShift Raise Return Set SetComp Slice Starred Store Str Sub Subscript Suite Try TryStar Tuple "
    "TypeIgnore UAdd USub UnaryOp While With Yield YieldFrom alias arg arguments auto boolop cmpop comprehension "
    "contextmanager copy_location dump excepthandler expr expr_context fix_missing_locations get_docstring "
    "get_source_segment increment_lineno iter_child_nodes iter_fields keyword main match_case mod nullcontext "
    "operator pattern slice stmt type_ignore unaryop unparse walk withitem"
)
