package java.io;

import java.nio.charset.Charset;

public class FileReader extends InputStreamReader {
    public FileReader(String name) throws FileNotFoundException {
        super(new FileInputStream(name));
    }

    public FileReader(File file) throws FileNotFoundException {
        super(new FileInputStream(file));
    }

    public FileReader(String name, Charset charset) throws IOException {
        super(new FileInputStream(name), charset);
    }

    public FileReader(File file, Charset charset) throws IOException {
        super(new FileInputStream(file), charset);
    }
}
