package java.util.concurrent;

public abstract class RecursiveTask<V> extends ForkJoinTask<V> {
    private V result;

    protected abstract V compute();

    protected final boolean exec() {
        result = compute();
        return true;
    }

    public final V getRawResult() {
        return result;
    }

    protected final void setRawResult(V value) {
        result = value;
    }
}
