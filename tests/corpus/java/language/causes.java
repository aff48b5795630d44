// covers: exceptions, nested-classes
import java.util.*;
public class Main {
  static class CE extends Exception { CE(String m, Throwable c) { super(m, c); } }
  public static void main(String[] args) {
    try { try { Integer.parseInt("x1"); } catch (NumberFormatException e) { throw new CE("bad", e); } }
    catch (CE e) { System.out.println(e); System.out.println(e + " caused by " + e.getCause()); System.out.println(e.getClass().getName());}
  }
}
