package java.lang.reflect;

/** The members of the class that all others inherit from, in the JDK's order. */
final class MembersOfObject extends Members {
    MembersOfObject() {
        super(Object.class, Modifier.PUBLIC);
    }

    protected void declare() {
        Class<?>[] none = {};
        Class<?>[] interrupted = {InterruptedException.class};
        int open = Modifier.PUBLIC;
        int sealed = Modifier.PUBLIC | Modifier.FINAL;
        int native_ = Modifier.NATIVE;
        constructor(none, open, none, 0);
        method("wait", void.class, new Class<?>[] {long.class, int.class}, sealed, interrupted, false, 1);
        method("wait", void.class, none, sealed, interrupted, false, 2);
        method("wait", void.class, new Class<?>[] {long.class}, sealed | native_, interrupted, false, 3);
        method("equals", boolean.class, new Class<?>[] {Object.class}, open, none, false, 4);
        method("toString", String.class, none, open, none, false, 5);
        method("hashCode", int.class, none, open | native_, none, false, 6);
        method("getClass", Class.class, none, sealed | native_, none, false, 7);
        method("clone", Object.class, none, Modifier.PROTECTED | native_,
            new Class<?>[] {CloneNotSupportedException.class}, false, 10);
        method("notify", void.class, none, sealed | native_, none, false, 8);
        method("notifyAll", void.class, none, sealed | native_, none, false, 9);
    }

    protected Object act(int member, Object self, Object[] args) throws Throwable {
        switch (member) {
            case 0:
                return new Object();
            case 1:
                self.wait((Long) args[0], (Integer) args[1]);
                return null;
            case 2:
                self.wait();
                return null;
            case 3:
                self.wait((Long) args[0]);
                return null;
            case 4:
                return self.equals(args[0]);
            case 5:
                return self.toString();
            case 6:
                return self.hashCode();
            case 7:
                return self.getClass();
            case 8:
                self.notify();
                return null;
            case 9:
                self.notifyAll();
                return null;
            default:
                return Members.unknown("clone");
        }
    }
}
