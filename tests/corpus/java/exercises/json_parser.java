// covers: recursive descent, sealed interfaces, records, pattern matching, exceptions
import java.util.*;
import java.util.stream.Collectors;

public class Main {
    sealed interface Json permits Obj, Arr, Str, Num, Bool, Null {
    }

    record Obj(Map<String, Json> members) implements Json {
    }

    record Arr(List<Json> items) implements Json {
    }

    record Str(String value) implements Json {
    }

    record Num(double value) implements Json {
    }

    record Bool(boolean value) implements Json {
    }

    enum Null implements Json {
        NULL
    }

    static class SyntaxError extends RuntimeException {
        final int at;

        SyntaxError(String message, int at) {
            super(message + " at " + at);
            this.at = at;
        }
    }

    static class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        Json parse() {
            Json value = value();
            skip();
            if (at < text.length()) {
                throw new SyntaxError("trailing '" + text.charAt(at) + "'", at);
            }
            return value;
        }

        private void skip() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }

        private char peek() {
            skip();
            if (at >= text.length()) {
                throw new SyntaxError("unexpected end", at);
            }
            return text.charAt(at);
        }

        private void expect(char c) {
            if (peek() != c) {
                throw new SyntaxError("expected '" + c + "' but found '" + text.charAt(at) + "'", at);
            }
            at++;
        }

        private Json value() {
            char c = peek();
            return switch (c) {
                case '{' -> object();
                case '[' -> array();
                case '"' -> new Str(string());
                case 't', 'f', 'n' -> word();
                default -> {
                    if (c == '-' || Character.isDigit(c)) {
                        yield number();
                    }
                    throw new SyntaxError("unexpected '" + c + "'", at);
                }
            };
        }

        private Json object() {
            Map<String, Json> members = new LinkedHashMap<>();
            expect('{');
            if (peek() == '}') {
                at++;
                return new Obj(members);
            }
            do {
                skip();
                String key = string();
                expect(':');
                members.put(key, value());
            } while (next('}'));
            return new Obj(members);
        }

        private Json array() {
            List<Json> items = new ArrayList<>();
            expect('[');
            if (peek() == ']') {
                at++;
                return new Arr(items);
            }
            do {
                items.add(value());
            } while (next(']'));
            return new Arr(items);
        }

        private boolean next(char end) {
            if (peek() == ',') {
                at++;
                return true;
            }
            expect(end);
            return false;
        }

        private String string() {
            expect('"');
            StringBuilder out = new StringBuilder();
            while (at < text.length() && text.charAt(at) != '"') {
                char c = text.charAt(at++);
                if (c == '\\') {
                    c = text.charAt(at++);
                    switch (c) {
                        case 'n':
                            out.append('\n');
                            break;
                        case 't':
                            out.append('\t');
                            break;
                        case 'u':
                            out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                            at += 4;
                            break;
                        default:
                            out.append(c);
                    }
                } else {
                    out.append(c);
                }
            }
            expect('"');
            return out.toString();
        }

        private Json number() {
            int start = at;
            while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            return new Num(Double.parseDouble(text.substring(start, at)));
        }

        private Json word() {
            for (String word : new String[] {"true", "false", "null"}) {
                if (text.startsWith(word, at)) {
                    at += word.length();
                    return word.equals("null") ? Null.NULL : new Bool(Boolean.parseBoolean(word));
                }
            }
            throw new SyntaxError("unknown word", at);
        }
    }

    static String write(Json json) {
        if (json instanceof Obj obj) {
            return obj.members().entrySet().stream()
                    .map(e -> '"' + e.getKey() + "\":" + write(e.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        } else if (json instanceof Arr arr) {
            return arr.items().stream().map(Main::write).collect(Collectors.joining(",", "[", "]"));
        } else if (json instanceof Str str) {
            return '"' + str.value().replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
        } else if (json instanceof Num num) {
            return num.value() == Math.rint(num.value()) ? String.valueOf((long) num.value()) : String.valueOf(num.value());
        } else if (json instanceof Bool bool) {
            return String.valueOf(bool.value());
        }
        return "null";
    }

    static int depth(Json json) {
        if (json instanceof Arr arr) {
            return 1 + arr.items().stream().mapToInt(Main::depth).max().orElse(0);
        }
        return json instanceof Obj obj ? 1 + obj.members().values().stream().mapToInt(Main::depth).max().orElse(0) : 0;
    }

    public static void main(String[] args) {
        String text = """
                { "name": "Widget \\"X\\"", "price": 12.50, "count": 3,
                  "tags": ["a", "b\\u0041", []], "nested": {"deep": {"er": [1, [2, -3e2]]}},
                  "ok": true, "missing": null }
                """;
        Json json = new Parser(text).parse();
        System.out.println(write(json));
        System.out.println("depth " + depth(json) + ", equal " + json.equals(new Parser(write(json)).parse()));
        System.out.println(((Obj) json).members().get("tags"));
        for (String bad : List.of("[1, 2", "{\"a\" 1}", "[1 2]", "nul", "\"open", "[]]", "@", "")) {
            try {
                System.out.println(new Parser(bad).parse());
            } catch (SyntaxError e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
