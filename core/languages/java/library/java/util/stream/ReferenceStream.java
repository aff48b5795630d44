package java.util.stream;

/** A stream over a source. What operations give has the names that it has in the JDK. */
@Named("java.util.stream.ReferencePipeline$Head")
class ReferenceStream<T> implements Stream<T> {
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

    @Named("java.util.stream.ReferencePipeline$3")
    static final class Mapped<T> extends ReferenceStream<T> {
        Mapped(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.ReferencePipeline$2")
    static final class Filtered<T> extends ReferenceStream<T> {
        Filtered(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.ReferencePipeline$15")
    static final class Peeking<T> extends ReferenceStream<T> {
        Peeking(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.ReferencePipeline$7")
    static final class Flat<T> extends ReferenceStream<T> {
        Flat(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.SortedOps$OfRef")
    static final class Sorted<T> extends ReferenceStream<T> {
        Sorted(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.SliceOps$1")
    static final class Slice<T> extends ReferenceStream<T> {
        Slice(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.WhileOps$1")
    static final class Taking<T> extends ReferenceStream<T> {
        Taking(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.WhileOps$1Op")
    static final class Dropping<T> extends ReferenceStream<T> {
        Dropping(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.DistinctOps$1")
    static final class Distinct<T> extends ReferenceStream<T> {
        Distinct(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.IntPipeline$1")
    static final class OfInt<T> extends ReferenceStream<T> {
        OfInt(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.LongPipeline$1")
    static final class OfLong<T> extends ReferenceStream<T> {
        OfLong(Source<T> source) {
            super(source);
        }
    }

    @Named("java.util.stream.DoublePipeline$1")
    static final class OfDouble<T> extends ReferenceStream<T> {
        OfDouble(Source<T> source) {
            super(source);
        }
    }
}
