public class Main {
    static class Point {
        int x, y;
    }

    public static void main(String[] args) {
        Point p = new Point();
        p.x = 1;
        p.z = 2;
        int[] a = new int[3];
        System.out.println(a.size + p.y + p.w);
    }
}
