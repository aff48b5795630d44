# covers: an exercise as people write it
module MiniSpec
  Failure = Class.new(StandardError)
  class Expectation
    def initialize(actual) = @actual = actual
    def to(matcher) = matcher.call(@actual) || raise(Failure, matcher.failure(@actual))
    def not_to(matcher) = matcher.call(@actual) && raise(Failure, "expected not #{matcher.desc}")
    alias to_not not_to
  end
  class Matcher
    attr_reader :desc
    def initialize(desc, &test) = (@desc, @test = desc, test)
    def call(a) = @test.call(a)
    def failure(a) = "expected #{a.inspect} to #{desc}"
  end
  class Context
    attr_reader :results
    def initialize(name, parent = nil, &blk)
      @name, @parent, @befores, @lets, @results = name, parent, [], {}, []
      @depth = parent ? parent.depth + 1 : 0
      puts "#{'  ' * @depth}#{name}"
      instance_eval(&blk)
    end
    attr_reader :depth, :befores, :lets
    def before(&b) = @befores << b
    def let(name, &b) = @lets[name] = b
    def context(name, &b) = Context.new(name, self, &b).then { |c| @results.concat(c.results) }
    alias describe context
    def chain = @parent ? [*@parent.chain, self] : [self]
    def it(desc, &blk)
      ex = Example.new(chain)
      ex.instance_eval(&blk)
      puts "#{'  ' * (@depth + 1)}✓ #{desc}"
      @results << :pass
    rescue Failure => e
      puts "#{'  ' * (@depth + 1)}✗ #{desc} - #{e.message}"
      @results << :fail
    rescue StandardError => e
      puts "#{'  ' * (@depth + 1)}! #{desc} - #{e.class}: #{e.message.lines.first.chomp.sub(/0x\h+/, "0x")}"
      @results << :error
    end
  end
  class Example
    def initialize(chain)
      chain.flat_map(&:lets).each do |lets|
        lets.each { |n, b| define_singleton_method(n) { (@memo ||= {}).fetch(n) { @memo[n] = instance_eval(&b) } } }
      end
      chain.flat_map(&:befores).each { |b| instance_eval(&b) }
    end
    def expect(v = nil, &b) = Expectation.new(b || v)
    def eq(x) = Matcher.new("equal #{x.inspect}") { |a| a == x }
    def be_nil = Matcher.new("be nil", &:nil?)
    def raise_error(k) = Matcher.new("raise #{k}") { |b| begin; b.call; false; rescue k; true; end }
    def include(*xs) = Matcher.new("include #{xs.join(', ')}") { |a| xs.all? { |x| a.include?(x) } }
    def method_missing(n, *args)
      return super unless n.to_s.start_with?("be_")
      pred = "#{n.to_s.delete_prefix('be_')}?"
      Matcher.new("be #{n.to_s.sub('be_', '').tr('_', ' ')}") { |a| a.public_send(pred, *args) }
    end
    def respond_to_missing?(n, p = false) = n.to_s.start_with?("be_") || super
  end
end
def describe(...) = MiniSpec::Context.new(...)
ctx = describe Array do
  let(:list) { [1, 2, 3] }
  before { @extra = 4 }
  it("sums") { expect(list.sum).to eq(6) }
  it("fails") { expect(list.size).to eq(4) }
  it("uses before") { expect(list + [@extra]).to include(4, 1) }
  it("raises") { expect { list.fetch(10) }.to raise_error(IndexError) }
  context "when empty" do
    let(:list) { [] }
    it("is empty") { expect(list).to be_empty }
    it("first nil") { expect(list.first).to be_nil }
    it("negates") { expect(list).not_to be_empty }
    it("blows up") { list.first.foo }
    it("frobs") { expect(list).to be_between_x }
    it("undefined") { bogus }
  end
end
puts ctx.results.tally, "#{ctx.results.count(:pass)}/#{ctx.results.size} passed"
exit 1 if ctx.results.any? { |r| r != :pass }
