package java.lang;

public class Package {
    private final String name;

    public Package(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }

    public boolean equals(Object other) {
        return other instanceof Package && name.equals(((Package) other).name);
    }

    public int hashCode() {
        return name.hashCode();
    }

    public String toString() {
        return "package " + name;
    }
}
