import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class Main {
    private static final Logger log = LoggerFactory.getLogger(Main.class);

    static int divide(int a, int b) {
        log.info("dividing {} by {}", a, b);
        if (log.isDebugEnabled()) {
            log.debug("in detail");
        }
        try {
            return a / b;
        } catch (ArithmeticException e) {
            log.error("cannot divide", e);
            return 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(divide(7, 2));
        System.out.println(divide(7, 0));
    }
}
// out: 3
// out: 0
// unknown: Logger, LoggerFactory, log
