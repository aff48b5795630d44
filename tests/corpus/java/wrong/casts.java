public class Main {
    interface Walker {
    }

    static final class Stone {
    }

    static class Dog {
    }

    public static void main(String[] args) {
        Integer i = (Integer) "5";
        int j = (int) "5";
        String s = (String) 5;
        boolean b = (boolean) 1;
        Object o = "fine";
        String t = (String) o;
        Walker w = (Walker) new Dog();
        Walker v = (Walker) new Stone();
        Dog d = (Dog) new Stone();
        if (s instanceof Integer) {
        }
        if (j instanceof Integer) {
        }
        int n = (int) 3.7;
        long big = (long) new Object();
    }
}
