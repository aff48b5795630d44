# A state machine that is declared in a class body, with guards and callbacks.
module StateMachine
  class InvalidTransition < StandardError; end

  def self.included(base)
    base.extend(ClassMethods)
    base.instance_variable_set(:@transitions, {})
  end

  module ClassMethods
    attr_reader :transitions, :initial

    def initial_state(name) = @initial = name

    def event(name, from:, to:)
      transitions[name] = { from: Array(from), to: to }
      define_method("#{name}!") { fire(name) }
      define_method("can_#{name}?") { fits?(name) }
    end

    def on_enter(state, &block)
      (@callbacks ||= Hash.new { |h, k| h[k] = [] })[state] << block
    end

    def callbacks_for(state) = (@callbacks || {}).fetch(state, [])
  end

  def state = @state ||= self.class.initial

  def history = @history ||= [state]

  private

  def fits?(name) = self.class.transitions[name][:from].include?(state)

  def fire(name)
    raise InvalidTransition, "cannot #{name} from #{state}" unless fits?(name)

    history
    @state = self.class.transitions[name][:to]
    history << @state
    self.class.callbacks_for(@state).each { |callback| instance_exec(name, &callback) }
    self
  end
end

class Order
  include StateMachine
  attr_reader :log

  initial_state :cart
  event :submit, from: :cart, to: :pending
  event :pay, from: %i[pending failed], to: :paid
  event :decline, from: :pending, to: :failed
  event :ship, from: :paid, to: :shipped
  on_enter(:paid) { |event| @log << "#{event} -> thanks" }
  on_enter(:shipped) { |_| @log << "on the way after #{history.size} states" }

  def initialize = @log = []
end

order = Order.new
puts order.state, order.can_submit?, order.can_ship?
order.submit!.decline!.pay!
puts order.state
order.ship!
p order.history, order.log
begin
  order.pay!
rescue StateMachine::InvalidTransition => e
  puts "#{e.class.name}: #{e.message}"
end
p Order.transitions.keys, Order.transitions[:pay][:from]
p Order.instance_methods(false).sort.first(3), order.respond_to?(:fire), order.respond_to?(:ship!)
