# `test/unit`: what differs from `minitest`, which does the rest: other names of assertions, the order, and the report.
# Lines of the source around what failed are not shown.

require "minitest"
module Test
  module Unit
    class AssertionFailedError < Minitest::Assertion
    end
    class PendedError < Minitest::Skip
      def result_label = "Pending"
    end
    class OmittedError < Minitest::Skip
      def result_label = "Omission"
    end
    class TestCase < Minitest::Test
      def self.test_order = :alpha
      def self.startup; end
      def self.shutdown; end
      def self.test(name, &block)
        define_method("test: " + name, &block)
      end
      def self.setup(&block) = define_method(:setup, &block)
      def self.teardown(&block) = define_method(:teardown, &block)
      def self.runnable_methods = methods_matching(/\Atest[_:]/).sort
      def self.run(reporter, options = {})
        startup
        super
        shutdown
      end
      def method_name = name
      def cleanup; end
      def diff(expected, actual) = "<" + mu_pp(expected) + "> expected but was\n<" + mu_pp(actual) + ">"
      def message(told = nil, ending = nil, &default)
        proc { (told.nil? || told.to_s.empty? ? "" : told.to_s + "\n") + default.call.to_s + (ending || ".") }
      end
      def assert(test, msg = nil)
        super(test, msg || "<" + mu_pp(test) + "> is not true.")
      end
      def assert_raise(*kinds, &block) = assert_raises(*kinds, &block)
      def assert_raise_message(text, msg = nil)
        yield
        flunk("exception was expected but none was thrown.")
      rescue StandardError => error
        assert(text === error.message, msg)
      end
      def assert_raise_kind_of(*kinds, &block) = assert_raises(*kinds, &block)
      def assert_nothing_raised(*kinds)
        yield
        pass
      end
      def assert_not_equal(*given) = refute_equal(*given)
      def assert_not_nil(*given) = refute_nil(*given)
      def assert_not_same(*given) = refute_same(*given)
      def assert_not_match(*given) = refute_match(*given)
      def assert_no_match(*given) = refute_match(*given)
      def assert_not_include(*given) = refute_includes(*given)
      def assert_not_includes(*given) = refute_includes(*given)
      def assert_not_empty(*given) = refute_empty(*given)
      def assert_not_instance_of(*given) = refute_instance_of(*given)
      def assert_not_kind_of(*given) = refute_kind_of(*given)
      def assert_not_respond_to(*given) = refute_respond_to(*given)
      def assert_not_predicate(*given) = refute_predicate(*given)
      def assert_not_operator(*given) = refute_operator(*given)
      def assert_not_in_delta(*given) = refute_in_delta(*given)
      # Each of these counts once.
      def assert_includes(list, one, msg = nil)
        assert(list.include?(one), message(msg) { "<" + mu_pp(list) + "> expected to include\n<" + mu_pp(one) + ">" })
      end
      def assert_include(*given) = assert_includes(*given)
      def assert_empty(value, msg = nil)
        assert(value.empty?, message(msg) { "<" + mu_pp(value) + "> expected to be empty" })
      end
      def assert_match(pattern, text, msg = nil)
        pattern = Regexp.new(Regexp.escape(pattern)) if __kind(pattern) == "string"
        assert(pattern =~ text, message(msg) { "<" + mu_pp(pattern) + "> expected to be =~\n<" + mu_pp(text) + ">" })
      end
      def assert_true(value, msg = nil) = assert_equal(true, value, msg)
      def assert_false(value, msg = nil) = assert_equal(false, value, msg)
      def assert_boolean(value, msg = nil) = assert(value == true || value == false, msg)
      def assert_compare(one, op, other, msg = nil) = assert(one.send(op, other), msg)
      def assert_block(msg = nil) = assert(yield, msg)
      def assert_alias_method(object, name, original, msg = nil) = assert(object.method(name) == object.method(original), msg)
      def omit(msg = nil) = raise(Test::Unit::OmittedError, msg || "omitted.")
      def omit_if(condition, msg = nil) = condition && omit(msg)
      def pend(msg = nil) = raise(Test::Unit::PendedError, msg || "pended.")
      def notify(*_given) = nil
    end
    Minitest::Runnable::RUNNABLES.clear
    LINE = "=" * 79
    class Report < Minitest::StatisticsReporter
      def start
        super
        io.puts("Loaded suite " + __field(GLOBALS, "$0").sub(/\.rb\z/, ""), "Started")
      end
      def record(result)
        super
        failure = result.failure
        return io.print(".") unless failure
        io.puts(failure.result_code)
        io.puts(Test::Unit::LINE, told(result, failure), Test::Unit::LINE)
      end
      def told(result, failure)
        title = failure.result_label + ": " + result.name + "(" + result.class_name + ")"
        places = Minitest.filter_backtrace(failure.backtrace)
        return title + ": " + failure.error.class.to_s + ": " + failure.error.message + "\n" + places.join("\n") if result.error?
        place = (places.reject { |one| one.match?(/in `(?:omit|pend|assert\w*|raise)'/) }).first.to_s
        title + "\n" + place + "\n" + failure.message
      end
      def report
        super
        kinds = @results.map { |result| result.failure.class }
        omitted = kinds.count(Test::Unit::OmittedError)
        pended = kinds.count(Test::Unit::PendedError)
        passed = @count - @results.size
        asked = @count - omitted
        io.puts
        io.puts if @results.size > 0
        io.puts("Finished in " + total_time.to_s + " seconds.", "-" * 79)
        io.puts(format("%d tests, %d assertions, %d failures, %d errors, %d pendings, %d omissions, 0 notifications", count, assertions,
                       failures, errors, pended, omitted))
        share = asked == 0 ? 0.0 : 100.0 * passed / asked
        io.puts((share == share.floor ? share.to_i.to_s : format("%.4f", share).sub(/0+\z/, "")) + "% passed", "-" * 79)
        io.puts(format("%.2f tests/s, %.2f assertions/s", count / total_time, assertions / total_time))
      end
    end
    def self.run
      reporter = Test::Unit::Report.new($stdout, {})
      reporter.start
      Minitest::Runnable.runnables.sort_by { |suite| suite.name.to_s }.each { |suite| suite.run(reporter, {}) }
      reporter.report
      reporter.passed?
    end
    def self.autorun
      return if @is_installed
      @is_installed = true
      at_exit { exit(Test::Unit.run) unless $! && !($!.is_a?(SystemExit) && $!.success?) }
    end
  end
end
