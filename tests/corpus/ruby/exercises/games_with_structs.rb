# covers: games, with structs that use the constants of the class around them
class TicTacToe
  LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]].freeze
  attr_reader :board
  def initialize(board = " " * 9) = @board = board.dup
  def play(pos, mark)
    raise ArgumentError, "taken" unless @board[pos] == " "
    @board[pos] = mark
    self
  end
  def winner = LINES.map { |l| l.map { @board[_1] }.uniq }.find { |u| u.size == 1 && u[0] != " " }&.first
  def full? = !@board.include?(" ")
  def moves = @board.each_char.with_index.filter_map { |c, i| i if c == " " }
  def to_s = @board.chars.each_slice(3).map { |r| r.join("|") }.join("\n-+-+-\n")
  def best(mark, me = mark)
    return [winner == me ? 1 : -1] if winner
    return [0] if full?
    nxt = mark == "X" ? "O" : "X"
    scored = moves.map { |m| [TicTacToe.new(@board).play(m, mark).best(nxt, me).first, m] }
    mark == me ? scored.max_by { |s, m| [s, -m] } : scored.min_by { |s, m| [s, m] }
  end
end
g = TicTacToe.new("XX OO    ")
puts g, g.best("X").inspect
g.play(2, "X")
puts g, g.winner
begin
  g.play(0, "O")
rescue ArgumentError => e
  puts "Error: #{e.message}"
end
class Deck
  SUITS = %w[♠ ♥ ♦ ♣].freeze
  RANKS = [*"2".."10", *%w[J Q K A]].freeze
  Card = Struct.new(:rank, :suit) do
    include Comparable
    def value = RANKS.index(rank)
    def <=>(o) = [value, suit] <=> [o.value, o.suit]
    def to_s = "#{rank}#{suit}"
  end
  include Enumerable
  def initialize = @cards = RANKS.product(SUITS).map { |r, s| Card.new(r, s) }
  def each(&) = @cards.each(&)
  def deal(n) = @cards.shift(n)
  def shuffle!(seed) = tap { @cards.shuffle!(random: Random.new(seed)) }
  def size = @cards.size
end
d = Deck.new
puts d.size, d.first(3).join(" "), d.max, d.min, d.group_by(&:suit).transform_values(&:count), d.select { _1.rank == "A" }.map(&:to_s).inspect
d.shuffle!(42)
hand = d.deal(5)
puts hand.sort.join(" "), d.size, hand.map(&:value).sum
class Battleship
  def initialize(size) = @grid = Hash.new(:water).tap { |g| @size = size }
  def place(x, y, len, dir)
    cells = len.times.map { |i| dir == :h ? [x + i, y] : [x, y + i] }
    raise RangeError, "off board" unless cells.all? { |c| c.all? { (0...@size).cover?(_1) } }
    raise ArgumentError, "overlap at #{cells.find { @grid.key?(_1) }}" if cells.any? { @grid.key?(_1) }
    cells.each { @grid[_1] = :ship }
  end
  def fire(x, y)
    case @grid[[x, y]]
    when :ship then @grid[[x, y]] = :hit; sunk? ? :win : :hit
    when :hit then :again
    else :miss
    end
  end
  def sunk? = @grid.values.none?(:ship)
  def render = Array.new(@size) { |y| Array.new(@size) { |x| { water: ".", ship: "S", hit: "*" }[@grid[[x, y]]] }.join }
end
b = Battleship.new(4)
b.place(0, 0, 2, :h)
[[0, 0, 3, :v], [3, 3, 2, :h]].each { |a| b.place(*a) rescue puts "#{$!.class}: #{$!.message}" }
p b.fire(0, 0), b.fire(0, 0), b.fire(3, 3), b.fire(1, 0), b.sunk?
puts b.render
def rpn(s) = s.split.each_with_object([]) { |t, st| st << (t =~ /\A-?\d+\z/ ? t.to_i : st.pop(2).inject(t.to_sym)) }.pop
p rpn("3 4 + 2 *"), rpn("5 1 2 + 4 * + 3 -")
def bowling(rolls)
  score = i = 0
  10.times do
    if rolls[i] == 10 then score += 10 + rolls[i + 1] + rolls[i + 2]; i += 1
    elsif rolls[i] + rolls[i + 1] == 10 then score += 10 + rolls[i + 2]; i += 2
    else score += rolls[i, 2].sum; i += 2
    end
  end
  score
end
p bowling([10] * 12), bowling([9, 1] * 10 + [9]), bowling([3, 4] * 10)
def flood(grid, y, x, new, old = grid[y][x])
  return grid if old == new || y < 0 || x < 0 || grid.dig(y, x) != old
  grid[y][x] = new
  [[1, 0], [-1, 0], [0, 1], [0, -1]].each { |dy, dx| flood(grid, y + dy, x + dx, new, old) }
  grid
end
puts flood(["..#", ".#.", "#.."].map(&:chars), 0, 0, "~").map(&:join)
def maze_path(m)
  s, e = %w[S E].map { |c| m.each_with_index { |r, y| (x = r.index(c)) and break [y, x] } }
  prev = { s => nil }
  q = [s]
  until q.empty?
    cur = q.shift
    break if cur == e
    y, x = cur
    [[y + 1, x], [y - 1, x], [y, x + 1], [y, x - 1]].each do |ny, nx|
      next if ny < 0 || nx < 0 || !m[ny] || !m[ny][nx] || m[ny][nx] == "#" || prev.key?([ny, nx])
      prev[[ny, nx]] = cur
      q << [ny, nx]
    end
  end
  path = [e]
  path.unshift(prev[path[0]]) while prev[path[0]]
  path
end
p maze_path(["S.#", ".#.", "..E"]), maze_path(["S..E"]).size
