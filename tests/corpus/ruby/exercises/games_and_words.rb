# covers: classes of exercises
# Exercism-like: several classes
class BowlingGame
  class BowlingError < StandardError; end
  def initialize = @rolls = []
  def roll(pins)
    raise BowlingError, "Pins must have a value from 0 to 10" unless (0..10).cover?(pins)
    raise BowlingError, 'Should not be able to roll after game is over' if complete?
    @rolls << pins
  end
  def frames
    frames = []; i = 0
    while frames.size < 9 && i < @rolls.size
      if @rolls[i] == 10 then frames << [10]; i += 1
      else frames << @rolls[i, 2]; i += 2 end
    end
    frames << @rolls[i..] if i < @rolls.size
    frames
  end
  def complete? = (f = frames).size == 10 && (f.last.size == 3 || (f.last.size == 2 && f.last.sum < 10))
  def score
    raise BowlingError, 'Score cannot be taken until the end of the game' unless complete?
    i = 0
    10.times.sum do
      if @rolls[i] == 10 then (s = @rolls[i, 3].sum; i += 1; s)
      elsif @rolls[i, 2].sum == 10 then (s = @rolls[i, 3].sum; i += 2; s)
      else (s = @rolls[i, 2].sum; i += 2; s) end
    end
  end
end
g = BowlingGame.new; 12.times { g.roll(10) }; p g.score
begin; g.roll(1); rescue BowlingGame::BowlingError => e; puts "#{e.class}: #{e.message}"; end
begin; BowlingGame.new.score; rescue => e; puts e.message; end
class Tournament
  HEADER = "Team                           | MP |  W |  D |  L |  P"
  def self.tally(input) = new(input).to_s
  def initialize(input)
    @t = Hash.new { |h, k| h[k] = Hash.new(0) }
    input.each_line(chomp: true) do |l|
      next if l.strip.empty? || l.start_with?("#")
      a, b, r = l.split(";")
      case r
      when "win" then win(a, b)
      when "loss" then win(b, a)
      when "draw" then [a, b].each { |x| @t[x][:d] += 1 }
      end
    end
  end
  def win(a, b) = (@t[a][:w] += 1; @t[b][:l] += 1)
  def points(s) = s[:w] * 3 + s[:d]
  def to_s = [HEADER, *@t.sort_by { |n, s| [-points(s), n] }.map { |n, s| "%-30s | %2d | %2d | %2d | %2d | %2d" % [n, s.values_at(:w, :d, :l).sum, s[:w], s[:d], s[:l], points(s)] }].join("\n") + "\n"
end
puts Tournament.tally("A;B;win\nC;B;draw\n\nA;C;loss\n")
class Hangman
  attr_reader :guesses
  def initialize(word) = (@word, @guesses, @left = word, [], 6)
  def guess(c) = (return :already if @guesses.include?(c); @guesses << c; @word.include?(c) ? :hit : (@left -= 1; :miss))
  def masked = @word.gsub(/[^#{Regexp.escape(@guesses.join)}]/, "_") rescue @word.gsub(/./, "_")
  def state = masked == @word ? :win : @left.zero? ? :lose : :busy
end
h = Hangman.new("ruby"); p h.guess("r"), h.guess("z"), h.guess("r"), h.masked, h.state
module Grains
  def self.square(n) = n.between?(1, 64) ? 2**(n - 1) : (raise ArgumentError)
  def self.total = 2**64 - 1
end
p Grains.square(64), Grains.total, (Grains.square(0) rescue $!.class)
class Series; def initialize(s) = @s = s; def slices(n) = (raise ArgumentError if n > @s.size; @s.chars.each_cons(n).map(&:join)); end
p Series.new("01234").slices(3), (Series.new("1").slices(2) rescue $!.message)
class CircularBuffer
  class BufferEmptyException < StandardError; end
  class BufferFullException < StandardError; end
  def initialize(n) = (@n, @b = n, [])
  def read = @b.shift || raise(BufferEmptyException)
  def write(x) = @b.size == @n ? raise(BufferFullException) : @b.push(x)
  def write!(x) = (read if @b.size == @n; write(x))
  def clear = @b.clear
end
b = CircularBuffer.new(2); b.write(1); b.write(2); b.write!(3); p b.read, b.read, (b.read rescue $!.class)
p "The quick brown".each_char.tally.select { |_, v| v > 1 }.keys.join, "ATGC".tr("ATGC", "TACG"), "hello"
  .chars.each_slice(2).map(&:join).reverse, [[1, 2], [3]].flat_map(&:itself).each_with_index.to_h { |v, i| [i, v] }
def say(n)
  raise ArgumentError unless n.between?(0, 999_999)
  ones = %w[zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen]
  tens = %w[_ _ twenty thirty forty fifty sixty seventy eighty ninety]
  case n
  in ..19 then ones[n]
  in ..99 then (d, r = n.divmod(10); r.zero? ? tens[d] : "#{tens[d]}-#{ones[r]}")
  in ..999 then (h, r = n.divmod(100); "#{ones[h]} hundred#{" " + say(r) unless r.zero?}")
  else (t, r = n.divmod(1000); "#{say(t)} thousand#{" " + say(r) unless r.zero?}")
  end
end
p say(0), say(14), say(85), say(123), say(987_654)
