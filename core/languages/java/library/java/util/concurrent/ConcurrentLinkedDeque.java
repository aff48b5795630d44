package java.util.concurrent;

import java.util.ArrayDeque;

public class ConcurrentLinkedDeque<E> extends ArrayDeque<E> {
    public ConcurrentLinkedDeque() {
    }
}
