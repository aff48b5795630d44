import java.io.*;

public class Main {
    public static void main(String[] args) {
        try {
            System.out.println("nothing of the kind");
        } catch (IOException e) {
            System.out.println("never");
        }
        try {
            Integer.parseInt("x");
        } catch (Exception e) {
            System.out.println("fine");
        }
        try {
            Integer.parseInt("x");
        } catch (RuntimeException e) {
            System.out.println("first");
        } catch (NumberFormatException e) {
            System.out.println("too late");
        }
    }
}
