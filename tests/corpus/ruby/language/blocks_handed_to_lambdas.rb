# covers: blocks that lambdas are called with, blocks that outlive what they leave, Kernel reopened, modules that classes extend
walk = ->(node, depth = 0, &see) do
  see.(node[:name], depth)
  node[:inside].each { |one| walk.(one, depth + 1, &see) }
end
walk.({ name: "root", inside: [{ name: "leaf", inside: [] }] }) { |name, depth| puts "#{'  ' * depth}#{name}" }
maybe = proc { |x, &b| b ? b.call(x) : :none }
p maybe.call(1), maybe.call(3) { |q| q + 1 }, maybe.(3, &:succ), maybe.(4) { _1 * 2 }

def told
  yield
rescue LocalJumpError => e
  puts "#{e.message} #{e.reason.inspect} #{e.exit_value.inspect}"
end
def returning = proc { return 7 }
def breaking(&block) = block
told { returning.call }
told { proc { break 3 }.call }
left = breaking { break 4 }
told { left.call }
def found = [1, 2, 3].each { |x| return x if x > 1 }
p found, [1, 2].each { break :out }, lambda { break 5 }.call

module Kernel
  def announced(x) = "so: #{x}"
end
p announced(1), 5.announced(2), [].method(:announced).owner

module Listed
  attr_reader :entries_of
  def note(x) = (@entries_of ||= []) << x
  def count_of = @entries_of.inspect
end
class Above
  extend Listed
  note 1
end
class Below < Above; end
p Above.entries_of, Below.entries_of, Below.count_of

module Loud
  def name = super.upcase
end
class Named
  prepend Loud
  def name = "n"
end
class Further < Named; end
p Further.ancestors.first(3), Further.new.name

class Sum
  def +(other) = raise("no sum")
  def -(other) = other.missing
end
[-> { Sum.new + 1 }, -> { Sum.new - 1 }].each do |one|
  one.call
rescue => e
  puts e.message.lines.first, e.backtrace.first(2)
end
begin
  f = ->(**o) { o }
  f.(**nil)
rescue TypeError => e
  puts e.message
end
def run(&block) = block.call
run { { a: 1 } => { a: }; p a }
h = { status: "ok", data: { items: [1, 2] } }
run { h => { data: { items: [*, last] } }
  p last }
class Made
  define_method(:handed) { |a, &b| b ? b.(a) : a }
end
p Made.new.handed(6), Made.new.handed(6) { _1 + 1 }
def gathered(*all) = all
def through(*all) = gathered(*all)
def named(*all, **names) = [all, names]
p gathered(1, a: 2), through(b: 3), named(*gathered(c: 4))
