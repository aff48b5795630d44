package java.lang.reflect;

/** Primitive types and arrays have no members of their own. */
final class MembersOfNothing extends Members {
    MembersOfNothing(Class<?> of) {
        super(of, of.getModifiers());
    }

    protected void declare() {
    }

    protected Object act(int member, Object self, Object[] args) {
        return null;
    }
}
