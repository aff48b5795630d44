//! The types of the library that are there in full, but for what is listed: what else they lack, no JDK has.
//!
//! Of a method that another type lacks nothing is said, for it may be the library that is to blame.
//! The list compares `javap -public` of JDK 17 with the library's sources, by name and number of parameters.

/// The full name of a type, and which methods of the JDK are not in the library.
const TYPES: &[(&str, &str)] = &[
    (
        "java.io.PrintStream",
        "<init>/1 <init>/2 <init>/3 append/1 append/3 checkError/0 format/3 nullOutputStream/0 write/1 write/3 writeBytes/1",
    ),
    (
        "java.lang.Boolean",
        "<init>/1 describeConstable/0 getBoolean/1",
    ),
    ("java.lang.Byte", "<init>/1 decode/1 describeConstable/0"),
    ("java.lang.CharSequence", "codePoints/0"),
    (
        "java.lang.Character",
        "codePointAt/2 codePointAt/3 codePointBefore/2 codePointBefore/3 codePointCount/3 codePointOf/1 describeConstable/0 getDirectionality/1 getName/1 getType/1 highSurrogate/1 isBmpCodePoint/1 isDefined/1 isISOControl/1 isIdentifierIgnorable/1 isIdeographic/1 isJavaIdentifierPart/1 isJavaIdentifierStart/1 isJavaLetter/1 isJavaLetterOrDigit/1 isMirrored/1 isSpace/1 isSpaceChar/1 isSupplementaryCodePoint/1 isSurrogatePair/2 isTitleCase/1 isUnicodeIdentifierPart/1 isUnicodeIdentifierStart/1 isValidCodePoint/1 lowSurrogate/1 offsetByCodePoints/3 offsetByCodePoints/5 toChars/3 toCodePoint/2 toTitleCase/1",
    ),
    ("java.lang.Comparable", ""),
    (
        "java.lang.Double",
        "<init>/1 describeConstable/0 resolveConstantDesc/1",
    ),
    ("java.lang.Enum", "describeConstable/0"),
    ("java.lang.Exception", "printStackTrace/1"),
    (
        "java.lang.Float",
        "<init>/1 describeConstable/0 resolveConstantDesc/1",
    ),
    ("java.lang.IllegalArgumentException", "printStackTrace/1"),
    (
        "java.lang.Integer",
        "<init>/1 describeConstable/0 getInteger/1 getInteger/2 parseInt/4 parseUnsignedInt/4 resolveConstantDesc/1 toUnsignedString/2",
    ),
    ("java.lang.Iterable", "spliterator/0"),
    (
        "java.lang.Long",
        "<init>/1 describeConstable/0 getLong/1 getLong/2 parseLong/4 parseUnsignedLong/4 resolveConstantDesc/1 toUnsignedString/2",
    ),
    (
        "java.lang.Math",
        "absExact/1 copySign/2 fma/3 getExponent/1 nextAfter/2 nextDown/1 nextUp/1 scalb/2 ulp/1",
    ),
    ("java.lang.Number", ""),
    ("java.lang.Object", ""),
    ("java.lang.Record", ""),
    ("java.lang.Runnable", ""),
    ("java.lang.RuntimeException", "printStackTrace/1"),
    ("java.lang.Short", "<init>/1 decode/1 describeConstable/0"),
    (
        "java.lang.String",
        "<init>/1 <init>/2 <init>/3 <init>/4 contentEquals/1 describeConstable/0 getBytes/1 getBytes/4 offsetByCodePoints/2 resolveConstantDesc/1",
    ),
    (
        "java.lang.StringBuilder",
        "appendCodePoint/1 codePointBefore/1 codePoints/0 offsetByCodePoints/2",
    ),
    (
        "java.lang.System",
        "clearProperty/1 console/0 getLogger/1 getLogger/2 getProperties/0 getSecurityManager/0 inheritedChannel/0 load/1 loadLibrary/1 mapLibraryName/1 runFinalization/0 setIn/1 setProperties/1 setSecurityManager/1",
    ),
    (
        "java.lang.Thread",
        "<init>/2 <init>/3 <init>/4 <init>/5 checkAccess/0 countStackFrames/0 dumpStack/0 enumerate/1 getAllStackTraces/0 getContextClassLoader/0 getDefaultUncaughtExceptionHandler/0 getThreadGroup/0 join/2 resume/0 setContextClassLoader/1 stop/0 suspend/0",
    ),
    ("java.lang.Throwable", "printStackTrace/1"),
    ("java.util.AbstractCollection", "spliterator/0"),
    ("java.util.AbstractList", "spliterator/0"),
    ("java.util.AbstractMap", ""),
    ("java.util.AbstractQueue", "spliterator/0"),
    ("java.util.AbstractSet", "spliterator/0"),
    ("java.util.ArrayDeque", "clone/0 spliterator/0"),
    ("java.util.ArrayList", "spliterator/0"),
    (
        "java.util.Arrays",
        "binarySearch/4 binarySearch/5 compare/2 compare/3 compare/6 compare/7 compareUnsigned/2 compareUnsigned/6 mismatch/2 mismatch/3 mismatch/6 mismatch/7 parallelPrefix/4 parallelSetAll/2 parallelSort/3 parallelSort/4 spliterator/1 spliterator/3",
    ),
    ("java.util.Collection", "spliterator/0"),
    (
        "java.util.Collections",
        "checkedCollection/2 checkedList/2 checkedMap/3 checkedNavigableMap/3 checkedNavigableSet/2 checkedQueue/2 checkedSet/2 checkedSortedMap/3 checkedSortedSet/2 emptyEnumeration/0 emptyListIterator/0 emptyNavigableMap/0 emptyNavigableSet/0 emptySortedMap/0 emptySortedSet/0 synchronizedNavigableMap/1 synchronizedNavigableSet/1 synchronizedSortedMap/1 synchronizedSortedSet/1 unmodifiableNavigableMap/1 unmodifiableNavigableSet/1 unmodifiableSortedMap/1",
    ),
    ("java.util.Comparator", ""),
    ("java.util.Deque", "spliterator/0"),
    ("java.util.HashMap", ""),
    ("java.util.HashSet", "spliterator/0"),
    ("java.util.Iterator", ""),
    ("java.util.LinkedHashMap", ""),
    ("java.util.LinkedHashSet", "<init>/2 spliterator/0"),
    ("java.util.LinkedList", "spliterator/0"),
    ("java.util.List", "spliterator/0"),
    ("java.util.Map", ""),
    ("java.util.NavigableMap", ""),
    ("java.util.NavigableSet", "spliterator/0"),
    (
        "java.util.Objects",
        "checkFromIndexSize/3 checkFromToIndex/3 checkIndex/2",
    ),
    ("java.util.Optional", ""),
    ("java.util.PriorityQueue", "<init>/1 spliterator/0"),
    ("java.util.Queue", "spliterator/0"),
    (
        "java.util.Random",
        "getDefault/0 isDeprecated/0 longs/2 longs/3 nextDouble/1 nextExponential/0 nextFloat/1 nextFloat/2 nextGaussian/2 nextLong/1 nextLong/2",
    ),
    (
        "java.util.Scanner",
        "<init>/1 <init>/2 delimiter/0 findAll/1 findInLine/1 findWithinHorizon/2 hasNext/1 hasNextBigDecimal/0 hasNextBigInteger/0 hasNextBigInteger/1 hasNextByte/0 hasNextByte/1 hasNextInt/1 hasNextLong/1 hasNextShort/0 hasNextShort/1 ioException/0 locale/0 match/0 next/0 next/1 nextBigInteger/1 nextByte/1 nextLong/1 nextShort/1 radix/0 reset/0 skip/1 toString/0 useRadix/1",
    ),
    ("java.util.Set", "spliterator/0"),
    ("java.util.SortedMap", ""),
    ("java.util.SortedSet", "spliterator/0"),
    (
        "java.util.Stack",
        "clone/0 copyInto/1 ensureCapacity/1 indexOf/2 lastIndexOf/2 setElementAt/2 setSize/1 spliterator/0 trimToSize/0",
    ),
    ("java.util.StringJoiner", ""),
    ("java.util.TreeMap", "<init>/1"),
    ("java.util.TreeSet", "spliterator/0"),
    (
        "java.util.Vector",
        "<init>/2 clone/0 copyInto/1 ensureCapacity/1 indexOf/2 lastIndexOf/2 setElementAt/2 setSize/1 spliterator/0 trimToSize/0",
    ),
    ("java.util.function.BiFunction", ""),
    ("java.util.function.Consumer", ""),
    ("java.util.function.Function", ""),
    ("java.util.function.Predicate", ""),
    ("java.util.function.Supplier", ""),
    (
        "java.util.stream.Collectors",
        "groupingByConcurrent/1 groupingByConcurrent/2 groupingByConcurrent/3 toConcurrentMap/2 toConcurrentMap/3 toConcurrentMap/4 toUnmodifiableMap/3",
    ),
    (
        "java.util.stream.IntStream",
        "builder/0 iterator/0 mapMulti/1 parallel/0 sequential/0 spliterator/0",
    ),
    (
        "java.util.stream.Stream",
        "flatMapToDouble/1 flatMapToLong/1 mapMultiToDouble/1 mapMultiToInt/1 mapMultiToLong/1 spliterator/0",
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
