package zoo;

public interface Zoo {
    int LIMIT = limit();

    static String secretOf(Animal animal) { return animal.secret(); }

    static int count() { return Animal.made; }

    private static int limit() {
        System.out.println("(the limit is worked out)");
        return 10;
    }
}
