import lombok.Builder;
import lombok.Data;

@Data
@Builder
public class Person {
    private String name;
    private int age;

    String greeting() {
        return "I am " + name;
    }

    public static void main(String[] args) {
        Person built = Person.builder().name("Bo").age(4).build();
        Person plain = new Person();
        plain.name = "Cy";
        System.out.println(plain.greeting());
    }
}
// out: I am Cy
// unknown: Builder, Data, built
