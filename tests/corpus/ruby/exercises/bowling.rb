class Bowling
  class Error < StandardError; end

  def initialize
    @rolls = []
  end

  def roll(pins)
    raise Error, "pins must be between 0 and 10" unless (0..10).cover?(pins)
    @rolls << pins
    self
  end

  def score
    total = 0
    at = 0
    10.times do
      raise Error, "the game is not over" if @rolls[at].nil?
      if strike?(at)
        total += 10 + @rolls[at + 1].to_i + @rolls[at + 2].to_i
        at += 1
      elsif spare?(at)
        total += 10 + @rolls[at + 2].to_i
        at += 2
      else
        total += @rolls[at, 2].sum
        at += 2
      end
    end
    total
  end

  private

  def strike?(at) = @rolls[at] == 10
  def spare?(at) = @rolls[at, 2].sum == 10
end

def play(*rolls)
  game = Bowling.new
  rolls.each { |pins| game.roll(pins) }
  game.score
rescue Bowling::Error => e
  "error: #{e.message}"
end

puts play(*[10] * 12)
puts play(*[5] * 21)
puts play(*([9, 0] * 10))
puts play(1, 2, 3)
puts play(11)
puts play(10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1)
