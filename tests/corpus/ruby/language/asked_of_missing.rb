# covers: hidden methods where one says what is missing, words of visibility around `class << self`, hooks that are private, $@, keys in texts
class Page
  def initialize = @out = []
  def method_missing(name, text = nil, **attrs)
    return super if name == :to_ary
    @out << "<#{name}#{attrs.map { |key, value| " #{key}=#{value}" }.join}>#{text}"
    self
  end
  def respond_to_missing?(*) = true
  def to_s = @out.join
  def all = p("inside").then { 1 }
  private
  def secret(*) = @out << "secret"
  def own = secret("x")
  class << self
    def build = new
    attr_accessor :count
  end
  def hidden = 1
end
page = Page.build
puts page.p("text", id: 1).secret("asked").format("f").hidden.to_s, page.all
p Page.singleton_methods.sort, Page.private_instance_methods(false).sort
class Copied
  def initialize_copy(other) = super
  def respond_to_missing?(name, all = false) = false
end
p Copied.instance_methods(false)
begin
  Page.new.dup.instance_eval { raise "a" }
rescue
  puts $@.size, $@.first[/:(\d+):/, 1], "#{$@.last}"
end
p $@
class Base
  def self.around(name, mark) = define_method(name) { |*args, &block| [mark, super(*args, &block)] }
  def run(*args) = args
end
class Outer < Base
  around :run, :outer
end
class Inner < Outer
  around :run, :inner
end
p Inner.new.run(1), Class.new(Inner) { around :run, :last }.new.run
late = Class.new(Base)
late.define_method(:run) { |*args| super(*args) << :late }
p late.new.run(1)
p "\M-a", "\C-a", "\M-\C-a", "\c?", "a\cAb", '\C-a', ?\C-a
