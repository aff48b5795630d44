class Clock
  include Comparable
  attr_reader :minutes
  protected :minutes

  def initialize(hour: 0, minute: 0)
    @minutes = (hour * 60 + minute) % 1440
  end

  def +(other) = Clock.new(minute: minutes + other)
  def -(other) = self + -other
  def <=>(other) = minutes <=> other.minutes
  def hash = minutes.hash
  def eql?(other) = other.is_a?(Clock) && self == other
  def to_s = format("%02d:%02d", *minutes.divmod(60))
  def inspect = "#<Clock #{self}>"
end

puts Clock.new(hour: 8), Clock.new(hour: 25, minute: 160), Clock.new(minute: -40)
puts Clock.new(hour: 10) + 61, Clock.new(hour: 0, minute: 3) - 4
p Clock.new(hour: 15) == Clock.new(hour: 39), Clock.new(hour: 1) < Clock.new(hour: 2)
times = [17, 3, 9].map { |hour| Clock.new(hour: hour, minute: hour) }
puts times.sort.join(", "), times.min, times.max
p times.minmax, Clock.new(hour: 5).between?(times.min, times.max), times[0].clamp(times[1], times[2])
p [Clock.new(hour: 1), Clock.new(minute: 60)].uniq.size, { Clock.new => 1 }[Clock.new]
