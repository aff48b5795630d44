package java.util;

/** The sets of enums' constants that there are. */
final class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    RegularEnumSet(Class<E> type) {
        super(type);
    }
}
