require_relative "errors"

class Store
  attr_reader :trace

  def initialize(items)
    @items = items
    @trace = []
  end

  def get(key)
    find(key)
  rescue KeyError
    raise StoreError, "cannot get #{key}"
  ensure
    @trace << key
  end

  def half(value)
    halve(value)
  end

  private

  def find(key) = @items.fetch(key)

  def halve(value)
    raise TypeError, "no number: #{value.inspect}" unless value.is_a?(Numeric)
    value / 2
  end
end
