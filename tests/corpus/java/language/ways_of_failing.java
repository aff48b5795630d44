// covers: resources, suppressed and wrapped exceptions, finally, local classes
import java.util.*;
public class Main {
    static class ResourceA implements AutoCloseable { final String n; ResourceA(String n) throws Exception { this.n = n; System.out.println("open " + n); if (n.equals("bad")) throw new Exception("cannot open " + n); } void use(boolean fail) { System.out.println("use " + n); if (fail) throw new IllegalStateException("failed " + n); } @Override public void close() throws Exception { System.out.println("close " + n); if (n.startsWith("x")) throw new Exception("close failed " + n); } }
    static class AppException extends RuntimeException { final int code; AppException(String m, int code, Throwable cause) { super(m, cause); this.code = code; } }
    static int tryReturn() { int x = 1; try { x = 2; return x; } finally { x = 3; System.out.println("finally " + x); } }
    @SuppressWarnings("finally") static int override() { try { throw new RuntimeException("lost"); } finally { return 42; } }
    static String nested(int k) { StringBuilder sb = new StringBuilder(); try { sb.append("a"); try { if (k == 1) throw new IllegalArgumentException("one"); if (k == 2) throw new NullPointerException("two"); if (k == 3) { Object o = "s"; Integer i = (Integer) o; } sb.append("b"); } catch (IllegalArgumentException e) { sb.append("c").append(e.getMessage()); throw new AppException("wrapped", k, e); } finally { sb.append("d"); } } catch (NullPointerException | ClassCastException e) { sb.append("e").append(e.getClass().getSimpleName()); } catch (AppException e) { sb.append("f").append(e.code).append(e.getCause().getMessage()); } return sb.toString(); }
    static void level3(int x) { if (x > 2) throw new AppException("level3 failed", 7, new IllegalArgumentException("x=" + x)); level3(x + 1); }
    static void level2() { try { level3(0); } catch (AppException e) { throw new RuntimeException("level2", e); } }
    public static void main(String[] args) throws Exception {
        try (ResourceA a = new ResourceA("a"); ResourceA b = new ResourceA("xb")) { a.use(false); b.use(true); } catch (Exception e) { System.out.println(e + " suppressed " + Arrays.toString(e.getSuppressed())); }
        try (ResourceA a = new ResourceA("ok"); ResourceA b = new ResourceA("bad")) { System.out.println("never"); } catch (Exception e) { System.out.println(e.getMessage()); } finally { System.out.println("fin"); }
        System.out.println(tryReturn() + " " + override()); for (int k = 0; k < 4; k++) System.out.println(nested(k));
        try { level2(); } catch (RuntimeException e) { Throwable t = e; while (t != null) { System.out.println(t.getClass().getName() + ": " + t.getMessage()); t = t.getCause(); } StackTraceElement[] st = e.getCause().getStackTrace(); System.out.println(st.length + " " + st[0].getMethodName() + ":" + st[0].getLineNumber() + " " + st[st.length - 1]); }
        int[] data = {1, 2, 3}; try { data[3] = 1; } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); } try { Object o = List.of("a"); ((List<Integer>) o).get(0).intValue(); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        try { throw new Error("custom error"); } catch (Throwable t) { System.out.println(t); } try { assert data.length > 5 : "not checked"; System.out.println("asserts off"); } catch (AssertionError e) { System.out.println("on"); }
        System.out.println("after thread");
        label: { if (data.length == 3) break label; System.out.println("skipped"); }
        new Object() { void hello() { System.out.println("anon " + getClass().getName()); } }.hello();
        class Local { int v = data[0]; int sum() { int s = v; for (int d : data) s += d; return s; } } System.out.println(new Local().sum() + " " + new Local().getClass().getName());
        level2();
    }
}
