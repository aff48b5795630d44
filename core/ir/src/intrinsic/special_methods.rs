//! Operators as methods of native classes, called by name: what the class does itself.

macro_rules! special_methods {
    ($next:ident $($rest:ident)*; $($families:tt)*) => {
        $next! { $($rest)*; $($families)* SpecialMethods {
            // Operators as methods (vm/natives/special_methods.rs).
            /// `(left, right)`.
            OpAdd "op_add",
            /// `(left, right)`.
            OpSub "op_sub",
            /// `(left, right)`.
            OpMul "op_mul",
            /// `(left, right)`.
            OpDiv "op_div",
            /// `(left, right)`.
            OpFloorDiv "op_floor_div",
            /// `(left, right)`.
            OpRem "op_rem",
            /// `(left, right)`.
            OpShl "op_shl",
            /// `(left, right)`.
            OpShr "op_shr",
            /// `(left, right)`.
            OpAnd "op_and",
            /// `(left, right)`.
            OpOr "op_or",
            /// `(left, right)`.
            OpXor "op_xor",
            /// `(right, left)`.
            OpReflectedAdd "op_reflected_add",
            /// `(right, left)`.
            OpReflectedSub "op_reflected_sub",
            /// `(right, left)`.
            OpReflectedMul "op_reflected_mul",
            /// `(right, left)`.
            OpReflectedDiv "op_reflected_div",
            /// `(right, left)`.
            OpReflectedFloorDiv "op_reflected_floor_div",
            /// `(right, left)`.
            OpReflectedRem "op_reflected_rem",
            /// `(right, left)`.
            OpReflectedPow "op_reflected_pow",
            /// `(right, left)`.
            OpReflectedShl "op_reflected_shl",
            /// `(right, left)`.
            OpReflectedShr "op_reflected_shr",
            /// `(right, left)`.
            OpReflectedAnd "op_reflected_and",
            /// `(right, left)`.
            OpReflectedOr "op_reflected_or",
            /// `(right, left)`.
            OpReflectedXor "op_reflected_xor",
            /// `(left, right)`.
            OpInPlaceAdd "op_in_place_add",
            /// `(left, right)`.
            OpInPlaceSub "op_in_place_sub",
            /// `(left, right)`.
            OpInPlaceMul "op_in_place_mul",
            /// `(left, right)`.
            OpInPlaceAnd "op_in_place_and",
            /// `(left, right)`.
            OpInPlaceOr "op_in_place_or",
            /// `(left, right)`.
            OpInPlaceXor "op_in_place_xor",
            /// `(left, right)`.
            OpEq "op_eq",
            /// `(left, right)`.
            OpNe "op_ne",
            /// `(left, right)`.
            OpLt "op_lt",
            /// `(left, right)`.
            OpLe "op_le",
            /// `(left, right)`.
            OpGt "op_gt",
            /// `(left, right)`.
            OpGe "op_ge",
            /// `(value)`.
            OpNeg "op_neg",
            /// `(value)`.
            OpPos "op_pos",
            /// `(value)`.
            OpInvert "op_invert",
            /// `(value)`.
            OpLen "op_len",
            /// `(value)`.
            OpHash "op_hash",
            /// `(value)`.
            OpBool "op_bool",
            /// `(container, value)`.
            OpContains "op_contains",
            /// `(object, index)`.
            OpGetItem "op_get_item",
            /// `(object, index, value)`.
            OpSetItem "op_set_item",
            /// `(object, index)`.
            OpDelItem "op_del_item",
        } }
    };
}
