package java.util.stream;

/** A stream over a source. */
final class ReferenceStream<T> implements Stream<T> {
    private final Source<T> source;
    private boolean isUsed;
    private Runnable atClose;

    ReferenceStream(Source<T> source) {
        this.source = source;
    }

    public Source<T> source() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
        return source;
    }

    public Stream<T> onClose(Runnable action) {
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
