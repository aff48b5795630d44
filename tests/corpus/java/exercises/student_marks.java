// covers: a menu's input: Scanner's tokens, lines and mismatches
import java.util.Scanner;
import java.util.ArrayList;
import java.util.InputMismatchException;
public class Main {
    private static Scanner sc = new Scanner(System.in);
    static class Student { private String name; private int[] marks; public static int count = 0; public Student(String name, int... marks) { this.name = name; this.marks = marks; count++; } public double average() { int t = 0; for (int m : marks) t += m; return marks.length == 0 ? 0 : (double) t / marks.length; } public String getName() { return name; } public char grade() { double a = average(); if (a >= 90) return 'A'; else if (a >= 75) return 'B'; else return 'C'; } }
    public static void main(String[] args) {
        System.out.print("How many? "); int n = sc.nextInt(); sc.nextLine(); ArrayList<Student> list = new ArrayList<Student>(n);
        for (int i = 1; i <= n; i++) { System.out.print("Name: "); String name = sc.nextLine(); System.out.print("Marks: "); String[] parts = sc.nextLine().trim().split(" +"); int[] m = new int[parts.length]; for (int j = 0; j < m.length; j++) { try { m[j] = Integer.parseInt(parts[j]); } catch (NumberFormatException e) { System.out.println("bad mark " + e.getMessage()); m[j] = 0; } } list.add(new Student(name, m)); }
        System.out.println(); System.out.printf("%-10s|%8s|%s%n", "Name", "Average", "Grade"); System.out.println("-".repeat(26)); for (Student s : list) System.out.printf("%-10s|%8.2f|%c%n", s.getName(), s.average(), s.grade()); System.out.println("Total: " + Student.count);
        while (sc.hasNext()) { if (sc.hasNextInt()) System.out.println("int " + sc.nextInt()); else if (sc.hasNextDouble()) System.out.println("double " + sc.nextDouble()); else if (sc.hasNextBoolean()) System.out.println("bool " + sc.nextBoolean()); else { String tok = sc.next(); System.out.println("word " + tok); if (tok.equals("quit")) break; } }
        try { int x = sc.nextInt(); System.out.println(x); } catch (InputMismatchException e) { System.out.println("mismatch " + e.getMessage() + " " + sc.next()); } catch (java.util.NoSuchElementException e) { System.out.println("none"); } System.out.println(sc.nextLong() + sc.nextByte() + sc.nextShort() + sc.nextFloat() + sc.nextBigInteger().toString() + sc.nextBigDecimal()); sc.nextLine(); System.out.println("[" + sc.nextLine() + "]"); System.out.println(sc.hasNextLine()); sc.close(); try { sc.next(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
