# A robot walks through rooms by commands; what it meets is told.
Position = Struct.new(:x, :y) do
  def +(other) = Position.new(x + other.x, y + other.y)
  def to_s = "(#{x}, #{y})"
end

class Robot
  DIRECTIONS = { north: Position.new(0, 1), east: Position.new(1, 0), south: Position.new(0, -1),
                 west: Position.new(-1, 0) }

  attr_reader :position, :facing, :trail

  def initialize(position = Position.new(0, 0), facing: :north)
    raise ArgumentError, "unknown direction: #{facing}" unless DIRECTIONS.key?(facing)

    @position, @facing, @trail = position, facing, [position]
  end

  def run(commands)
    commands.each_char.with_index(1) do |command, step|
      case command
      when "L", "R" then turn(command == "L" ? -1 : 1)
      when "A" then advance
      when " " then next
      else return "stopped at step #{step}: #{command.inspect}"
      end
    end
    "#{position} #{facing}"
  end

  private

  def turn(by)
    names = DIRECTIONS.keys
    @facing = names[(names.index(facing) + by) % names.size]
  end

  def advance
    @position += DIRECTIONS[facing]
    @trail << @position
  end
end

robot = Robot.new
puts robot.run("RAALAL"), robot.run("AA AX"), robot.trail.join(" ")
puts Robot.new(Position.new(7, 3), facing: :east).run("")
p robot.trail.map(&:to_a).uniq.size, robot.trail.tally.select { |_, n| n > 1 }.keys.map(&:to_s)
begin
  Robot.new(facing: :up)
rescue ArgumentError => e
  puts e.message
end
begin
  robot.turn(1)
rescue NoMethodError => e
  puts e.message.lines.first.sub(/#<Robot.*>/, "a robot")
end
