// covers: reflection, interfaces, lambdas

import java.io.IOException;
import java.lang.reflect.*;
import java.util.*;

interface Named {
    String name();
}

interface Store extends Named {
    int size();

    String load(String key, Object... rest) throws IOException;

    default String both() {
        return name() + size();
    }
}

public class Main {
    static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    static void show(String what, Runnable run) {
        try {
            run.run();
            System.out.println(what + " done");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName() + " | " + e.getMessage() + " | " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> log = new ArrayList<>();
        Store store = proxy(Store.class, (self, method, given) -> {
            log.add(method + " " + Arrays.deepToString(given));
            return switch (method.getName()) {
                case "size" -> 3;
                case "load" -> throw new IOException("disk");
                case "both" -> null;
                case "hashCode" -> 17;
                default -> method.getName();
            };
        });
        System.out.println(store.name() + store.size() + store.both() + store + store.hashCode());
        try {
            store.load("k", 1, 2);
        } catch (IOException e) {
            System.out.println(e);
        }
        log.forEach(System.out::println);
        Store other = proxy(Store.class, (self, method, given) -> {
            if (method.getName().equals("size")) {
                throw new Exception("odd");
            }
            return given == null ? 5 : null;
        });
        show("undeclared", () -> other.size());
        show("wrong class", () -> System.out.println(other.name()));
        Comparator<String> byLength = proxy(Comparator.class, (self, method, given) ->
            ((String) given[0]).length() - ((String) given[1]).length());
        List<String> words = new ArrayList<>(List.of("ccc", "a", "bb"));
        words.sort(byLength);
        System.out.println(words);
        Object two = Proxy.newProxyInstance(Named.class.getClassLoader(),
            new Class<?>[] {Named.class, Runnable.class}, (self, method, given) -> {
            System.out.println("-> " + method.getDeclaringClass().getSimpleName());
            return method.getReturnType() == void.class ? null : "two";
        });
        ((Runnable) two).run();
        System.out.println(((Named) two).name() + Proxy.isProxyClass(two.getClass()));
        show("handler", () -> Proxy.getInvocationHandler("no"));
        show("class", () -> proxy(String.class, (self, method, given) -> null));
    }
}
