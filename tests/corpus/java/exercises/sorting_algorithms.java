// covers: arrays, generics, recursion, Comparator, System.arraycopy
import java.util.*;

public class Main {
    static void bubble(int[] a) {
        for (int n = a.length; n > 1; n--) {
            boolean swapped = false;
            for (int i = 1; i < n; i++) {
                if (a[i - 1] > a[i]) {
                    int t = a[i];
                    a[i] = a[i - 1];
                    a[i - 1] = t;
                    swapped = true;
                }
            }
            if (!swapped) break;
        }
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i], j = i - 1;
            while (j >= 0 && a[j] > x) {
                a[j + 1] = a[j--];
            }
            a[j + 1] = x;
        }
    }

    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int pivot = a[(lo + hi) >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static void heap(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sift(a, i, a.length);
        for (int n = a.length - 1; n > 0; n--) {
            int t = a[0];
            a[0] = a[n];
            a[n] = t;
            sift(a, 0, n);
        }
    }

    static void sift(int[] a, int i, int n) {
        while (2 * i + 1 < n) {
            int c = 2 * i + 1;
            if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[i] >= a[c]) return;
            int t = a[i];
            a[i] = a[c];
            a[c] = t;
            i = c;
        }
    }

    static <T> void merge(T[] a, Comparator<? super T> order) {
        if (a.length < 2) return;
        T[] left = Arrays.copyOfRange(a, 0, a.length / 2);
        T[] right = Arrays.copyOfRange(a, a.length / 2, a.length);
        merge(left, order);
        merge(right, order);
        int i = 0, j = 0, k = 0;
        while (i < left.length && j < right.length) {
            a[k++] = order.compare(right[j], left[i]) < 0 ? right[j++] : left[i++];
        }
        System.arraycopy(left, i, a, k, left.length - i);
        System.arraycopy(right, j, a, k + left.length - i, right.length - j);
    }

    static int[] counting(int[] a, int max) {
        int[] count = new int[max + 1];
        for (int x : a) count[x]++;
        int[] out = new int[a.length];
        int k = 0;
        for (int x = 0; x <= max; x++) {
            while (count[x]-- > 0) out[k++] = x;
        }
        return out;
    }

    interface Sorter {
        void sort(int[] a);
    }

    public static void main(String[] args) {
        Random random = new Random(1);
        int[] data = new int[15];
        for (int i = 0; i < data.length; i++) data[i] = random.nextInt(100);
        System.out.println(Arrays.toString(data));
        Map<String, Sorter> sorters = new LinkedHashMap<>();
        sorters.put("bubble", Main::bubble);
        sorters.put("insertion", Main::insertion);
        sorters.put("quick", a -> quick(a, 0, a.length - 1));
        sorters.put("heap", Main::heap);
        sorters.put("library", Arrays::sort);
        sorters.forEach((name, sorter) -> {
            int[] copy = data.clone();
            sorter.sort(copy);
            System.out.println(name + " " + Arrays.toString(copy));
        });
        System.out.println(Arrays.toString(counting(data, 99)));
        String[] words = {"pear", "fig", "apple", "kiwi", "date", "plum"};
        merge(words, Comparator.comparing(String::length));
        System.out.println(String.join(" ", words));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.asList(boxed));
        System.out.println(Arrays.binarySearch(new int[] {1, 3, 5, 7}, 5) + " " + Arrays.binarySearch(new int[] {1, 3, 5, 7}, 4));
    }
}
