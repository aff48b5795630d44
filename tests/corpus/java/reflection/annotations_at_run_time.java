// covers: reflection, annotations

import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class Main {
    enum Level { LOW, HIGH }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Info {
        String author() default "nobody";
        int[] versions() default {1, 2};
        Level level() default Level.LOW;
        Class<?> type() default Object.class;
        Tag tag() default @Tag("none");
        char separator() default '\'';
        byte small() default 7;
        long big() default 10_000_000_000L;
        double ratio() default 0.5;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    public @interface Tag {
        String value();
        int weight() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    public @interface Tags {
        Tag[] value();
    }

    @interface Forgotten {
    }

    static final String ME = "Ann" + 'a';

    @Info(author = ME, versions = 3, level = Level.HIGH, type = String.class, tag = @Tag(value = "t\n", weight = 5))
    @Forgotten
    @Deprecated
    static class Base {
    }

    static class Derived extends Base {
        @Tag("one") @Tag(value = "two", weight = 2) int field;

        void method(@Tag("p") int a, String b) {
        }
    }

    record Pair(@Tag("left") int left, int right) {
    }

    public static void main(String[] args) throws Exception {
        Info info = Derived.class.getAnnotation(Info.class);
        System.out.println(info.author() + Arrays.toString(info.versions()) + info.level() + info.type());
        info.versions()[0] = 99;
        System.out.println(info.versions()[0] + info.tag().value() + info.separator() + info.small() + info.big());
        System.out.println(info);
        System.out.println(info.equals(Base.class.getAnnotation(Info.class)) + " " + info.annotationType());
        System.out.println(Base.class.getAnnotations().length + " " + Derived.class.getDeclaredAnnotations().length);
        Field field = Derived.class.getDeclaredField("field");
        System.out.println(field.getAnnotation(Tag.class) + Arrays.toString(field.getAnnotationsByType(Tag.class)));
        System.out.println(Arrays.toString(field.getAnnotations()));
        Method method = Derived.class.getDeclaredMethod("method", int.class, String.class);
        System.out.println(Arrays.deepToString(method.getParameterAnnotations()));
        System.out.println(Info.class.getDeclaredMethod("author").getDefaultValue() + " " + Info.class.isAnnotation());
        System.out.println(Pair.class.getRecordComponents()[0].getAnnotation(Tag.class).value());
        System.out.println(Pair.class.getDeclaredMethod("left").isAnnotationPresent(Tag.class));
        System.out.println(info.hashCode() == Base.class.getAnnotation(Info.class).hashCode());
    }
}
