package java.util;

public interface Observer {
    void update(Observable source, Object argument);
}
