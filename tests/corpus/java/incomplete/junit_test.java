import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class CalculatorTest {
    static class Calculator {
        int add(int a, int b) {
            return a + b;
        }
    }

    @Test
    void adds() {
        Calculator calculator = new Calculator();
        assertEquals(5, calculator.add(2, 3));
        assertTrue(calculator.add(1, 1) == 2);
    }

    public static void main(String[] args) {
        new CalculatorTest().adds();
        System.out.println(new Calculator().add(20, 22));
    }
}
// out: 42
// unknown: Test
