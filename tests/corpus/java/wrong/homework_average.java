import java.util.Scanner;

public class Main {
    public static double average(int[] marks) {
        int sum = 0;
        for (int mark : marks) {
            sum += mark;
        }
        double result = sum / marks.size();
        return reslt;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextLine();
        int[] marks = new int[n];
        for (int i = 0; i < n; i++) {
            marks[i] = in.nextInt();
        }
        String text = average(marks);
        System.out.println("Average: " + text);
    }
}
