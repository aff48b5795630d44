// covers: generics, lambdas, method-references, arrays, nested-classes
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class Main {
    // LeetCode-like collection
    static int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            Integer j = seen.get(target - nums[i]);
            if (j != null) return new int[] {j, i};
            seen.put(nums[i], i);
        }
        return new int[0];
    }
    static class ListNode {
        int val;
        ListNode next;
        ListNode(int v) {
            val = v;
        }
        ListNode(int v, ListNode n) {
            val = v;
            next = n;
        }
    }
    static ListNode reverse(ListNode head) {
        ListNode prev = null;
        while (head != null) {
            ListNode t = head.next;
            head.next = prev;
            prev = head;
            head = t;
        }
        return prev;
    }
    static String show(ListNode n) {
        StringJoiner j = new StringJoiner("->");
        for (; n != null; n = n.next) j.add("" + n.val);
        return j.toString();
    }
    static int lengthOfLongestSubstring(String s) {
        int[] last = new int[128];
        Arrays.fill(last, -1);
        int best = 0, start = 0;
        for (int i = 0; i < s.length(); i++) {
            start = Math.max(start, last[s.charAt(i)] + 1);
            best = Math.max(best, i - start + 1);
            last[s.charAt(i)] = i;
        }
        return best;
    }
    static boolean isValid(String s) {
        Deque<Character> st = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            switch (c) {
                case '(' -> st.push(')');
                case '[' -> st.push(']');
                case '{' -> st.push('}');
                default -> {
                    if (st.isEmpty() || st.pop() != c) return false;
                }
            }
        }
        return st.isEmpty();
    }
    static List<List<Integer>> permute(int[] nums) {
        List<List<Integer>> out = new ArrayList<>();
        backtrack(nums, new ArrayList<>(), new boolean[nums.length], out);
        return out;
    }
    private static void backtrack(int[] nums, List<Integer> cur, boolean[] used, List<List<Integer>> out) {
        if (cur.size() == nums.length) {
            out.add(new ArrayList<>(cur));
            return;
        }
        for (int i = 0; i < nums.length; i++) {
            if (used[i]) continue;
            used[i] = true;
            cur.add(nums[i]);
            backtrack(nums, cur, used, out);
            cur.remove(cur.size() - 1);
            used[i] = false;
        }
    }
    static class TreeNode {
        int val;
        TreeNode left, right;
        TreeNode(int v) {
            val = v;
        }
    }
    static TreeNode insert(TreeNode r, int v) {
        if (r == null) return new TreeNode(v);
        if (v < r.val) r.left = insert(r.left, v);
        else r.right = insert(r.right, v);
        return r;
    }
    static List<List<Integer>> levels(TreeNode root) {
        List<List<Integer>> res = new ArrayList<>();
        if (root == null) return res;
        Queue<TreeNode> q = new LinkedList<>();
        q.add(root);
        while (!q.isEmpty()) {
            int n = q.size();
            List<Integer> lvl = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                TreeNode t = q.poll();
                lvl.add(t.val);
                if (t.left != null) q.offer(t.left);
                if (t.right != null) q.offer(t.right);
            }
            res.add(lvl);
        }
        return res;
    }
    static int coinChange(int[] coins, int amount) {
        int[] dp = new int[amount + 1];
        Arrays.fill(dp, amount + 1);
        dp[0] = 0;
        for (int c : coins) for (int a = c; a <= amount; a++) dp[a] = Math.min(dp[a], dp[a - c] + 1);
        return dp[amount] > amount ? -1 : dp[amount];
    }
    static int numIslands(char[][] g) {
        int n = 0;
        for (int r = 0; r < g.length; r++) for (int c = 0; c < g[0].length; c++) if (g[r][c] == '1') {
            n++;
            sink(g, r, c);
        }
        return n;
    }
    static void sink(char[][] g, int r, int c) {
        if (r < 0 || c < 0 || r >= g.length || c >= g[r].length || g[r][c] != '1') return;
        g[r][c] = '0';
        sink(g, r + 1, c);
        sink(g, r - 1, c);
        sink(g, r, c + 1);
        sink(g, r, c - 1);
    }
    static int[][] merge(int[][] iv) {
        Arrays.sort(iv, (a, b) -> Integer.compare(a[0], b[0]));
        LinkedList<int[]> out = new LinkedList<>();
        for (int[] i : iv) {
            if (out.isEmpty() || out.getLast()[1] < i[0]) out.add(i);
            else out.getLast()[1] = Math.max(out.getLast()[1], i[1]);
        }
        return out.toArray(new int[out.size()][]);
    }
    static List<List<String>> groupAnagrams(String[] strs) {
        Map<String, List<String>> m = new TreeMap<>();
        for (String s : strs) {
            char[] k = s.toCharArray();
            Arrays.sort(k);
            m.computeIfAbsent(new String(k), x -> new ArrayList<>()).add(s);
        }
        return new ArrayList<>(m.values());
    }
    static int[] topK(int[] nums, int k) {
        return Arrays.stream(nums).boxed().collect(Collectors.groupingBy(Function.identity(), Collectors.counting())).entrySet().stream().sorted(Map.Entry.<Integer, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(k).mapToInt(Map.Entry::getKey).toArray();
    }
    static class LRU<K, V> extends LinkedHashMap<K, V> {
        private final int cap;
        LRU(int cap) {
            super(16, 0.75f, true);
            this.cap = cap;
        }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            return size() > cap;
        }
    }
    static class Trie {
        private final Map<Character, Trie> kids = new TreeMap<>();
        boolean end;
        void add(String w) {
            Trie t = this;
            for (char c : w.toCharArray()) t = t.kids.computeIfAbsent(c, k -> new Trie());
            t.end = true;
        }
        boolean has(String w) {
            Trie t = this;
            for (char c : w.toCharArray()) {
                t = t.kids.get(c);
                if (t == null) return false;
            }
            return t.end;
        }
    }
    static String decode(String s) {
        Deque<Integer> counts = new ArrayDeque<>();
        Deque<StringBuilder> strs = new ArrayDeque<>();
        StringBuilder cur = new StringBuilder();
        int k = 0;
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) k = k * 10 + c - '0';
            else if (c == '[') {
                counts.push(k);
                strs.push(cur);
                cur = new StringBuilder();
                k = 0;
            } else if (c == ']') {
                StringBuilder t = strs.pop();
                int n = counts.pop();
                while (n-- > 0) t.append(cur);
                cur = t;
            } else cur.append(c);
        }
        return cur.toString();
    }
    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
    static int hamming(int n) {
        int c = 0;
        while (n != 0) {
            n &= n - 1;
            c++;
        }
        return c;
    }
    static <T, R> List<R> mapAll(Collection<? extends T> in, Function<? super T, ? extends R> f) {
        List<R> out = new ArrayList<>();
        for (T t : in) out.add(f.apply(t));
        return out;
    }
    static Optional<Integer> firstEven(List<Integer> l) {
        return l.stream().filter(x -> x % 2 == 0).findFirst();
    }
    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
        return f.andThen(g);
    }
    static Iterable<Integer> countdown(int n) {
        return () -> new Iterator<>() {
            int i = n;
            public boolean hasNext() {
                return i > 0;
            }
            public Integer next() {
                return i--;
            }
        };
    }
    public static void main(String[] args) {
        System.out.println(Arrays.toString(twoSum(new int[] {2, 7, 11, 15}, 9)));
        System.out.println(show(reverse(new ListNode(1, new ListNode(2, new ListNode(3))))));
        System.out.println(lengthOfLongestSubstring("abcabcbb") + " " + isValid("([]{})") + " " + isValid("(]"));
        System.out.println(permute(new int[] {1, 2, 3}));
        TreeNode root = null;
        for (int v : new int[] {5, 3, 8, 1, 4, 9}) root = insert(root, v);
        System.out.println(levels(root));
        System.out.println(coinChange(new int[] {1, 2, 5}, 11) + " " + coinChange(new int[] {2}, 3));
        System.out.println(numIslands(new char[][] {"11000".toCharArray(), "11000".toCharArray(), "00100".toCharArray(), "00011".toCharArray()}));
        System.out.println(Arrays.deepToString(merge(new int[][] {{1, 3}, {8, 10}, {2, 6}, {15, 18}})));
        System.out.println(groupAnagrams(new String[] {"eat", "tea", "tan", "ate", "nat", "bat"}));
        System.out.println(Arrays.toString(topK(new int[] {1, 1, 1, 2, 2, 3, 3}, 2)));
        LRU<String, Integer> lru = new LRU<>(2);
        lru.put("a", 1);
        lru.put("b", 2);
        lru.get("a");
        lru.put("c", 3);
        System.out.println(lru);
        Trie t = new Trie();
        t.add("car");
        t.add("cat");
        System.out.println(t.has("car") + " " + t.has("ca") + " " + t.kids.keySet());
        System.out.println(decode("3[a2[bc]]x") + " " + gcd(84, 36) + " " + hamming(-1) + " " + Long.numberOfTrailingZeros(64));
        System.out.println(mapAll(List.of("a", "bb"), String::length) + " " + firstEven(List.of(1, 3)).map(x -> x * 2).orElseGet(() -> -1) + " " + compose((String s) -> s.length(), n -> n * n).apply("four"));
        int sum = 0;
        for (int x : countdown(4)) sum += x;
        System.out.println(sum);
        System.out.println(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(10).map(f -> f[0]).map(String::valueOf).collect(Collectors.joining(" ")));
        ArrayDeque<String> dq = IntStream.range(0, 20).filter(i -> i % 3 == 0).mapToObj(Integer::toString).collect(Collectors.toCollection(ArrayDeque::new));
        System.out.println(dq);
        System.out.println(Stream.of("x", "yy", "zzz").collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)) + " " + Stream.of(5, 1, 4).sorted(Comparator.reverseOrder()).skip(1).peek(x -> System.out.print("<" + x + ">")).anyMatch(x -> x < 2));
        UnaryOperator<String> up = String::toUpperCase;
        BinaryOperator<Integer> mx = BinaryOperator.maxBy(Comparator.naturalOrder());
        Predicate<String> empty = String::isEmpty;
        System.out.println(up.apply("q") + mx.apply(3, 9) + empty.negate().or(s -> true).test(""));
        System.out.println(Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.partitioningBy(x -> x > 3, Collectors.reducing(0, Integer::sum))) + " " + DoubleStream.of(1.5, 2.5).average().getAsDouble() + " " + Stream.of("b", "a", "c").reduce("", (a, b) -> b + a) + " " + IntStream.of(3, 1, 2).boxed().sorted().toList() + " " + Arrays.asList(1, 2, 3).stream().mapToInt(Integer::intValue).max().getAsInt() + " " + Stream.of("a,b", "c").flatMap(s -> Arrays.stream(s.split(","))).distinct().count() + " " + Stream.generate(() -> "z").limit(3).collect(Collectors.joining()) + " " + IntStream.iterate(1, i -> i < 100, i -> i * 3).sum() + " " + Stream.of(1, 2, 3, 4).takeWhile(x -> x < 3).toList() + Stream.of(1, 2, 3, 4).dropWhile(x -> x < 3).toList());
    }
}
