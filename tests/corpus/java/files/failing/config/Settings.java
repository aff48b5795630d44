package config;

import java.util.HashMap;
import java.util.Map;

public final class Settings {
    private final Map<String, String> values = new HashMap<>();

    private Settings() {}

    public static Settings parse(String... lines) {
        Settings settings = new Settings();
        for (String line : lines) {
            String[] parts = line.split("\\s*=\\s*", 2);
            settings.values.put(parts[0], parts[1]);
        }
        return settings;
    }

    private static int digits(String text) {
        int value = 0;
        for (char digit : text.toCharArray()) {
            if (!Character.isDigit(digit)) throw new IllegalArgumentException("no digit: " + digit);
            value = value * 10 + digit - '0';
        }
        return value;
    }

    public String get(String key) { return values.get(key); }

    public int number(String key) throws SettingsException {
        try {
            return digits(get(key));
        } catch (IllegalArgumentException e) {
            throw new SettingsException(key, e);
        } finally {
            System.out.println("asked for " + key);
        }
    }
}
