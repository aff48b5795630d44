public class Main {
    static class Problem {
    }

    public static void main(String[] args) {
        if (args.length > 1) {
            throw "an error";
        }
        throw new Problem();
    }
}
