module Plugin
  def self.included(base) = all << base
  def self.all = (@all ||= [])
end

class Bus
  class << self
    attr_reader :log
    def instance = @instance ||= new
  end
  @log = []

  def initialize = @table = Hash.new { |table, event| table[event] = [] }

  def on(event, priority = 0, &listener)
    @table[event].push([priority, listener]).sort_by! { |rank, _| -rank }
    self
  end

  def fire(event, **data)
    @table[event].each do |_, listener|
      next unless listener.call(data, event) == :stop
      self.class.log << "#{event} stopped"
      break
    end
  end

  def listeners(event) = @table[event].size
end
