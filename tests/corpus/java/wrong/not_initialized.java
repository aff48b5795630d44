public class Main {
    public static void main(String[] args) {
        int x;
        if (args.length > 0) {
            x = 1;
        }
        System.out.println(x);
        int y;
        while (args.length > 5) {
            y = 2;
        }
        System.out.println(y);
        int z;
        switch (args.length) {
            case 0:
                z = 1;
                break;
            case 1:
                z = 2;
        }
        System.out.println(z);
        int fine;
        if (args.length > 3 && (fine = args.length) > 4) {
            System.out.println(fine);
        }
        int both;
        if (args.length == 0) {
            both = 1;
        } else {
            both = 2;
        }
        System.out.println(both);
        int caught;
        try {
            caught = Integer.parseInt("3");
        } catch (NumberFormatException e) {
            System.out.println("bad");
        }
        System.out.println(caught);
        int sum;
        sum += 3;
    }
}
