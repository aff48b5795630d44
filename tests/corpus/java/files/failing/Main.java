import config.Settings;
import config.SettingsException;

/** An exception that nobody catches, with causes out of other files. */
public class Main {
    public static void main(String[] args) throws SettingsException {
        Settings settings = Settings.parse("host = example", "port=80");
        System.out.println(settings.get("host") + ":" + settings.number("port"));
        System.out.println(Settings.parse("port = eighty").number("port"));
    }
}
