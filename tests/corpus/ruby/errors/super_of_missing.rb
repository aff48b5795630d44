# covers: errors by way of super in method_missing
class Finder
  def method_missing(name, *given)
    name.end_with?("?") ? given.size : super
  end
  def respond_to_missing?(name, all = false) = name.end_with?("?") || super
  def to_s = "finder"
  def inspect = "#<Finder>"
  private def hidden = 1
end
finder = Finder.new
p finder.any?(1, 2), finder.respond_to?(:some?), finder.respond_to?(:some)
begin
  finder.some
rescue NoMethodError => e
  puts e.message
end
begin
  finder.hidden
rescue NoMethodError => e
  puts e.message
end
puts "before \\ the end"
finder.other
