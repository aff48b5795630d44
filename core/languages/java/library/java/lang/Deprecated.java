package java.lang;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Deprecated {
    String since() default "";

    boolean forRemoval() default false;
}
