# covers: an error in the code that rescues another one
class Stack
  class EmptyError < StandardError
    def initialize(msg = "stack is empty") = super
  end
  def initialize = @items = []
  def pop
    raise EmptyError if @items.empty?
    @items.pop
  end
end
def process(s)
  s.pop
rescue Stack::EmptyError => e
  raise RuntimeError, "processing failed"
end
s = Stack.new
begin
  process(s)
rescue => e
  puts e.message, e.cause.message, e.cause.class, e.backtrace.first
end
[1].each { |x| process(s) }
