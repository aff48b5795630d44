import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.util.*;

public class Main {
    static class User {
        String name;
        int age;
    }

    public static void main(String[] args) {
        Gson gson = new Gson();
        User user = new User();
        user.name = "Ann";
        user.age = 31;
        String json = gson.toJson(user);
        JsonObject parsed = gson.fromJson(json, JsonObject.class);
        String city = parsed.get("city").getAsString();
        List<String> seen = new ArrayList<>();
        seen.add(city);
        seen.add("known");
        System.out.println(user.name + " " + (user.age + 1));
        System.out.println(seen.size());
        System.out.println(city);
    }
}
// out: Ann 32
// out: 2
// out: symbolic(com.google.gson.Gson().fromJson(com.google.gson.Gson().toJson(User(name="Ann", age=31)), com.google.gson.JsonObject).get("city").getAsString())
// unknown: Gson, JsonObject, gson, json, parsed, city
