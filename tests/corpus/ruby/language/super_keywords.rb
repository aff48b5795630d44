# covers: a bare super with keywords, keywords handed on, subclasses of errors
class Base
  attr_reader :name, :options
  def initialize(name:, **options)
    @name = name
    @options = options
  end
  def describe(prefix = "is", mark: ".") = "#{name} #{prefix} #{options}#{mark}"
end
class Child < Base
  def initialize(name:, **options)
    super
    @extra = options.size
  end
  def describe(prefix = "is", mark: ".") = super + " (#{@extra})"
end
class Grandchild < Child
  def initialize(name: "none", size: 1, **)
    super(name: name, size: size)
  end
end
puts Base.new(name: "a", x: 1).describe
puts Child.new(name: "b", x: 1, y: 2).describe(mark: "?")
puts Grandchild.new.describe("holds", mark: ";")
class Loose
  def initialize(*args, **opts) = (@args, @opts = args, opts)
  def to_s = "#{@args} #{@opts}"
end
class Tight < Loose
  def initialize(*args, **opts)
    super
  end
end
puts Tight.new(1, 2), Tight.new(1, x: 2), Tight.new({ y: 1 })
def wrap(*args, **named, &block) = inner(*args, **named, &block)
def inner(a, k: 0) = block_given? ? yield(a, k) : [a, k]
p wrap(1), wrap(1, k: 2), wrap(1, k: 3) { |a, k| a + k }
class Missing < StandardError
  def initialize(message = "it is missing", code: 404)
    super(message)
    @code = code
  end
  attr_reader :code
end
begin
  raise Missing.new(code: 410)
rescue Missing => e
  p e.message, e.code
end
begin
  raise Missing
rescue => e
  p e.message, e.code
end
