// covers: reflection, exceptions

import java.lang.reflect.*;

class Vault {
    private int code = 1;
    final Integer kept = 4;
    static final String NAME = "v";

    private Vault() { }

    Vault(int code) {
        if (code < 0) {
            throw new IllegalStateException("negative");
        }
    }

    private int open(int code, String... words) {
        return this.code / code;
    }
}

abstract class Shut {
    static {
        System.out.println("Shut is ready");
    }
}

public class Main {
    interface Try {
        Object run() throws Exception;
    }

    static void show(Try what) {
        try {
            System.out.println(what.run());
        } catch (Exception e) {
            System.out.println(e + " | " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        Vault vault = new Vault(2);
        Method open = Vault.class.getDeclaredMethod("open", int.class, String[].class);
        show(() -> open.invoke(vault, 1, null));
        open.setAccessible(true);
        show(() -> open.invoke(vault, (byte) 1, null));
        show(() -> open.invoke(vault, 0, null));
        show(() -> open.invoke(vault, 1));
        show(() -> open.invoke(vault, 1L, null));
        show(() -> open.invoke("text", 1, null));
        show(() -> open.invoke(null, 1, null));
        show(() -> Vault.class.getDeclaredConstructor().newInstance());
        show(() -> Vault.class.getDeclaredConstructor(int.class).newInstance(-1));
        show(() -> Vault.class.getConstructor(String.class, int[].class));
        show(() -> Vault.class.getMethod("open", int.class));
        Field code = Vault.class.getDeclaredField("code");
        show(() -> code.get(vault));
        code.setAccessible(true);
        show(() -> code.getLong(vault));
        show(() -> code.getBoolean(vault));
        code.set(vault, 'A');
        show(() -> code.getInt(vault));
        show(() -> code.get("text"));
        show(() -> { code.set(vault, 1.5); return ""; });
        show(() -> { code.set(vault, null); return ""; });
        show(() -> { code.setLong(vault, 3); return ""; });
        Field kept = Vault.class.getDeclaredField("kept");
        show(() -> { kept.set(vault, 5); return ""; });
        kept.setAccessible(true);
        show(() -> { kept.set(vault, 5); return kept.get(vault); });
        show(() -> { Vault.class.getDeclaredField("NAME").set(null, "w"); return ""; });
        show(() -> Vault.class.getField("code"));
        show(() -> Class.forName("Shut").getDeclaredConstructor().newInstance());
        show(() -> Class.forName("Nothing"));
        Object array = Array.newInstance(int.class, 2);
        show(() -> { Array.set(array, 0, "text"); return ""; });
        show(() -> Array.getLength("text"));
    }
}
