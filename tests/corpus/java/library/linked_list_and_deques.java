// covers: LinkedList, ArrayDeque, Stack, Queue, Deque, Vector
import java.util.*;

public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        LinkedList<String> list = new LinkedList<>(List.of("b", "c"));
        list.addFirst("a");
        list.addLast("d");
        list.add(2, "x");
        list.push("front");
        System.out.println(list + " " + list.getFirst() + " " + list.getLast() + " " + list.peek() + " " + list.indexOf("x"));
        System.out.println(list.poll() + list.pollLast() + list.pop() + list.removeLast() + list.remove(1) + list);
        list.addAll(0, List.of("p", "q", "r"));
        System.out.println(list + " " + list.get(2) + " " + list.set(1, "Q") + " " + list.removeFirstOccurrence("r") + " " + list.contains("b"));
        Iterator<String> back = list.descendingIterator();
        while (back.hasNext()) {
            System.out.print(back.next() + " ");
        }
        System.out.println(list.size());
        ListIterator<String> it = list.listIterator(1);
        it.next();
        it.add("new");
        it.previous();
        it.remove();
        System.out.println(list);

        Deque<Integer> deque = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) deque.addFirst(i);
            else deque.addLast(i);
        }
        System.out.println(deque + " " + deque.size());
        for (int i = 0; i < 6; i++) {
            deque.pollFirst();
            deque.offerLast(-i);
        }
        System.out.println(deque + " " + deque.peekFirst() + " " + deque.peekLast());
        deque.removeIf(x -> x < 5);
        System.out.println(deque + " " + deque.contains(10) + " " + deque.remove(10) + " " + deque.removeLastOccurrence(99));
        Iterator<Integer> walk = deque.iterator();
        walk.next();
        walk.remove();
        System.out.println(deque + " " + walk.next());
        deque.push(1);
        System.out.println(deque.pop() + " " + deque.element() + " " + deque.getLast());

        Stack<Character> stack = new Stack<>();
        String text = "{[()]}(";
        boolean balanced = true;
        for (char c : text.toCharArray()) {
            if ("([{".indexOf(c) >= 0) stack.push(c);
            else if (stack.isEmpty() || "([{".indexOf(stack.pop()) != ")]}".indexOf(c)) balanced = false;
        }
        System.out.println(balanced + " " + stack + " " + stack.peek() + " " + stack.search('(') + " " + stack.empty());

        Queue<String> queue = new LinkedList<>();
        queue.offer("one");
        queue.add("two");
        System.out.println(queue.peek() + queue.remove() + queue.element() + queue.size());
        attempt(() -> new ArrayDeque<Integer>().pop());
        attempt(() -> new ArrayDeque<Integer>().addFirst(null));
        attempt(() -> new LinkedList<Integer>().removeFirst());
        attempt(() -> new LinkedList<>(List.of(1)).get(4));
        attempt(() -> new Stack<Integer>().pop());
        attempt(() -> new ArrayDeque<Integer>().iterator().next());
        attempt(() -> new Vector<Integer>().firstElement());
        attempt(() -> new Vector<>(List.of(1, 2)).elementAt(2));
        System.out.println(new ArrayDeque<Integer>().peek() + " " + new LinkedList<Integer>().poll());
    }
}
