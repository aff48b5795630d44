class Robot
  DIRECTIONS = %i[north east south west].freeze
  MOVES = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] }.freeze

  attr_reader :position, :direction

  def initialize(x: 0, y: 0, facing: :north)
    @position = [x, y]
    @direction = facing
  end

  def turn_left = turn(-1)
  def turn_right = turn(1)

  def advance
    @position = @position.zip(MOVES.fetch(@direction)).map(&:sum)
    self
  end

  def follow(commands)
    commands.each_char do |command|
      case command
      when "L" then turn_left
      when "R" then turn_right
      when "A" then advance
      else raise ArgumentError, "unknown command #{command.inspect}"
      end
    end
    self
  end

  def to_s
    x, y = position
    "(#{x}, #{y}) facing #{direction}"
  end

  private def turn(steps)
    at = DIRECTIONS.index(@direction)
    @direction = DIRECTIONS[(at + steps) % DIRECTIONS.size]
    self
  end
end

puts Robot.new.follow("RAALAL")
puts Robot.new(x: 7, y: 3).follow("RAALAL")
puts Robot.new(facing: :west).turn_right.advance
begin
  Robot.new.follow("AX")
rescue ArgumentError => e
  puts e.message
end
