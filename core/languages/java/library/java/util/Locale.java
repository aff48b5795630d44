package java.util;

/** A language and a country. Numbers and dates are written in one way, the same for every locale. */
public final class Locale implements Cloneable, java.io.Serializable {
    public static final Locale ROOT = new Locale("");
    public static final Locale ENGLISH = new Locale("en");
    public static final Locale FRENCH = new Locale("fr");
    public static final Locale GERMAN = new Locale("de");
    public static final Locale ITALIAN = new Locale("it");
    public static final Locale JAPANESE = new Locale("ja");
    public static final Locale KOREAN = new Locale("ko");
    public static final Locale CHINESE = new Locale("zh");
    public static final Locale US = new Locale("en", "US");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale CANADA = new Locale("en", "CA");
    public static final Locale CANADA_FRENCH = new Locale("fr", "CA");
    public static final Locale FRANCE = new Locale("fr", "FR");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale ITALY = new Locale("it", "IT");
    public static final Locale JAPAN = new Locale("ja", "JP");
    public static final Locale KOREA = new Locale("ko", "KR");
    public static final Locale CHINA = new Locale("zh", "CN");
    public static final Locale PRC = CHINA;
    public static final Locale TAIWAN = new Locale("zh", "TW");

    private final String language;
    private final String country;
    private final String variant;

    public Locale(String language) {
        this(language, "");
    }

    public Locale(String language, String country) {
        this(language, country, "");
    }

    public Locale(String language, String country, String variant) {
        this.language = language.toLowerCase();
        this.country = country.toUpperCase();
        this.variant = Objects.requireNonNull(variant);
    }

    /** The locale of a tag such as {@code en-US}; the parts behind the country are left out. */
    public static Locale forLanguageTag(String tag) {
        String[] parts = tag.split("-");
        String language = parts[0].equals("und") ? "" : parts[0];
        return new Locale(language, parts.length > 1 && parts[1].length() == 2 ? parts[1] : "");
    }

    public static Locale getDefault() {
        return US;
    }

    public static void setDefault(Locale locale) {
        Objects.requireNonNull(locale);
    }

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public String toLanguageTag() {
        String tag = language.isEmpty() ? "und" : language;
        tag = country.isEmpty() ? tag : tag + "-" + country;
        return variant.isEmpty() ? tag : tag + "-" + variant;
    }

    public String toString() {
        if (language.isEmpty() && country.isEmpty()) {
            return "";
        }
        if (!variant.isEmpty()) {
            return language + "_" + country + "_" + variant;
        }
        return country.isEmpty() ? language : language + "_" + country;
    }

    public boolean equals(Object other) {
        return other instanceof Locale
                && language.equals(((Locale) other).language)
                && country.equals(((Locale) other).country)
                && variant.equals(((Locale) other).variant);
    }

    public int hashCode() {
        return Objects.hash(language, country, variant);
    }

    public Object clone() {
        return this;
    }
}
