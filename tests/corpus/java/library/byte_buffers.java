// covers: ByteBuffer, CharBuffer, IntBuffer: places, numbers in both orders of bytes, views, errors, encodings
import java.nio.*;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class byte_buffers {
    static void told(Runnable wrong) {
        try {
            wrong.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(16);
        System.out.println(b);
        b.putInt(0x01020304).put((byte) 7).putShort((short) 300).putLong(5L);
        System.out.println(b.position() + " " + b.remaining() + " " + b.hasRemaining());
        b.flip();
        System.out.println(b.getInt() + " " + b.get() + " " + b.getShort() + " " + b.getLong() + " " + b);
        b.clear();
        b.order(ByteOrder.LITTLE_ENDIAN).putInt(1).putDouble(2, 1.5).putChar('é');
        System.out.println(Arrays.toString(b.array()) + " " + b.order() + " " + b.getDouble(2));
        told(() -> b.position(20));
        told(() -> b.limit(-1));
        told(() -> b.get(16));
        told(() -> ByteBuffer.allocate(1).putInt(3));
        told(() -> ByteBuffer.allocate(1).getInt());
        told(() -> ByteBuffer.allocate(-1));
        told(() -> ByteBuffer.allocate(3).reset());
        told(() -> ByteBuffer.allocate(3).asReadOnlyBuffer().put((byte) 1));
        ByteBuffer text = ByteBuffer.wrap("héllo".getBytes(StandardCharsets.UTF_8));
        System.out.println(text.remaining() + " " + StandardCharsets.UTF_8.decode(text) + " " + text.remaining());
        ByteBuffer s = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5});
        s.position(1);
        ByteBuffer part = s.slice();
        part.put(0, (byte) 9);
        s.mark();
        System.out.println(part.capacity() + " " + s.get() + " " + s.get() + " " + s.reset().position());
        s.compact();
        System.out.println(s + " " + Arrays.toString(s.array()) + " " + s.duplicate().flip());
        ByteBuffer one = ByteBuffer.wrap(new byte[] {1, 2});
        ByteBuffer other = ByteBuffer.wrap(new byte[] {1, 3});
        System.out.println(one.equals(ByteBuffer.wrap(new byte[] {1, 2})) + " " + one.compareTo(other) + " "
                + one.hashCode() + " " + one.mismatch(other) + " " + ByteBuffer.allocateDirect(2));
        CharBuffer c = CharBuffer.wrap("hello");
        System.out.println(c.get() + " " + c.remaining() + " " + c + " " + c.length() + " " + c.charAt(0));
        CharBuffer d = CharBuffer.allocate(5);
        d.put("abc").append('!').flip();
        System.out.println(d + " " + d.position() + " " + d.subSequence(1, 3) + " " + new StringBuilder(d).reverse());
        told(() -> c.put('x'));
        IntBuffer numbers = IntBuffer.allocate(3);
        numbers.put(1).put(new int[] {2, 3}).flip();
        while (numbers.hasRemaining()) {
            System.out.print(numbers.get() + " ");
        }
        System.out.println(numbers);
        IntBuffer view = ByteBuffer.allocate(8).putInt(3).putInt(4).flip().asIntBuffer();
        view.put(0, 70000);
        System.out.println(view.get(0) + " " + view.get(1) + " " + view + " " + view.hasArray());
        LongBuffer longs = LongBuffer.wrap(new long[] {5, 6, 7}, 1, 2);
        System.out.println(longs.get() + " " + longs + " " + DoubleBuffer.allocate(1).put(2.5).get(0));
    }
}
