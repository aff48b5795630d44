# covers: minitest results of tests, what they failed by, specs, mocks
require "minitest"
require "minitest/spec"
require "minitest/mock"
Minitest.seed = 1
class Numbers < Minitest::Test
  def setup = @list = [1, 2, 3]
  def test_ok = assert_equal(6, @list.sum)
  def test_differs = assert_equal([1, 2, 4], @list)
  def test_long = assert_equal("one\ntwo\nthree\n", "one\n2\nthree\n")
  def test_told = assert_equal(1, 2, "because")
  def test_raises = assert_match(/too/, assert_raises(ArgumentError) { raise ArgumentError, "too far" }.message)
  def test_not_raised = assert_raises(KeyError) { 1 }
  def test_skipped = skip("later")
  def test_error = nil.missing
  def test_includes = assert_includes(@list, 9)
  def test_refuted = refute_includes(@list, 1)
  def test_nil = assert_nil(3)
  def test_near = assert_in_delta(1.0, 1.5, 0.1)
  def test_operator = assert_operator(1, :>, 2)
  def test_predicate = assert_predicate(@list, :empty?)
  def test_kind = assert_kind_of(String, 1)
  def test_instance = assert_instance_of(Numeric, 1)
  def test_output = assert_output("a\n") { puts "b" }
  def test_silent = assert_silent { }
  def test_thrown = assert_throws(:done) { throw :done }
  def test_flunk = flunk
  def test_false = assert(false)
  def test_refute = refute(true, "no")
  def test_responds = assert_respond_to(1, :missing)
end
Numbers.methods_matching(/^test_/).sort.each do |name|
  result = Numbers.new(name).run
  puts "#{result.result_code} #{result.location} #{result.assertions} #{result.passed?.inspect} #{result.skipped?.inspect} #{result.error?}"
  result.failures.each { |failure| puts failure.message.lines.first(8).join }
end
p Numbers.runnable_methods.size, Minitest::Runnable.runnables.include?(Numbers)
suite = describe "A list" do
  before { @list = [1] }
  let(:doubled) { @list.map { |x| x * 2 } }
  it "doubles" do
    _(doubled).must_equal [2]
    _(@list).wont_be_empty
    expect { raise KeyError }.must_raise KeyError
  end
  it "fails" do
    value(1).must_be :>, 2
  end
end
p suite.name, suite.runnable_methods.sort
suite.runnable_methods.sort.each { |name| puts suite.new(name).run.result_code }
mock = Minitest::Mock.new
mock.expect(:call, 5, [1])
p mock.call(1), mock.verify
begin
  Minitest::Mock.new.expect(:never, nil).verify
rescue MockExpectationError => e
  puts e.message
end
