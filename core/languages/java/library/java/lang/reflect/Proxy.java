package java.lang.reflect;

/** What proxies inherit from: lowering writes a subclass for each of the program's interfaces that hands all calls on. */
public class Proxy implements java.io.Serializable {
    private static Proxy[] models = {};
    private static Class<?>[][] interfaces = {};

    protected InvocationHandler h;

    protected Proxy(InvocationHandler h) {
        this.h = h;
    }

    /** Another one of the same class. */
    protected Proxy another$(InvocationHandler h) {
        return null;
    }

    /** A class of proxies, by one of them. */
    public static void offer(Proxy model, Class<?>... all) {
        models = java.util.Arrays.copyOf(models, models.length + 1);
        models[models.length - 1] = model;
        interfaces = java.util.Arrays.copyOf(interfaces, models.length);
        interfaces[models.length - 1] = all;
    }

    public static Object newProxyInstance(ClassLoader loader, Class<?>[] all, InvocationHandler handler) {
        if (handler == null) {
            throw new NullPointerException();
        }
        for (Class<?> one : all) {
            if (!one.isInterface()) {
                throw new IllegalArgumentException(one.getName() + " is not an interface");
            }
        }
        for (int i = 0; i < models.length; i++) {
            if (java.util.Arrays.equals(interfaces[i], all)) {
                return models[i].another$(handler);
            }
        }
        return Members.unknown("newProxyInstance");
    }

    public static boolean isProxyClass(Class<?> type) {
        return type.getSuperclass() == Proxy.class;
    }

    public static InvocationHandler getInvocationHandler(Object proxy) {
        if (!(proxy instanceof Proxy)) {
            throw new IllegalArgumentException("not a proxy instance");
        }
        return ((Proxy) proxy).h;
    }

    /** Has the handler do a method's work; {@code thrown} is what the method may throw. */
    protected final Object call$(Class<?> of, String name, Class<?>[] types, Object[] args, Class<?>[] thrown) {
        Members members = Members.known(of);
        Method method = members == null ? Members.unknown("method of a proxy") : members.method(name, types);
        try {
            return h.invoke(this, method, args);
        } catch (RuntimeException | Error error) {
            throw error;
        } catch (Throwable error) {
            for (Class<?> one : thrown) {
                if (one.isInstance(error)) {
                    Proxy.<RuntimeException>raise(error);
                }
            }
            throw new UndeclaredThrowableException(error);
        }
    }

    private static <E extends Throwable> void raise(Throwable error) throws E {
        throw (E) error;
    }

    /** A box that must be there; {@code way} is the method that opens it. */
    protected static Object unboxed$(Object value, Class<?> box, String way) {
        if (value == null) {
            throw new NullPointerException("Cannot invoke \"" + box.getName() + "." + way
                + "()\" because the return value of "
                + "\"java.lang.reflect.InvocationHandler.invoke(Object, java.lang.reflect.Method, Object[])\" is null");
        }
        return value;
    }
}
