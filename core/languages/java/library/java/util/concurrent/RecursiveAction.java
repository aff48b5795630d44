package java.util.concurrent;

public abstract class RecursiveAction extends ForkJoinTask<Void> {
    protected abstract void compute();

    protected final boolean exec() {
        compute();
        return true;
    }

    public final Void getRawResult() {
        return null;
    }

    protected final void setRawResult(Void value) {
    }
}
