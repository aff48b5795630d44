# covers: frozen classes, modules and objects, copies, and what is mixed in or hidden by name
def told
  p yield
rescue FrozenError, ArgumentError, NameError, TypeError => e
  puts "#{e.class}: #{e.message.lines.first.chomp.gsub(/0x\h+/, "0x")}"
end
class Closed
  def a = 1
  freeze
end
told { Closed.frozen? }
told { class Closed; def b = 2; end }
told { Closed.define_method(:c) { 3 } }
told { Closed.new.a }
told { Class.new(Closed) { def d = 4 }.new.d }
told { Module.new.freeze.frozen? }
thing = Object.new.freeze
told { def thing.x = 1 }
told { thing.define_singleton_method(:y) { 2 } }
told { thing.extend(Comparable) }
told { thing.dup.extend(Comparable).frozen? }
told { Object.name << "b" }
told { Object.name }
class Copied
  attr_accessor :list, :how
  def initialize = @list = []
  def initialize_copy(other) = @list = other.list.dup
  def initialize_dup(other)
    @how = "dup"
    super
  end
  def initialize_clone(other, freeze: nil)
    @how = "clone"
    super
  end
end
copied = Copied.new
other = copied.dup
other.list << 1
p copied.list, other.list, other.how, copied.clone.how
module Box
  A = 1
  private_constant :A
  module Inner
  end
end
told { Box::A }
told { Box.const_get(:A) }
told { Box.const_get(:String, false) }
told { Box.send(:remove_const, :A) }
told { Box.include(Box) }
told { Object.new.define_singleton_method(:x) }
told { String.instance_method(:upcase).bind_call(1) }
told { Integer.allocate }
class Above
  def self.made = 1
  private_class_method def self.secret = 2
end
class Below < Above
  def self.own = 3
end
p Below.singleton_methods.sort, Below.singleton_methods(false), Below.singleton_class.superclass == Above.singleton_class
p nil.singleton_class, true.singleton_class
class Hooked
  def self.method_undefined(name) = puts("undefined #{name}")
  def x = 1
  undef_method :x
end
one = [].method(:map)
p one == [].method(:map), Struct.new(:x?).new(1).x?, Struct.new(:x).new(1).method(:x=).arity
