"""The collector of garbage, which is the machine's own affair."""

from __intrinsics__ import finalize_circles


def collect(generation=2):
    finalize_circles()
    return 0


def enable():
    pass


def disable():
    pass


def isenabled():
    return True


def get_count():
    return 0, 0, 0


def get_threshold():
    return 700, 10, 10


def set_threshold(threshold0, threshold1=10, threshold2=10):
    pass


def get_objects(generation=None):
    return []


def get_referrers(*objs):
    return []


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "DEBUG_COLLECTABLE DEBUG_LEAK DEBUG_SAVEALL DEBUG_STATS DEBUG_UNCOLLECTABLE callbacks freeze garbage get_debug "
    "get_freeze_count get_referents get_stats is_finalized is_tracked set_debug unfreeze"
)
