# Conway's game of life on a set of living cells, and a flood fill.
require 'set'
class Life
  NEIGHBOURS = [-1, 0, 1].product([-1, 0, 1]).reject { |d| d == [0, 0] }.freeze

  def self.parse(text)
    cells = text.lines.each_with_index.flat_map do |line, y|
      line.chomp.chars.each_with_index.select { |c, _| c == "#" }.map { |_, x| [x, y] }
    end
    new(cells.to_set)
  end

  attr_reader :cells

  def initialize(cells) = @cells = cells

  def step
    counts = Hash.new(0)
    cells.each { |x, y| NEIGHBOURS.each { |dx, dy| counts[[x + dx, y + dy]] += 1 } }
    Life.new(counts.select { |cell, n| n == 3 || (n == 2 && cells.include?(cell)) }.keys.to_set)
  end

  def to_s
    xs, ys = cells.map(&:first), cells.map(&:last)
    (ys.min..ys.max).map { |y| (xs.min..xs.max).map { |x| cells === [x, y] ? "#" : "." }.join }.join("\n")
  end

  def ==(other) = other.is_a?(Life) && cells == other.cells
end
glider = Life.parse(".#.\n..#\n###\n")
3.times do |i|
  puts "-- #{i}", glider
  glider = glider.step
end
blinker = Life.parse("###")
puts blinker.step, blinker.step.step == blinker
a = Set[1, 2, 3]
b = Set.new([3, 4])
p a | b, a & b, a - b, a ^ b, a.subset?(Set[1, 2, 3, 4]), a.superset?(Set[1]), a.add?(1), a.add?(9), a.include?(9), a.size
p a.map { |x| x * 2 }.to_set, a.group_by(&:odd?), a.partition(&:even?), Set.new("hello".chars).to_a.join, a.disjoint?(b), a.delete(9).to_a
p a == Set[3, 2, 1], a.min, a.sum, a.sort_by { |x| -x }, a.select(&:odd?), a.to_a.inspect, a.empty?, Set.new.empty?, a.first, a.each_slice(2).to_a
def fill(grid, x, y, to, from = grid[y][x])
  return 0 unless y.between?(0, grid.size - 1) && x.between?(0, grid[y].size - 1) && grid[y][x] == from

  grid[y][x] = to
  1 + [[0, 1], [1, 0], [0, -1], [-1, 0]].sum { |dx, dy| fill(grid, x + dx, y + dy, to, from) }
end
grid = ["..#..", ".##..", "....#"].map(&:chars)
p fill(grid, 0, 0, "o")
puts grid.map(&:join)
