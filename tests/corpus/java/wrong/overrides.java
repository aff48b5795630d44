class Base {
    void go(int x) {
    }

    final void stop() {
    }
}

class Derived extends Base {
    @Override
    void go(String x, int y) {
    }

    @Override
    public String tostring() {
        return "x";
    }

    @Override
    public String toString() {
        return "y";
    }
}

final class Sealed {
}

class Opened extends Sealed {
}

public class Main {
    public static void main(String[] args) {
    }
}
