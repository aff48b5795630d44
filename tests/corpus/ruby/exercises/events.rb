module Observable
  def on(name, &handler)
    handlers[name] << handler
    self
  end

  def emit(name, *payload, **options)
    handlers[name].map { |handler| handler.call(*payload, **options) }
  end

  private

  def handlers = @handlers ||= Hash.new { |hash, name| hash[name] = [] }
end

class Button
  include Observable
  attr_reader :label

  def initialize(label) = @label = label
  def press(times: 1) = emit(:press, self, times: times)
end

log = []
button = Button.new("OK")
button.on(:press) { |source, times:| log << "#{source.label} x#{times}" }
      .on(:press) { |source, **| log << source.label.downcase; :done }
p button.press, button.press(times: 3).last
puts log
p button.emit(:unknown)
p Button.include?(Observable), Button.ancestors.first(2)
