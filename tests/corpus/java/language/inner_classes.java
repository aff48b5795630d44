// covers: inner-classes, nested-classes, local-classes, anonymous-classes, field-shadowing
import java.util.*;

public class Main {
    private int value = 1;
    private final List<String> log = new ArrayList<>();

    class Inner {
        int value = 2;

        class Deep {
            int value = 3;

            String show(int value) {
                return value + " " + this.value + " " + Inner.this.value + " " + Main.this.value;
            }

            void bump() {
                Main.this.value += 10;
                Inner.this.value += 100;
                log.add("bumped");
            }
        }

        Deep deep() {
            return new Deep();
        }
    }

    class Child extends Inner {
        String both() {
            return value + "/" + super.value + "/" + ((Inner) this).value + "/" + Main.this.value;
        }
    }

    static class Counter {
        private static int total;
        private int count;

        int next() {
            total++;
            return ++count;
        }

        class Step {
            final int by;

            Step(int by) {
                this.by = by;
            }

            int go() {
                for (int i = 0; i < by; i++) {
                    next();
                }
                return count;
            }
        }
    }

    interface Shape {
        double area();

        static Shape square(double side) {
            return new Shape() {
                @Override
                public double area() {
                    return side * side;
                }

                @Override
                public String toString() {
                    return "square of " + side;
                }
            };
        }
    }

    Iterator<Integer> upTo(int limit) {
        return new Iterator<Integer>() {
            int at = 0;

            @Override
            public boolean hasNext() {
                return at < limit;
            }

            @Override
            public Integer next() {
                value++;
                return at++;
            }
        };
    }

    String local(String prefix) {
        final int factor = 3;
        class Line {
            final int n;

            Line(int n) {
                this.n = n;
            }

            String text() {
                return prefix + n * factor + ":" + value;
            }

            Line next() {
                return new Line(n + 1);
            }
        }
        record Pair(Line a, Line b) {
            String join() {
                return a.text() + "," + b.text();
            }
        }
        enum Mode { FAST, SLOW }
        Line one = new Line(1);
        return new Pair(one, one.next()).join() + Arrays.toString(Mode.values());
    }

    static class Outer {
        String name;

        Outer(String name) {
            this.name = name;
        }

        class Item {
            String owner() {
                return name;
            }
        }
    }

    static class Special extends Outer.Item {
        Special(Outer outer) {
            outer.super();
        }

        @Override
        String owner() {
            return "special " + super.owner();
        }
    }

    public static void main(String[] args) {
        Main main = new Main();
        Main.Inner inner = main.new Inner();
        Main.Inner.Deep deep = inner.new Deep();
        System.out.println(deep.show(4));
        deep.bump();
        System.out.println(inner.deep().show(5) + main.log);
        System.out.println(main.new Child().both());
        Counter counter = new Counter();
        Counter.Step step = counter.new Step(4);
        System.out.println(step.go() + " " + step.go() + " " + Counter.total);
        System.out.println(Shape.square(2.5) + " " + Shape.square(2.5).area());
        int sum = 0;
        for (Iterator<Integer> it = main.upTo(5); it.hasNext(); ) {
            sum += it.next();
        }
        System.out.println(sum + " " + main.value);
        System.out.println(main.local("n"));
        Outer a = new Outer("a");
        Outer.Item item = a.new Item();
        System.out.println(item.owner() + ", " + new Special(new Outer("b")).owner());
        Runnable[] tasks = new Runnable[3];
        for (int i = 0; i < tasks.length; i++) {
            int number = i;
            tasks[i] = new Runnable() {
                int runs = number * 10;

                @Override
                public void run() {
                    runs++;
                    System.out.print(number + "->" + runs + " ");
                }
            };
        }
        for (Runnable task : tasks) {
            task.run();
            task.run();
        }
        System.out.println();
        Object o = new Object() {
            int hidden = 5;

            int twice() {
                return hidden * 2;
            }
        }.twice();
        System.out.println(o);
        var anonymous = new Object() {
            int x = 3;
            int y = 4;
        };
        anonymous.x += anonymous.y;
        System.out.println(anonymous.x);
        System.out.println(new Main().new Inner().getClass().getName() + " " + deep.getClass().getSimpleName());
    }
}
