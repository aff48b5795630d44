package java.nio.file;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.MemoryFiles;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.nio.charset.Coding;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What can be done with the files of a run. */
public final class Files {
    private Files() {
    }

    public static boolean exists(Path path) {
        return MemoryFiles.exists(path.toString());
    }

    public static boolean notExists(Path path) {
        return !exists(path);
    }

    public static boolean isDirectory(Path path) {
        return MemoryFiles.isDirectory(path.toString());
    }

    public static boolean isRegularFile(Path path) {
        return MemoryFiles.isFile(path.toString());
    }

    public static boolean isReadable(Path path) {
        return exists(path);
    }

    public static boolean isWritable(Path path) {
        return exists(path);
    }

    public static byte[] readAllBytes(Path path) throws IOException {
        if (isDirectory(path)) {
            throw new IOException("Is a directory");
        }
        if (!exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
        byte[] bytes = MemoryFiles.bytes(path.toString());
        return Arrays.copyOf(bytes, bytes.length);
    }

    public static long size(Path path) throws IOException {
        return isDirectory(path) ? 0 : readAllBytes(path).length;
    }

    public static String readString(Path path) throws IOException {
        return readString(path, StandardCharsets.UTF_8);
    }

    public static String readString(Path path, Charset charset) throws IOException {
        return Coding.strictlyDecoded(readAllBytes(path), charset);
    }

    public static List<String> readAllLines(Path path) throws IOException {
        return readAllLines(path, StandardCharsets.UTF_8);
    }

    public static List<String> readAllLines(Path path, Charset charset) throws IOException {
        return new ArrayList<>(readString(path, charset).lines().toList());
    }

    public static Stream<String> lines(Path path) throws IOException {
        return lines(path, StandardCharsets.UTF_8);
    }

    public static Stream<String> lines(Path path, Charset charset) throws IOException {
        return readAllLines(path, charset).stream();
    }

    /** Makes a file ready for what is to be written, as options say; says whether that goes behind what is there. */
    private static boolean open(Path path, OpenOption... options) throws IOException {
        List<OpenOption> all = Arrays.asList(options);
        String name = path.toString();
        if (isDirectory(path)) {
            throw new FileSystemException(name, null, "Is a directory");
        }
        if (all.contains(StandardOpenOption.CREATE_NEW) && exists(path)) {
            throw new FileAlreadyExistsException(name);
        }
        boolean creates = all.isEmpty()
                || all.contains(StandardOpenOption.CREATE)
                || all.contains(StandardOpenOption.CREATE_NEW);
        if (!exists(path) && !(creates && MemoryFiles.hasParent(name))) {
            throw new NoSuchFileException(name);
        }
        return all.contains(StandardOpenOption.APPEND);
    }

    public static Path write(Path path, byte[] bytes, OpenOption... options) throws IOException {
        if (open(path, options)) {
            MemoryFiles.append(path.toString(), bytes);
        } else {
            MemoryFiles.put(path.toString(), Arrays.copyOf(bytes, bytes.length));
        }
        return path;
    }

    public static Path write(Path path, Iterable<? extends CharSequence> lines, OpenOption... options)
            throws IOException {
        return write(path, lines, StandardCharsets.UTF_8, options);
    }

    public static Path write(
            Path path, Iterable<? extends CharSequence> lines, Charset charset, OpenOption... options)
            throws IOException {
        StringBuilder text = new StringBuilder();
        for (CharSequence line : lines) {
            text.append(line).append('\n');
        }
        return writeString(path, text, charset, options);
    }

    public static Path writeString(Path path, CharSequence text, OpenOption... options) throws IOException {
        return writeString(path, text, StandardCharsets.UTF_8, options);
    }

    public static Path writeString(Path path, CharSequence text, Charset charset, OpenOption... options)
            throws IOException {
        return write(path, Coding.strictlyEncoded(text.toString(), charset), options);
    }

    public static InputStream newInputStream(Path path, OpenOption... options) throws IOException {
        return new ByteArrayInputStream(readAllBytes(path));
    }

    public static OutputStream newOutputStream(Path path, OpenOption... options) throws IOException {
        return new FileOutputStream(path.toString(), open(path, options));
    }

    public static BufferedReader newBufferedReader(Path path) throws IOException {
        return newBufferedReader(path, StandardCharsets.UTF_8);
    }

    public static BufferedReader newBufferedReader(Path path, Charset charset) throws IOException {
        return new BufferedReader(new InputStreamReader(newInputStream(path), charset));
    }

    public static BufferedWriter newBufferedWriter(Path path, OpenOption... options) throws IOException {
        return newBufferedWriter(path, StandardCharsets.UTF_8, options);
    }

    public static BufferedWriter newBufferedWriter(Path path, Charset charset, OpenOption... options)
            throws IOException {
        return new BufferedWriter(new OutputStreamWriter(newOutputStream(path, options), charset));
    }

    public static Path createFile(Path path) throws IOException {
        return write(path, new byte[0], StandardOpenOption.CREATE_NEW);
    }

    public static Path createDirectory(Path path) throws IOException {
        if (exists(path)) {
            throw new FileAlreadyExistsException(path.toString());
        }
        if (!MemoryFiles.hasParent(path.toString())) {
            throw new NoSuchFileException(path.toString());
        }
        MemoryFiles.makeDirectory(path.toString());
        return path;
    }

    public static Path createDirectories(Path path) throws IOException {
        if (isRegularFile(path)) {
            throw new FileAlreadyExistsException(path.toString());
        }
        path.toFile().mkdirs();
        return path;
    }

    public static Path createTempFile(String prefix, String suffix) throws IOException {
        return createFile(Path.of(MemoryFiles.unused(null, prefix, suffix)));
    }

    public static Path createTempFile(Path folder, String prefix, String suffix) throws IOException {
        return createFile(Path.of(MemoryFiles.unused(folder.toString(), prefix, suffix)));
    }

    public static Path createTempDirectory(String prefix) throws IOException {
        return createDirectory(Path.of(MemoryFiles.unused(null, prefix, "")));
    }

    public static Path createTempDirectory(Path folder, String prefix) throws IOException {
        return createDirectory(Path.of(MemoryFiles.unused(folder.toString(), prefix, "")));
    }

    public static long mismatch(Path one, Path other) throws IOException {
        byte[] first = readAllBytes(one);
        byte[] second = readAllBytes(other);
        return Arrays.mismatch(first, second);
    }

    public static boolean isSameFile(Path one, Path other) throws IOException {
        return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    public static void delete(Path path) throws IOException {
        if (!deleteIfExists(path)) {
            throw new NoSuchFileException(path.toString());
        }
    }

    public static boolean deleteIfExists(Path path) throws IOException {
        boolean existed = exists(path);
        if (existed && !path.toFile().delete()) {
            throw new DirectoryNotEmptyException(path.toString());
        }
        return existed;
    }

    public static Path copy(Path from, Path to, CopyOption... options) throws IOException {
        byte[] bytes = readAllBytes(from);
        if (exists(to) && !Arrays.asList(options).contains(StandardCopyOption.REPLACE_EXISTING)) {
            throw new FileAlreadyExistsException(to.toString());
        }
        return write(to, bytes);
    }

    public static Path move(Path from, Path to, CopyOption... options) throws IOException {
        copy(from, to, options);
        delete(from);
        return to;
    }

    public static Stream<Path> list(Path path) throws IOException {
        if (!isDirectory(path)) {
            throw new NoSuchFileException(path.toString());
        }
        List<Path> all = new ArrayList<>();
        for (String name : MemoryFiles.children(path.toString())) {
            all.add(path.resolve(name));
        }
        return all.stream();
    }

    public static Stream<Path> walk(Path path) throws IOException {
        List<Path> all = new ArrayList<>();
        List<Path> open = new ArrayList<>(List.of(path));
        while (!open.isEmpty()) {
            Path next = open.remove(open.size() - 1);
            all.add(next);
            if (isDirectory(next)) {
                List<Path> inside = list(next).toList();
                for (int i = inside.size() - 1; i >= 0; i--) {
                    open.add(inside.get(i));
                }
            }
        }
        return all.stream();
    }
}
