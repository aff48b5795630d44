public class Main {
    public static void main(String[] args) {
        Integer i = 5L;
        Long l = 5;
        Double d = 1;
        Double e = 1.0;
        Character c = 65;
        Byte b = 3;
        Byte big = 300;
        int x = null;
        Integer fine = null;
        long w = i;
        int n = l;
        boolean t = 0;
        Boolean u = "true";
        Object o = 3;
        Number m = 3;
        String s = 'c';
        char k = "c";
    }
}
