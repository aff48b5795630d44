abstract class Base<T> {
    protected final T value;

    Base(T value) {
        this.value = value;
    }

    protected abstract String describe();

    @Override
    public String toString() {
        return "[" + describe() + "]";
    }
}
