package util;

public class Broken {
    public static int VALUE = Integer.parseInt("none");
}
