package config;

public class SettingsException extends Exception {
    public SettingsException(String key, Throwable cause) { super("the value of " + key + " is wrong", cause); }
}
