# covers: an enumerator that a class keeps
class Robot
  NAMES = ("AA000".."AA999").to_a.freeze
  class << self
    attr_reader :pool
    def forget = @pool = NAMES.each
    def next_name = (@pool ||= NAMES.each).next
  end
  attr_reader :name
  def initialize = reset
  def reset = @name = self.class.next_name
end
Robot.forget
r = 3.times.map { Robot.new }
begin
  p r.map(&:name), r[0].reset, r[0].name, r[0].name.match?(/\A[A-Z]{2}\d{3}\z/), NAMES
rescue NameError
  puts "#{$!.class}: #{$!.message.lines.first}"
end
class SubRobot < Robot; end
p SubRobot.new.name, SubRobot.pool.class, Robot.pool.equal?(SubRobot.pool)
996.times { Robot.new }
begin; Robot.new; rescue StopIteration => e; puts e.message; end
