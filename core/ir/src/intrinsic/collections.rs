//! Methods of lists, tuples, maps, sets, ranges and slices, and functions over iterables.

macro_rules! collections {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* Collections {
            // Ranges and slices (vm/natives/collections/ranges.rs).
            Range "range",
            /// `(range)`.
            RangeStart "range_start",
            /// `(range)`.
            RangeStop "range_stop",
            /// `(range)`.
            RangeStep "range_step",
            /// `(range, value)`.
            RangeIndex "range_index",
            /// `(range, value)`.
            RangeCount "range_count",
            /// `(class, start, stop?, step?)`.
            SliceNew "slice_new",
            /// `(slice)`.
            SliceStart "slice_start",
            /// `(slice)`.
            SliceStop "slice_stop",
            /// `(slice)`.
            SliceStep "slice_step",
            /// `(slice, length)`.
            SliceIndices "slice_indices",

            // Lists and tuples (vm/natives/collections/lists).
            /// `(values, keys, reverse)`: sorts the first list by the second, stably, if every comparison of keys is
            /// the machine's own; otherwise changes nothing. Gives whether it did.
            SortByKeys "sort_by_keys",
            /// `(list, function, judge, is turned)`: a list of its elements in the order that a function of the
            /// program's gives, stably. It is asked whether one comes before another, by a number below zero; where it
            /// is turned, whether the other comes behind it, by one above zero. What is no number `(answer, first,
            /// second)` are judged to.
            SortWith "sort_with",
            /// `(class, iterable?)`.
            ListNew "list_new",
            /// `(list, iterable?)`: replaces its elements.
            ListInit "list_init",
            /// `(class, iterable?)`.
            TupleNew "tuple_new",
            /// `(list, value)`.
            ListAppend "list_append",
            /// `(list, iterable)`.
            ListExtend "list_extend",
            /// `(list, index, value)`.
            ListInsert "list_insert",
            /// `(list, value)`.
            ListRemove "list_remove",
            /// `(list, index?)`.
            ListPop "list_pop",
            /// `(list)`.
            ListClear "list_clear",
            /// `(list)`.
            ListReverse "list_reverse",
            /// `(list)`.
            ListCopy "list_copy",
            /// `(list, key?, reverse?)`.
            ListSort "list_sort",
            /// `(list or tuple, value, start?, stop?)`.
            SequenceIndex "sequence_index",
            /// `(list or tuple, value)`.
            SequenceCount "sequence_count",

            // Maps and their views (vm/natives/collections/maps.rs).
            /// `(map or set, hash)`: the keys stored under a hash, as a list.
            MapCandidates "map_candidates",
            /// `(map, key, hash)`: the value of a key of the map, found by identity.
            MapLoadHashed "map_load_hashed",
            /// `(map or set, key, value, hash)`: sets the value of a key, found by identity; adds the key if it is absent.
            MapInsertHashed "map_insert_hashed",
            /// `(map or set, key, hash)`: removes a key, found by identity, and gives its value.
            MapRemoveHashed "map_remove_hashed",
            /// `(class, iterable?, named)`.
            MapNew "map_new",
            /// `(map, iterable?, named)`: puts what a constructor got.
            MapInit "map_init",
            /// `(class, iterable, value?)`.
            MapFromKeys "map_from_keys",
            /// `(map, key, default?)`.
            MapGet "map_get",
            /// `(map)`.
            MapKeys "map_keys",
            /// `(map)`.
            MapValues "map_values",
            /// `(map)`.
            MapItems "map_items",
            /// `(map, key, default?)`.
            MapPop "map_pop",
            /// `(map)`: removes the last entry.
            MapPopItem "map_pop_item",
            /// `(map, key, default?)`.
            MapSetDefault "map_set_default",
            /// `(map, iterable?, named)`.
            MapUpdate "map_update",
            /// `(map)`.
            MapClear "map_clear",
            /// `(map)`.
            MapCopy "map_copy",
            /// `(view)`: the map that it shows.
            ViewMap "view_map",

            // Sets (vm/natives/collections/sets.rs).
            /// `(class, iterable?)`.
            SetNew "set_new",
            /// `(class, iterable?)`.
            FrozenSetNew "frozen_set_new",
            /// `(set, iterable?)`: replaces its members.
            SetInit "set_init",
            /// `(set, value)`.
            SetAdd "set_add",
            /// `(set, value)`.
            SetRemove "set_remove",
            /// `(set, value)`.
            SetDiscard "set_discard",
            /// `(set)`.
            SetPop "set_pop",
            /// `(set)`.
            SetClear "set_clear",
            /// `(set)`.
            SetCopy "set_copy",
            /// `(set, *iterables)`.
            SetUnion "set_union",
            /// `(set, *iterables)`.
            SetIntersection "set_intersection",
            /// `(set, *iterables)`.
            SetDifference "set_difference",
            /// `(set, iterable)`.
            SetSymmetricDifference "set_symmetric_difference",
            /// `(set, *iterables)`.
            SetUpdate "set_update",
            /// `(set, *iterables)`.
            SetIntersectionUpdate "set_intersection_update",
            /// `(set, *iterables)`.
            SetDifferenceUpdate "set_difference_update",
            /// `(set, iterable)`.
            SetSymmetricDifferenceUpdate "set_symmetric_difference_update",
            /// `(set, iterable)`.
            SetIsSubset "set_is_subset",
            /// `(set, iterable)`.
            SetIsSuperset "set_is_superset",
            /// `(set, iterable)`.
            SetIsDisjoint "set_is_disjoint",

            // Functions over iterables (vm/natives/collections/sequences.rs).
            /// `(iterable, start?)`.
            Sum "sum",
            /// `(key?, default?, *values)`.
            Min "min",
            /// `(key?, default?, *values)`.
            Max "max",
            /// `(iterable)`.
            Any "any",
            /// `(iterable)`.
            All "all",
            /// `(iterable, key?, reverse?)`.
            Sorted "sorted",
        } }
    };
}
