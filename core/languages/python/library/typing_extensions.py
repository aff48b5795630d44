"""What `typing` has, under the name of the package that had it first."""

from typing import *


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "AsyncContextManager Buffer CapsuleType ContextManager Doc Format GenericMeta IntVar KT Match NoDefault "
    "NoExtraItems PEP_560 ParamSpecArgs ParamSpecKwargs Pattern ReadOnly Reader Sentinel T T_co T_contra "
    "TypeAliasType TypeForm TypeIs VT Writer deprecated disjoint_base evaluate_forward_ref get_annotations "
    "get_original_bases get_protocol_members is_protocol no_type_check_decorator override runtime type_repr"
)
