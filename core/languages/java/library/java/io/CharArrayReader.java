package java.io;

public class CharArrayReader extends StringReader {
    public CharArrayReader(char[] units) {
        super(new String(units));
    }

    public CharArrayReader(char[] units, int start, int count) {
        super(new String(units, start, count));
    }
}
