module Machine
  class Refused < StandardError; end

  class Builder
    attr_reader :rules, :first
    def initialize = @rules = {}

    def start(state) = @first = state

    def event(name, from:, to:, &guard)
      Array(from).each { |state| @rules[[state, name]] = [to, guard] }
    end
  end

  module ClassMethods
    def machine(&block)
      builder = Builder.new
      builder.instance_eval(&block)
      @builder = builder
      states.each { |state| define_method("#{state}?") { self.state == state } }
    end

    def builder = @builder
    def states = @builder.rules.flat_map { |(from, _), (to, _)| [from, to] }.uniq.sort
  end

  def self.included(base) = base.extend(ClassMethods)

  def state = @state ||= self.class.builder.first
  def history = @history ||= []

  def method_missing(name, *)
    event = name.to_s.delete_suffix("!").to_sym
    return super unless name.end_with?("!") && known?(event)
    to, guard = self.class.builder.rules[[state, event]]
    raise Refused, "#{event} while #{state}" unless to && (!guard || instance_exec(&guard))
    history << [state, to]
    @state = to
  end

  def respond_to_missing?(name, all = false) = name.end_with?("!") && known?(name.to_s.chomp("!").to_sym) || super

  private

  def known?(event) = self.class.builder.rules.any? { |(_, name), _| name == event }
end
