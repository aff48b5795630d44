import java.util.function.Function;

record Pair<A, B>(A first, B second) {
    static <A, B> Pair<A, B> of(A a, B b) {
        return new Pair<>(a, b);
    }

    <C> Pair<A, C> mapSecond(Function<? super B, ? extends C> f) {
        return of(first, f.apply(second));
    }
}
