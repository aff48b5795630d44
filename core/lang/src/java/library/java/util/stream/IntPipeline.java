package java.util.stream;

/** A stream over a source. */
final class IntPipeline implements IntStream {
    private final IntSource source;
    private boolean isUsed;
    private Runnable atClose;

    IntPipeline(IntSource source) {
        this.source = source;
    }

    public IntSource source() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
        return source;
    }

    public IntStream onClose(Runnable action) {
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
