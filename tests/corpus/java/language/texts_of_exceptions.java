// covers: string-concatenation, exceptions
public class Main {
  public static void main(String[] args) {
    Exception e = new IllegalStateException("bye");
    System.out.println("" + e);
    System.out.println(e + "|");
    System.out.println("a" + e + "b");
    System.out.println(e + " " + e);
    Object o = e; o = new Main(); String s = o + "x" + o;
    System.out.println(s.length() > 3);
  }
}
