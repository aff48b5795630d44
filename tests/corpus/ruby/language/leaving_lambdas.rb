# covers: lambda return in blocks, define_method, keywords of blocks, no keywords, modules mixed in above, messages of case in, arguments of missing methods
p Object.new.object_id, "text".object_id, nil.object_id, 7.object_id
chain = lambda do |path, rest|
  return path if rest.empty?
  rest.each_with_index do |one, at|
    [one, one.reverse].each do |side|
      next unless path.empty? || path[-1][1] == side[0]
      found = chain.(path + [side], rest[0...at] + rest[at + 1..])
      return found if found
    end
  end
  nil
end
p chain.([], [[1, 2], [3, 1], [2, 3]]), chain.([], [[1, 2], [4, 5]])
count = ->(n) { n.zero? ? 0 : [1].each { return 1 + count.(n - 1) } }
p count.(4)
class Finder
  define_method(:first_even) { |list| list.each { |one| return one if one.even? }; :none }
end
p Finder.new.first_even([1, 4, 6]), Finder.new.first_even([1])
def pairs = yield([1, [2, 3]])
p(pairs { |a, k: 1| [a, k] }, pairs { |a, **k| [a, k] }, pairs { |a| a })
p [[1, { k: 2 }]].map { |a, k: 5| [a, k] }
def plain(a, **nil) = a
p plain(1)
[-> { plain(1, b: 2) }, -> { plain(b: 2) }].each do |call|
  call.call
rescue ArgumentError => error
  puts error.message
end
Tree = Struct.new(:value, :kids) do
  include Enumerable
  def each(&block)
    block.call(value)
    kids.each { |kid| kid.each(&block) }
  end
end
tree = Tree.new(1, [Tree.new(2, [])])
p tree.to_a.size, tree.map { _1 }, Tree.ancestors.count(Enumerable), Tree.ancestors.first(3)
module Named
  def name = "module"
end
class Above
  include Named
  def name = "above, #{super}"
end
class Below < Above
  include Named
end
p Below.new.name, Below.ancestors.take(3)
[["lost", :text], [3, 4], nil].each do |value|
  case value
  in 1 then 1
  in { a: } then a
  end
rescue NoMatchingPatternError => error
  p error.message
end
begin
  5.missing(1, :two)
rescue NoMethodError => error
  p error.args, error.name, error.receiver
end
extended = Object.new.extend(Module.new { def more = 1 })
p extended.singleton_methods, extended.singleton_class.ancestors.first == extended.singleton_class
p [KeyError, NameError, FrozenError].map { |kind| kind.new("x").receiver rescue $!.message }
begin
  [1, 2].each_slice(2, &:puts)
rescue NoMethodError => error
  puts error.message.lines.first
end
