# algorithms with classes: graph, heap, trie, lru, dijkstra, union-find, matrix, knapsack, sudoku, life
class MinHeap
  def initialize(&cmp) = (@a = []; @cmp = cmp || ->(x, y) { x <=> y })
  def push(v)
    @a << v
    i = @a.size - 1
    while i > 0 && @cmp.(@a[i], @a[(i - 1) / 2]) < 0
      @a[i], @a[(i - 1) / 2] = @a[(i - 1) / 2], @a[i]
      i = (i - 1) / 2
    end
    self
  end
  alias << push
  def pop
    return if @a.empty?
    top, last = @a.first, @a.pop
    unless @a.empty?
      @a[0] = last
      i = 0
      loop do
        l, r, m = 2 * i + 1, 2 * i + 2, i
        m = l if l < @a.size && @cmp.(@a[l], @a[m]) < 0
        m = r if r < @a.size && @cmp.(@a[r], @a[m]) < 0
        break if m == i
        @a[i], @a[m] = @a[m], @a[i]
        i = m
      end
    end
    top
  end
  def empty? = @a.empty?
end
h = MinHeap.new
[5, 2, 8, 1].each { |x| h << x }
r = []
r << h.pop until h.empty?
p r
def dijkstra(g, s)
  dist = Hash.new(Float::INFINITY).merge(s => 0)
  q = MinHeap.new { |a, b| a[0] <=> b[0] } << [0, s]
  until q.empty?
    d, u = q.pop
    next if d > dist[u]
    g.fetch(u, {}).each do |v, w|
      nd = d + w
      (dist[v] = nd; q << [nd, v]) if nd < dist[v]
    end
  end
  dist
end
g = { a: { b: 7, c: 3 }, b: { d: 2 }, c: { b: 1, d: 8 }, d: {} }
p dijkstra(g, :a)
class Trie
  Node = Struct.new(:kids, :term) do
    def initialize = super({}, false)
  end
  def initialize(*ws) = (@root = Node.new; ws.each { add(_1) })
  def add(w) = w.each_char.reduce(@root) { |n, c| n.kids[c] ||= Node.new }.term = true
  def find(pre) = pre.each_char.reduce(@root) { |n, c| n&.kids&.[](c) }
  def words(pre, node = find(pre)) = node.nil? ? [] : (node.term ? [pre] : []) + node.kids.flat_map { |c, k| words(pre + c, k) }
end
t = Trie.new("car", "cart", "dog", "cat")
p t.words("ca"), t.words("x"), t.find("do").term
class LRU
  def initialize(cap) = (@cap = cap; @h = {})
  def [](k) = @h.key?(k) ? @h[k] = @h.delete(k) : nil
  def []=(k, v)
    @h.delete(k)
    @h[k] = v
    @h.shift if @h.size > @cap
  end
  def keys = @h.keys
end
l = LRU.new(2)
l[:a] = 1; l[:b] = 2; l[:a]; l[:c] = 3
p l.keys, l[:b]
class UF
  def initialize(n) = @p = (0...n).to_a
  def find(x) = @p[x] == x ? x : @p[x] = find(@p[x])
  def union(a, b) = @p[find(a)] = find(b)
  def groups = @p.each_index.group_by { find(_1) }.values
end
u = UF.new(5)
u.union(0, 1); u.union(3, 4)
p u.groups
def knap(items, cap)
  items.each_with_object(Array.new(cap + 1, 0)) { |(w, v), dp| cap.downto(w) { |c| dp[c] = [dp[c], dp[c - w] + v].max } }.last
end
p knap([[1, 1], [3, 4], [4, 5], [5, 7]], 7)
def life(cells) = cells.flat_map { |x, y| [-1, 0, 1].product([-1, 0, 1]).map { |a, b| [x + a, y + b] } }.tally.select { |c, n| n == 3 || n == 4 && cells.include?(c) }.keys
p life([[0, 1], [1, 1], [2, 1]]).sort
def queens(n, row = 0, cols = [], &blk)
  return blk.(cols) if row == n
  n.times { |c| queens(n, row + 1, cols + [c], &blk) if cols.each_with_index.none? { |cc, rr| cc == c || (cc - c).abs == row - rr } }
end
cnt = 0
queens(6) { cnt += 1 }
p cnt
def topo(deps)
  seen, out = {}, []
  visit = lambda do |n|
    raise "cycle at #{n}" if seen[n] == :open
    next if seen[n]
    seen[n] = :open
    deps.fetch(n, []).each(&visit)
    seen[n] = :done
    out << n
  end
  deps.each_key(&visit)
  out
end
p topo({ a: [:b, :c], b: [:c], c: [] })
begin
  topo({ a: [:b], b: [:a] })
rescue => e
  puts e.message
end
def subsets(a) = a.empty? ? [[]] : subsets(a[1..]).flat_map { |s| [s, [a[0]] + s] }
p subsets([1, 2, 3]).sort, (0..3).flat_map { |k| [1, 2, 3].combination(k).to_a }.size
def fibm(n) = n.bit_length.downto(0).inject([0, 1]) { |(a, b), i| c, d = a * (2 * b - a), a * a + b * b; n[i] == 1 ? [d, c + d] : [c, d] }[0]
p fibm(90), fibm(10)
def merge_sort(a) = a.size < 2 ? a : merge(*a.each_slice((a.size + 1) / 2).map { merge_sort(_1) })
def merge(a, b)
  out = []
  out << (a.first <= b.first ? a.shift : b.shift) while !a.empty? && !b.empty?
  out + a + b
end
p merge_sort([5, 1, 4, 2, 3])
def spiral(n)
  m = Array.new(n) { Array.new(n) }
  x, y, dx, dy = 0, 0, 1, 0
  (1..n * n).each do |i|
    m[y][x] = i
    nx, ny = x + dx, y + dy
    dx, dy = -dy, dx if !nx.between?(0, n - 1) || !ny.between?(0, n - 1) || m[ny][nx]
    x += dx
    y += dy
  end
  m
end
spiral(4).each { |row| puts row.map { |v| v.to_s.rjust(3) }.join }
memo = {}
ways = ->(n, k) { n == 0 ? 1 : n < 0 || k.empty? ? 0 : memo[[n, k]] ||= ways.(n - k[0], k) + ways.(n, k[1..]) }
p ways.(100, [50, 25, 10, 5, 1])
p (1..30).each_slice(10).map { |s| s.sum }, 10.pow(20, 7), 97.pow(5), [3, 1, 2].sort!.then { |a| a.bsearch { |x| x >= 2 } }
board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".chars.each_slice(9).to_a
puts board.map(&:join).first, board.transpose.first.join, board.flatten.count(".")
