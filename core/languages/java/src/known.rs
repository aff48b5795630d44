//! The types of the library that are there in full, but for what is listed: what else they lack, no JDK has.
//!
//! Of a method that another type lacks nothing is said, for it may be the library that is to blame.
//! The list compares `javap -public` of JDK 17 with the library's sources, by name and number of parameters.

/// The full name of a type, and which methods of the JDK are not in the library.
const TYPES: &[(&str, &str)] = &[
    ("java.io.PrintStream", "<init>/2 append/1 append/3"),
    (
        "java.lang.Boolean",
        "<init>/1 describeConstable/0 getBoolean/1",
    ),
    ("java.lang.Byte", "<init>/1 describeConstable/0"),
    ("java.lang.CharSequence", ""),
    (
        "java.lang.Character",
        "codePointAt/3 codePointBefore/2 codePointBefore/3 codePointCount/3 codePointOf/1 describeConstable/0 getDirectionality/1 getName/1 getType/1 isDefined/1 isJavaLetter/1 isJavaLetterOrDigit/1 isMirrored/1 isUnicodeIdentifierPart/1 isUnicodeIdentifierStart/1 offsetByCodePoints/3 offsetByCodePoints/5 toChars/3",
    ),
    ("java.lang.Comparable", ""),
    (
        "java.lang.Double",
        "<init>/1 describeConstable/0 resolveConstantDesc/1",
    ),
    ("java.lang.Enum", "describeConstable/0"),
    ("java.lang.Exception", ""),
    (
        "java.lang.Float",
        "<init>/1 describeConstable/0 resolveConstantDesc/1",
    ),
    ("java.lang.IllegalArgumentException", ""),
    (
        "java.lang.Integer",
        "<init>/1 describeConstable/0 getInteger/1 getInteger/2 parseInt/4 parseUnsignedInt/4 resolveConstantDesc/1 toUnsignedString/2",
    ),
    ("java.lang.Iterable", ""),
    (
        "java.lang.Long",
        "<init>/1 describeConstable/0 getLong/1 getLong/2 parseLong/4 parseUnsignedLong/4 resolveConstantDesc/1 toUnsignedString/2",
    ),
    (
        "java.lang.Math",
        "absExact/1 copySign/2 fma/3 getExponent/1 scalb/2",
    ),
    ("java.lang.Number", ""),
    ("java.lang.Object", ""),
    ("java.lang.Record", ""),
    ("java.lang.Runnable", ""),
    ("java.lang.RuntimeException", ""),
    ("java.lang.Short", "<init>/1 describeConstable/0"),
    (
        "java.lang.String",
        "<init>/2 <init>/3 <init>/4 contentEquals/1 getBytes/4 offsetByCodePoints/2 resolveConstantDesc/1",
    ),
    (
        "java.lang.StringBuilder",
        "appendCodePoint/1 codePointBefore/1 offsetByCodePoints/2",
    ),
    (
        "java.lang.System",
        "clearProperty/1 console/0 getLogger/1 getLogger/2 getProperties/0 getSecurityManager/0 inheritedChannel/0 load/1 loadLibrary/1 mapLibraryName/1 runFinalization/0 setProperties/1 setSecurityManager/1",
    ),
    (
        "java.lang.Thread",
        "<init>/2 <init>/3 <init>/4 <init>/5 checkAccess/0 countStackFrames/0 dumpStack/0 enumerate/1 getAllStackTraces/0 getContextClassLoader/0 getDefaultUncaughtExceptionHandler/0 getThreadGroup/0 join/2 resume/0 setContextClassLoader/1 stop/0 suspend/0",
    ),
    ("java.lang.Throwable", ""),
    ("java.util.AbstractCollection", ""),
    ("java.util.AbstractList", ""),
    ("java.util.AbstractMap", ""),
    ("java.util.AbstractQueue", ""),
    ("java.util.AbstractSet", ""),
    ("java.util.ArrayDeque", "clone/0"),
    ("java.util.ArrayList", ""),
    (
        "java.util.Arrays",
        "binarySearch/4 binarySearch/5 compare/3 compare/6 compare/7 compareUnsigned/2 compareUnsigned/6 mismatch/3 mismatch/6 mismatch/7 parallelPrefix/4 parallelSetAll/2 parallelSort/3 parallelSort/4 spliterator/1 spliterator/3",
    ),
    ("java.util.Collection", ""),
    (
        "java.util.Collections",
        "checkedCollection/2 checkedList/2 checkedMap/3 checkedNavigableMap/3 checkedNavigableSet/2 checkedQueue/2 checkedSet/2 checkedSortedMap/3 checkedSortedSet/2 synchronizedNavigableMap/1 synchronizedNavigableSet/1 synchronizedSortedMap/1 synchronizedSortedSet/1",
    ),
    ("java.util.Comparator", ""),
    ("java.util.Deque", ""),
    ("java.util.HashMap", ""),
    ("java.util.HashSet", ""),
    ("java.util.Iterator", ""),
    ("java.util.LinkedHashMap", ""),
    ("java.util.LinkedHashSet", "<init>/2"),
    ("java.util.LinkedList", ""),
    ("java.util.List", ""),
    ("java.util.Map", ""),
    ("java.util.NavigableMap", ""),
    ("java.util.NavigableSet", ""),
    (
        "java.util.Objects",
        "checkFromIndexSize/3 checkFromToIndex/3 checkIndex/2",
    ),
    ("java.util.Optional", ""),
    ("java.util.PriorityQueue", "<init>/1"),
    ("java.util.Queue", ""),
    (
        "java.util.Random",
        "getDefault/0 isDeprecated/0 nextExponential/0",
    ),
    (
        "java.util.Scanner",
        "<init>/1 <init>/2 findAll/1 findWithinHorizon/2 hasNext/1 hasNextBigInteger/1 hasNextByte/1 hasNextLong/1 hasNextShort/1 match/0 next/1 nextBigInteger/1 nextByte/1 nextLong/1 nextShort/1 reset/0 toString/0 useRadix/1",
    ),
    ("java.util.Set", ""),
    ("java.util.SortedMap", ""),
    ("java.util.SortedSet", ""),
    ("java.util.Stack", ""),
    ("java.util.StringJoiner", ""),
    ("java.util.TreeMap", "<init>/1"),
    ("java.util.TreeSet", ""),
    ("java.util.Vector", ""),
    ("java.util.function.BiFunction", ""),
    ("java.util.function.Consumer", ""),
    ("java.util.function.Function", ""),
    ("java.util.function.Predicate", ""),
    ("java.util.function.Supplier", ""),
    (
        "java.util.stream.Collectors",
        "groupingByConcurrent/3 toConcurrentMap/4",
    ),
    (
        "java.util.stream.IntStream",
        "builder/0 iterator/0 mapMulti/1 parallel/0 sequential/0 spliterator/0",
    ),
    (
        "java.util.stream.Stream",
        "mapMultiToDouble/1 mapMultiToLong/1 spliterator/0",
    ),
];

/// Whether a type of the library has all methods of a name that its namesake of the JDK has; with so many parameters,
/// where that is said.
pub(super) fn has_all(class: &str, name: &str, arity: Option<usize>) -> bool {
    let entry = TYPES.iter().find(|(known, _)| *known == class);
    entry.is_some_and(|(_, lacking)| {
        !lacking
            .split(' ')
            .any(|method| match method.split_once('/') {
                Some((lacked, count)) => {
                    lacked == name && arity.is_none_or(|arity| count.parse() == Ok(arity))
                }
                None => false,
            })
    })
}
