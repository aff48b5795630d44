# covers: WeakRef, which hands on what it does not know, and delegators beside it
require "weakref"
require "delegate"

class Cache
  Entry = Struct.new(:name, :size)

  def initialize = @entries = {}

  def keep(name, size)
    entry = Entry.new(name, size)
    @entries[name] = WeakRef.new(entry)
    entry
  end

  def size_of(name)
    held = @entries[name]
    held&.weakref_alive? ? held.size : nil
  end
end

cache = Cache.new
kept = cache.keep("first", 3)
p cache.size_of("first"), cache.size_of("second"), kept.name

text = "some text"
reference = WeakRef.new(text)
puts reference.upcase, reference.length, reference
p reference, reference == text, reference.class, reference.__getobj__.equal?(text)
p WeakRef::RefError.ancestors.include?(StandardError), WeakRef.ancestors.include?(Delegator)
begin
  reference.unknown_method
rescue NoMethodError => e
  puts e.class
end

class Loud < SimpleDelegator
  def name = super.upcase + "!"
end
p Loud.new(kept).name, Loud.new(kept).size
