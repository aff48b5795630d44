import java.util.function.Function;

public class Main extends Base<String> {
    Main() {
        super("main");
    }

    @Override
    protected String describe() {
        return "Main of " + value;
    }

    static class Inner extends LinkedStack<Integer> {
        @Override
        void push(Integer x) {
            super.push(x * 10);
        }
    }

    public static void main(String[] args) {
        System.out.println(new Main());
        LinkedStack<Integer> stack = new Inner();
        for (int i = 1; i <= 3; i++) stack.push(i);
        System.out.println(stack + " " + stack.pop() + " " + stack.size());
        Pair<String, Integer> pair = Pair.of("a", 1).mapSecond(x -> x + 41);
        System.out.println(pair + " " + pair.equals(Pair.of("a", 42)));
        Function<Integer, Integer> twice = Functions.compose(x -> x + 1, x -> x * 2);
        System.out.println(twice.apply(5) + " " + Functions.MAX.apply(3, 9));
        Base<Integer> anonymous = new Base<>(5) {
            protected String describe() {
                return "anonymous " + (value + 1);
            }
        };
        System.out.println(anonymous);
        stack.pop();
        stack.pop();
        stack.pop();
    }
}
