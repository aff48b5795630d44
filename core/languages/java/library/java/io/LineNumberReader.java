package java.io;

public class LineNumberReader extends BufferedReader {
    private int number;

    public LineNumberReader(Reader from) {
        super(from);
    }

    public LineNumberReader(Reader from, int size) {
        super(from, size);
    }

    public int getLineNumber() {
        return number;
    }

    public void setLineNumber(int number) {
        this.number = number;
    }

    public String readLine() throws IOException {
        String line = super.readLine();
        if (line != null) {
            number++;
        }
        return line;
    }
}
