// covers: a type that is a member of a class with type arguments, where it is a superclass, a variable's and a result's type
public class qualified_generic_types {
    static class Box<T> {
        T value;

        class Reader {
            T read() {
                return value;
            }
        }

        interface Watcher<U> {
            void seen(U what);
        }
    }

    static class Chest<T> extends Box<T> {
        class Careful extends Box<T>.Reader {
            T read() {
                return value == null ? null : super.read();
            }
        }

        Chest<T>.Careful reader() {
            return new Careful();
        }
    }

    public static void main(String[] args) {
        Chest<String> chest = new Chest<>();
        Chest<String>.Careful careful = chest.reader();
        System.out.println(careful.read());
        chest.value = "gold";
        Box<String>.Reader plain = chest.new Reader();
        System.out.println(careful.read() + " " + plain.read().length());
        Box.Watcher<String> watcher = what -> System.out.println("seen " + what);
        watcher.seen(careful.read());
    }
}
