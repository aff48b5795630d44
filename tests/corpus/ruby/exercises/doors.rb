# covers: an exercise as people write it
class StateMachine
  class InvalidTransition < StandardError
    def initialize(from, event) = super("cannot #{event} from #{from}")
  end
  class << self
    attr_reader :transitions, :initial
    def state(name, initial: false)
      (@states ||= []) << name
      @initial = name if initial
      define_method("#{name}?") { @state == name }
    end
    def event(name, from:, to:, &guard)
      (@transitions ||= {})[name] = { from: Array(from), to:, guard: }
      define_method(name) { |*args| fire(name, *args) }
      define_method("can_#{name}?") { can?(name) }
    end
    def states = @states.dup
  end
  attr_reader :state, :history
  def initialize
    @state = self.class.initial
    @history = [@state]
    @callbacks = Hash.new { |h, k| h[k] = [] }
  end
  def on(state, &blk) = tap { @callbacks[state] << blk }
  private
  def can?(name, *args)
    t = self.class.transitions.fetch(name)
    t[:from].include?(@state) && (t[:guard].nil? || instance_exec(*args, &t[:guard]))
  end
  def fire(name, *args)
    raise InvalidTransition.new(@state, name) unless can?(name, *args)
    @state = self.class.transitions[name][:to]
    @history << @state
    @callbacks[@state].each { |cb| instance_exec(*args, &cb) }
    self
  end
end
class Door < StateMachine
  state :closed, initial: true
  state :open
  state :locked
  event :open_it, from: :closed, to: :open
  event :close_it, from: :open, to: :closed
  event(:lock, from: [:closed], to: :locked) { |code = nil| @code = code; !code.nil? }
  event(:unlock, from: :locked, to: :closed) { |code| code == @code }
end
d = Door.new
d.on(:open) { puts "creak (#{state})" }.on(:locked) { |code| puts "click #{code}" }
d.open_it.close_it
p d.state, d.closed?, d.can_open_it?, d.can_close_it?
d.lock(1234)
[-> { d.open_it }, -> { d.unlock(1) }, -> { d.unlock(1234) }, -> { d.lock }, -> { d.fly }].each do |l|
  l.call
  puts "ok: #{d.state}"
rescue StateMachine::InvalidTransition => e
  puts "invalid: #{e.message}"
rescue NoMethodError => e
  puts e.message[/undefined method `\w+'/]
end
p d.history, Door.states, Door.transitions.keys, Door.initial
p Door.transitions[:lock].reject { |k,| k == :guard }
p Door.instance_methods(false).sort
p StateMachine.instance_variable_get(:@states)
begin
  d.fire(:x)
rescue NoMethodError => e
  puts e.message.sub(/#<Door.*>/, "#<Door>")
end
