class LRUCache
  attr_reader :capacity

  def initialize(capacity)
    raise ArgumentError, "capacity must be positive" unless capacity.positive?
    @capacity = capacity
    @store = {}
  end

  def get(key)
    return nil unless @store.key?(key)
    value = @store.delete(key)
    @store[key] = value
  end

  def put(key, value)
    @store.delete(key)
    @store[key] = value
    evict while @store.size > capacity
    self
  end

  def keys = @store.keys
  def to_s = "#<LRU #{@store.map { |key, value| "#{key}=#{value}" }.join(" ")}>"

  private

  def evict
    key, = @store.first
    puts "evicting #{key}"
    @store.delete(key)
  end
end

cache = LRUCache.new(2)
cache.put(:a, 1).put(:b, 2)
puts cache.get(:a).inspect
cache.put(:c, 3)
puts cache.get(:b).inspect, cache
p cache.keys
begin
  LRUCache.new(0)
rescue ArgumentError => e
  puts "#{e.class}: #{e.message}"
end
