# covers: the order of several classes of tests, specs without a block, assert_send, assert_mock
require "minitest"
require "minitest/spec"
require "minitest/mock"
class One < Minitest::Test
  def test_a = assert(true)
  def test_b = assert_equal(1, 2)
  def test_mock
    mock = Minitest::Mock.new
    mock.expect(:call, 42, [1])
    assert_equal 42, mock.call(1)
    assert_mock mock
  end
end
class Two < Minitest::Test
  3.times { |at| define_method("test_#{at}") { assert_operator at, :<, 2 } }
  def test_send = assert_send([1, :==, 2])
  def test_nothing = assert_equal(nil, nil)
end
describe "described" do
  before { @list = [1, 2] }
  it("has a size") { _(@list.size).must_equal 2 }
  it "waits"
  describe "within" do
    it("sees it") { _(@list).must_include 1 }
  end
end
class Telling < Minitest::StatisticsReporter
  def record(result)
    puts result.class_name + "#" + result.name + " " + result.result_code
    super
  end
end
reporter = Telling.new
Minitest.seed = 3
srand(3)
reporter.start
Minitest::Runnable.runnables.shuffle.each { |suite| suite.run(reporter, {}) }
reporter.report
puts reporter.results.reject(&:skipped?).map(&:to_s)
