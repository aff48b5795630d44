// covers: compound-assignment, integer-overflow, char-arithmetic, bit-operations, casts
public class Main {
    static int calls = 0;
    static int[] data = {10, 20, 30};

    static int index() {
        calls++;
        return calls % 3;
    }

    static int[] array() {
        calls += 10;
        return data;
    }

    public static void main(String[] args) {
        byte b = 127;
        b++;
        System.out.println(b);
        b += 200;
        System.out.println(b);
        b >>>= 1;
        System.out.println(b);
        b = -1;
        b >>>= 1;
        System.out.println(b);
        b = (byte) 0x80;
        b >>= 2;
        System.out.println(b);
        short s = 10;
        s *= 1.5;
        s /= 4;
        s -= 70000;
        System.out.println(s);
        char c = 'a';
        c += 1;
        c++;
        c *= 1;
        System.out.println(c);
        c -= 'a' - 'A';
        System.out.println(c);
        int i = 5;
        i += 3.7;
        System.out.println(i);
        i -= 0.5f;
        System.out.println(i);
        i *= 2.6;
        System.out.println(i);
        i <<= 33;
        System.out.println(i);
        i = Integer.MAX_VALUE;
        i += 1L;
        System.out.println(i);
        i += 1e20;
        System.out.println(i);
        long l = 1;
        l <<= 65;
        System.out.println(l);
        l += 0.99;
        System.out.println(l);
        l = Long.MAX_VALUE;
        l++;
        System.out.println(l);
        float f = 1;
        f /= 3;
        f += 1e-10;
        System.out.println(f);
        double d = 1;
        d %= 0.3;
        System.out.println(d);
        boolean flag = true;
        flag &= 3 > 2;
        flag |= false;
        flag ^= true;
        System.out.println(flag);
        String t = "a";
        t += 1 + 2;
        t += 'c';
        t += null;
        t += 1.0f;
        t += new char[0].length;
        System.out.println(t);
        Object o = "o";
        o += "p";
        System.out.println(o);
        data[index()] += 5;
        array()[index()]++;
        data[index()] <<= index();
        System.out.println(data[0] + " " + data[1] + " " + data[2] + " calls " + calls);
        int k = 1;
        k += k++ + ++k;
        System.out.println(k);
        k = k++ + k++;
        System.out.println(k);
        k = 5;
        k = k-- - --k;
        System.out.println(k);
        int[] a = {1, 2, 3, 4};
        int j = 0;
        a[j++] = a[j] + j++;
        System.out.println(a[0] + " " + j);
        int x = 3;
        int y = x += x -= 1;
        System.out.println(x + " " + y);
        int p, q, r;
        p = q = r = 4;
        p += q *= r -= 1;
        System.out.println(p + " " + q + " " + r);
        Integer boxed = 7;
        boxed += 3;
        boxed++;
        Integer old = boxed--;
        System.out.println(boxed + " " + old);
        Character letter = 'y';
        letter++;
        System.out.println(letter);
        System.out.println((byte) 300 + " " + (short) 70000 + " " + (char) 65.7 + " " + (int) 3.99e9 + " " + (long) Float.NaN
            + " " + (int) -2.7 + " " + (byte) -129.9 + " " + (char) -1 % 7 + " " + (int) (char) -1);
    }
}
