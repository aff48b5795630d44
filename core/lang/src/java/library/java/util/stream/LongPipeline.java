package java.util.stream;

/** A stream over a source. */
final class LongPipeline implements LongStream {
    private final LongSource source;
    private boolean isUsed;
    private Runnable atClose;

    LongPipeline(LongSource source) {
        this.source = source;
    }

    public LongSource source() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
        return source;
    }

    public LongStream onClose(Runnable action) {
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
