package java.util.stream;

/** A stream over a source. */
final class DoublePipeline implements DoubleStream {
    private final DoubleSource source;
    private boolean isUsed;
    private Runnable atClose;

    DoublePipeline(DoubleSource source) {
        this.source = source;
    }

    public DoubleSource source() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
        return source;
    }

    public DoubleStream onClose(Runnable action) {
        atClose = action;
        return this;
    }

    public void close() {
        isUsed = true;
        if (atClose != null) {
            atClose.run();
            atClose = null;
        }
    }
}
