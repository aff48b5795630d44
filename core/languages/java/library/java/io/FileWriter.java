package java.io;

import java.nio.charset.Charset;

public class FileWriter extends OutputStreamWriter {
    public FileWriter(String name) throws IOException {
        super(new FileOutputStream(name));
    }

    public FileWriter(String name, boolean appends) throws IOException {
        super(new FileOutputStream(name, appends));
    }

    public FileWriter(File file) throws IOException {
        super(new FileOutputStream(file));
    }

    public FileWriter(File file, boolean appends) throws IOException {
        super(new FileOutputStream(file, appends));
    }

    public FileWriter(String name, Charset charset) throws IOException {
        super(new FileOutputStream(name), charset);
    }

    public FileWriter(String name, Charset charset, boolean appends) throws IOException {
        super(new FileOutputStream(name, appends), charset);
    }

    public FileWriter(File file, Charset charset) throws IOException {
        super(new FileOutputStream(file), charset);
    }

    public FileWriter(File file, Charset charset, boolean appends) throws IOException {
        super(new FileOutputStream(file, appends), charset);
    }
}
