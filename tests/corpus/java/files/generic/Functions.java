import java.util.function.BiFunction;
import java.util.function.Function;

interface Functions {
    BiFunction<Integer, Integer, Integer> MAX = Math::max;

    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
        return x -> g.apply(f.apply(x));
    }
}
