// covers: recursion over Object, instanceof patterns, StringBuilder, Map, List
import java.util.*;

public class Main {
    static String escape(String s) {
        StringBuilder sb = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (c) {
                case '"' -> sb.append("\\\"");
                case '\\' -> sb.append("\\\\");
                case '\n' -> sb.append("\\n");
                case '\t' -> sb.append("\\t");
                default -> {
                    if (c < 32 || c > 126) sb.append(String.format("\\u%04x", (int) c));
                    else sb.append(c);
                }
            }
        }
        return sb.append('"').toString();
    }

    static void write(Object o, StringBuilder out, int indent) {
        if (o == null) {
            out.append("null");
        } else if (o instanceof String s) {
            out.append(escape(s));
        } else if (o instanceof Number || o instanceof Boolean) {
            out.append(o);
        } else if (o instanceof Map<?, ?> map) {
            if (map.isEmpty()) {
                out.append("{}");
                return;
            }
            out.append("{\n");
            int left = map.size();
            for (Map.Entry<?, ?> e : map.entrySet()) {
                out.append("  ".repeat(indent + 1)).append(escape(e.getKey().toString())).append(": ");
                write(e.getValue(), out, indent + 1);
                out.append(--left > 0 ? ",\n" : "\n");
            }
            out.append("  ".repeat(indent)).append('}');
        } else if (o instanceof Iterable<?> items) {
            out.append('[');
            String separator = "";
            for (Object item : items) {
                out.append(separator);
                write(item, out, indent + 1);
                separator = ", ";
            }
            out.append(']');
        } else if (o instanceof int[] numbers) {
            out.append(Arrays.toString(numbers));
        } else {
            throw new IllegalArgumentException("cannot write " + o.getClass().getSimpleName());
        }
    }

    static class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        Object value() {
            skip();
            char c = text.charAt(at);
            if (c == '{') {
                Map<String, Object> map = new LinkedHashMap<>();
                at++;
                while (peek() != '}') {
                    String key = (String) value();
                    expect(':');
                    map.put(key, value());
                    if (peek() == ',') at++;
                }
                at++;
                return map;
            }
            if (c == '[') {
                List<Object> list = new ArrayList<>();
                at++;
                while (peek() != ']') {
                    list.add(value());
                    if (peek() == ',') at++;
                }
                at++;
                return list;
            }
            if (c == '"') {
                int end = text.indexOf('"', at + 1);
                String s = text.substring(at + 1, end);
                at = end + 1;
                return s;
            }
            int start = at;
            while (at < text.length() && ",]} \n".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(start, at);
            return switch (word) {
                case "true", "false" -> Boolean.valueOf(word);
                case "null" -> null;
                default -> word.contains(".") ? (Object) Double.valueOf(word) : (Object) Integer.valueOf(word);
            };
        }

        private void skip() {
            while (Character.isWhitespace(text.charAt(at))) at++;
        }

        private char peek() {
            skip();
            return text.charAt(at);
        }

        private void expect(char c) {
            if (peek() != c) throw new IllegalStateException("expected " + c + " at " + at);
            at++;
        }
    }

    public static void main(String[] args) {
        Map<String, Object> doc = new LinkedHashMap<>();
        doc.put("name", "Caf\u00e9 \"Quote\"\n");
        doc.put("open", true);
        doc.put("rating", 4.5);
        doc.put("tables", List.of(2, 4, 4));
        doc.put("owner", null);
        doc.put("empty", new HashMap<>());
        doc.put("address", new TreeMap<>(Map.of("zip", 12345L, "city", "Ulm")));
        doc.put("raw", new int[] {1, 2});
        StringBuilder out = new StringBuilder();
        write(doc, out, 0);
        System.out.println(out);
        try {
            write(List.of('x'), new StringBuilder(), 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Object back = new Reader(" {\"a\": [1, 2.5, {\"b\": null}], \"c\": true } ").value();
        System.out.println(back + " " + ((Map<?, ?>) back).get("a").getClass().getSimpleName());
        try {
            new Reader("{\"a\" 1}").value();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
