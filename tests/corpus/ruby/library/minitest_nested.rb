# covers: describes in describes, with what runs before and after each, and gem
gem "minitest", ">= 5.0"
require "minitest"
require "minitest/spec"
LOG = []
describe "outer" do
  before { LOG << "outer before" }
  after { LOG << "outer after" }
  let(:size) { LOG.size }
  it "runs" do
    LOG << "outer it"
    _(size).must_equal size
  end
  describe "inner" do
    before { LOG << "inner before" }
    after { LOG << "inner after" }
    it "runs too" do
      LOG << "inner it"
    end
  end
end
reporter = Minitest::StatisticsReporter.new
Minitest.seed = 3
reporter.start
Minitest::Runnable.runnables.each { |suite| suite.run(reporter, {}) }
reporter.report
p reporter.count, reporter.assertions, reporter.passed?
puts LOG
