public class Main extends Framework {
    private int count = 2;

    @Override
    protected void onStart() {
        count++;
        setTitle("started " + count);
    }

    public static void main(String[] args) {
        Main main = new Main();
        main.onStart();
        System.out.println(main.count);
        int width = main.getWidth();
    }
}
// out: 3
// unknown: width
