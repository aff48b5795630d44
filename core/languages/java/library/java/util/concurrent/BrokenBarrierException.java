package java.util.concurrent;

public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() {
        super();
    }

    public BrokenBarrierException(String message) {
        super(message);
    }
}
