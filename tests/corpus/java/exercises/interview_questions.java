// covers: arrays, generics, varargs, loops, labels
import java.util.*;
import java.util.stream.*;

public class Main {

    static class ListNode { int val; ListNode next; ListNode(int v) { val = v; } ListNode(int v, ListNode n) { val = v; next = n; } }
    static class TreeNode { int val; TreeNode left, right; TreeNode(int x) { val = x; } }

    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            if (seen.containsKey(target - nums[i])) return new int[]{seen.get(target - nums[i]), i};
            seen.put(nums[i], i);
        }
        return new int[0];
    }
    public ListNode addTwoNumbers(ListNode l1, ListNode l2) {
        ListNode dummy = new ListNode(0), cur = dummy;
        int carry = 0;
        while (l1 != null || l2 != null || carry > 0) {
            int sum = carry;
            if (l1 != null) { sum += l1.val; l1 = l1.next; }
            if (l2 != null) { sum += l2.val; l2 = l2.next; }
            cur.next = new ListNode(sum % 10);
            cur = cur.next;
            carry = sum / 10;
        }
        return dummy.next;
    }
    public int lengthOfLongestSubstring(String s) {
        int[] last = new int[128];
        Arrays.fill(last, -1);
        int best = 0, start = 0;
        for (int i = 0; i < s.length(); i++) {
            start = Math.max(start, last[s.charAt(i)] + 1);
            last[s.charAt(i)] = i;
            best = Math.max(best, i - start + 1);
        }
        return best;
    }
    public String longestPalindrome(String s) {
        int lo = 0, hi = 0;
        for (int c = 0; c < s.length(); c++) {
            for (int w = 0; w < 2; w++) {
                int l = c, r = c + w;
                while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) { l--; r++; }
                if (r - l - 1 > hi - lo) { lo = l + 1; hi = r; }
            }
        }
        return s.substring(lo, hi);
    }
    public boolean isValid(String s) {
        Deque<Character> st = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            if (c == '(') st.push(')');
            else if (c == '[') st.push(']');
            else if (c == '{') st.push('}');
            else if (st.isEmpty() || st.pop() != c) return false;
        }
        return st.isEmpty();
    }
    public List<List<Integer>> permute(int[] nums) {
        List<List<Integer>> res = new ArrayList<>();
        backtrack(nums, new ArrayList<>(), new boolean[nums.length], res);
        return res;
    }
    private void backtrack(int[] nums, List<Integer> cur, boolean[] used, List<List<Integer>> res) {
        if (cur.size() == nums.length) { res.add(new ArrayList<>(cur)); return; }
        for (int i = 0; i < nums.length; i++) {
            if (used[i]) continue;
            used[i] = true; cur.add(nums[i]);
            backtrack(nums, cur, used, res);
            used[i] = false; cur.remove(cur.size() - 1);
        }
    }
    public int[][] merge(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> a[0] - b[0]);
        List<int[]> out = new ArrayList<>();
        for (int[] in : intervals) {
            if (out.isEmpty() || out.get(out.size() - 1)[1] < in[0]) out.add(in);
            else out.get(out.size() - 1)[1] = Math.max(out.get(out.size() - 1)[1], in[1]);
        }
        return out.toArray(new int[out.size()][]);
    }
    public List<List<String>> groupAnagrams(String[] strs) {
        return new ArrayList<>(Arrays.stream(strs).collect(Collectors.groupingBy(s -> {
            char[] c = s.toCharArray(); Arrays.sort(c); return new String(c);
        }, TreeMap::new, Collectors.toList())).values());
    }
    public List<Integer> inorder(TreeNode root) {
        List<Integer> res = new LinkedList<>();
        Stack<TreeNode> st = new Stack<>();
        while (root != null || !st.empty()) {
            while (root != null) { st.push(root); root = root.left; }
            root = st.pop(); res.add(root.val); root = root.right;
        }
        return res;
    }
    TreeNode build(Integer... vals) {
        if (vals.length == 0 || vals[0] == null) return null;
        TreeNode root = new TreeNode(vals[0]);
        Queue<TreeNode> q = new LinkedList<>();
        q.offer(root);
        int i = 1;
        while (i < vals.length) {
            TreeNode t = q.poll();
            if (vals[i] != null) q.offer(t.left = new TreeNode(vals[i]));
            i++;
            if (i < vals.length && vals[i] != null) q.offer(t.right = new TreeNode(vals[i]));
            i++;
        }
        return root;
    }
    public int coinChange(int[] coins, int amount) {
        int[] dp = new int[amount + 1];
        Arrays.fill(dp, Integer.MAX_VALUE);
        dp[0] = 0;
        for (int c : coins) for (int a = c; a <= amount; a++) if (dp[a - c] != Integer.MAX_VALUE) dp[a] = Math.min(dp[a], dp[a - c] + 1);
        return dp[amount] == Integer.MAX_VALUE ? -1 : dp[amount];
    }
    public int numIslands(char[][] g) {
        int n = 0;
        for (int i = 0; i < g.length; i++) for (int j = 0; j < g[0].length; j++) if (g[i][j] == '1') { n++; sink(g, i, j); }
        return n;
    }
    private void sink(char[][] g, int i, int j) {
        if (i < 0 || j < 0 || i >= g.length || j >= g[0].length || g[i][j] != '1') return;
        g[i][j] = '0';
        sink(g, i + 1, j); sink(g, i - 1, j); sink(g, i, j + 1); sink(g, i, j - 1);
    }
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> count = new HashMap<>();
        for (int n : nums) count.put(n, count.getOrDefault(n, 0) + 1);
        PriorityQueue<Map.Entry<Integer, Integer>> pq = new PriorityQueue<>((a, b) -> b.getValue() - a.getValue());
        pq.addAll(count.entrySet());
        int[] res = new int[k];
        for (int i = 0; i < k; i++) res[i] = pq.poll().getKey();
        return res;
    }
    public String minWindow(String s, String t) {
        int[] need = new int[128];
        for (char c : t.toCharArray()) need[c]++;
        int l = 0, missing = t.length(), bs = -1, bl = Integer.MAX_VALUE;
        for (int r = 0; r < s.length(); r++) {
            if (need[s.charAt(r)]-- > 0) missing--;
            while (missing == 0) {
                if (r - l + 1 < bl) { bl = r - l + 1; bs = l; }
                if (++need[s.charAt(l++)] > 0) missing++;
            }
        }
        return bs < 0 ? "" : s.substring(bs, bs + bl);
    }
    public static void main(String[] args) {
        Main s = new Main();
        System.out.println(Arrays.toString(s.twoSum(new int[]{2, 7, 11, 15}, 26)));
        ListNode r = s.addTwoNumbers(new ListNode(2, new ListNode(4, new ListNode(3))), new ListNode(5, new ListNode(6, new ListNode(9))));
        for (; r != null; r = r.next) System.out.print(r.val + (r.next == null ? "\n" : "->"));
        System.out.println(s.lengthOfLongestSubstring("abcabcbb") + s.longestPalindrome("forgeeksskeegfor"));
        System.out.println(s.isValid("{[()]}") + " " + s.isValid("(]"));
        System.out.println(s.permute(new int[]{1, 2, 3}));
        System.out.println(Arrays.deepToString(s.merge(new int[][]{{8, 10}, {1, 3}, {2, 6}, {15, 18}})));
        System.out.println(s.groupAnagrams(new String[]{"eat", "tea", "tan", "ate", "nat", "bat"}));
        System.out.println(s.inorder(s.build(4, 2, 6, 1, 3, null, 7)));
        System.out.println(s.coinChange(new int[]{1, 5, 12}, 28) + " " + s.coinChange(new int[]{5}, 3));
        System.out.println(s.numIslands(new char[][]{"11000".toCharArray(), "11010".toCharArray(), "00100".toCharArray()}));
        System.out.println(Arrays.toString(s.topKFrequent(new int[]{1, 1, 1, 2, 2, 3}, 2)) + s.minWindow("ADOBECODEBANC", "ABC"));
    }
}
