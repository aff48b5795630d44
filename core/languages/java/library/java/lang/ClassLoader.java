package java.lang;

/** Finds classes by their names. */
public abstract class ClassLoader {
    /** The one that finds the program's classes. */
    @Named("jdk.internal.loader.ClassLoaders$AppClassLoader")
    private static final class Application extends ClassLoader {
    }

    private static final ClassLoader SYSTEM = new Application();

    protected ClassLoader() {
    }

    public static ClassLoader getSystemClassLoader() {
        return SYSTEM;
    }

    public String getName() {
        return "app";
    }

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return java.lang.reflect.Reflected.forName(name, false, this);
    }
}
