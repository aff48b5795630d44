# `minitest`: classes of tests, what they assert, and the report that is printed when the program ends.

module Minitest
  VERSION = "5.17.0"
  class << self
    attr_accessor :seed, :reporter, :backtrace_filter
    attr_reader :extensions
  end
  @extensions = []
  @after_run = []
  @is_installed = false
  def self.autorun
    return if @is_installed
    @is_installed = true
    at_exit do
      Minitest.run_at_exit unless $! && !($!.is_a?(SystemExit) && $!.success?)
    end
  end
  def self.run_at_exit
    passed = nil
    at_exit do
      @after_run.reverse_each(&:call)
      exit(passed || false)
    end
    passed = run(ARGV)
  end
  def self.after_run(&block)
    @after_run.push(block)
  end
  def self.clock_time = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  def self.run(given = [])
    options = options_of(given)
    Minitest.seed = options[:seed]
    srand(Minitest.seed)
    reporter = Minitest::CompositeReporter.new
    reporter << Minitest::SummaryReporter.new(options[:io], options)
    reporter << Minitest::ProgressReporter.new(options[:io], options)
    self.reporter = reporter
    reporter.start
    Minitest::Runnable.runnables.shuffle.each { |suite| suite.run(reporter, options) }
    reporter.report
    reporter.passed?
  end
  def self.options_of(given)
    options = { io: $stdout }
    told = given.dup
    at = 0
    while at < given.size
      name, value = given[at].split("=", 2)
      case name
      when "-v", "--verbose" then options[:verbose] = true
      when "--show-skips" then options[:show_skips] = true
      when "-s", "--seed" then options[:seed] = (value || given[at += 1]).to_i
      when "-n", "--name" then options[:filter] = value || given[at += 1]
      when "-e", "--exclude" then options[:exclude] = value || given[at += 1]
      when "-S", "--skip" then options[:skip] = (value || given[at += 1]).chars
      end
      at += 1
    end
    unless options[:seed]
      srand
      options[:seed] = (ENV["SEED"] || srand).to_i % 0xFFFF
      told << "--seed" << options[:seed].to_s
    end
    options[:args] = told.map { |one| one.match?(/[\s|&<>$()]/) ? one.inspect : one }.join(" ")
    options
  end
  # Places in the program, up to where the tests' own machinery begins.
  def self.filter_backtrace(places)
    return ["No backtrace"] unless places
    told = places.take_while { |place| !place.match?(Minitest::OWN_PLACES) }
    told = places.reject { |place| place.match?(Minitest::OWN_PLACES) } if told.empty?
    told.empty? ? places.dup : told
  end
  OWN_PLACES = /in `(?:assert|refute|must_|wont_|flunk|capture_io|autorun|run_at_exit|verify'|stub\b)/
  def self.run_one_method(suite, name) = suite.new(name).run

  class Assertion < Exception
    def error = self
    def location
      last = ""
      (backtrace || []).reverse_each do |place|
        break if place.match?(/in .(assert|refute|flunk|pass|fail|raise|must|wont)/)
        last = place
      end
      last.sub(/:in .*$/, "")
    end
    def result_code = result_label[0, 1]
    def result_label = "Failure"
  end
  class Skip < Minitest::Assertion
    def result_label = "Skipped"
  end
  class UnexpectedError < Minitest::Assertion
    attr_accessor :error
    def initialize(error)
      super("Unexpected exception")
      @error = error
    end
    def backtrace = @error.backtrace
    def message
      @error.class.to_s + ": " + @error.message + "\n    " + Minitest.filter_backtrace(backtrace).join("\n    ")
    end
    def result_label = "Error"
  end

  # What is told of a test that has been run.
  module Reportable
    def passed? = !failure
    def location
      place = passed? || error? ? "" : " [" + failure.location + "]"
      class_name + "#" + name + place
    end
    def result_code = failure ? failure.result_code : "."
    def skipped? = failure && Minitest::Skip === failure
    def error? = failures.any? { |one| Minitest::UnexpectedError === one }
  end
  class Runnable
    attr_accessor :assertions, :failures, :time
    RUNNABLES = []
    def self.runnables = Minitest::Runnable::RUNNABLES
    def self.reset = Minitest::Runnable::RUNNABLES.clear
    def self.inherited(made)
      Minitest::Runnable::RUNNABLES.push(made)
      super
    end
    def self.methods_matching(pattern) = public_instance_methods(true).grep(pattern).map(&:to_s)
    def self.runnable_methods
      raise NotImplementedError, "subclass responsibility"
    end
    def self.matcher_of(written)
      found = written.is_a?(String) ? written.match(/\/(.*)\//) : nil
      found ? Regexp.new(found[1]) : written
    end
    def self.run(reporter, options = {})
      wanted = matcher_of(options[:filter] || "/./")
      unwanted = matcher_of(options[:exclude])
      names = runnable_methods.select { |name| wanted === name || wanted === to_s + "#" + name }
      names = names.reject { |name| unwanted === name || unwanted === to_s + "#" + name } if unwanted
      names.each do |name|
        reporter.prerecord(self, name)
        reporter.record(Minitest.run_one_method(self, name))
      end
    end
    def initialize(name)
      @NAME = name
      @failures = []
      @assertions = 0
    end
    def name = @NAME
    def name=(name)
      @NAME = name
    end
    def failure = @failures.first
    def passed? = raise(NotImplementedError, "subclass responsibility")
  end
  class Result < Minitest::Runnable
    include Minitest::Reportable
    attr_accessor :klass, :source_location
    def self.from(test)
      made = new(test.name)
      made.klass = test.class.name
      made.assertions = test.assertions
      made.failures = test.failures.dup
      made.time = test.time
      made
    end
    def class_name = @klass
    def to_s
      return location if passed? && !skipped?
      failures.map { |one| one.result_label + ":\n" + location + ":\n" + one.message + "\n" }.join("\n")
    end
  end
  Minitest::Runnable::RUNNABLES.clear

  class AbstractReporter
    def start; end
    def prerecord(suite, name); end
    def record(result); end
    def report; end
    def passed? = true
  end
  class Reporter < Minitest::AbstractReporter
    attr_accessor :io, :options
    def initialize(io = $stdout, options = {})
      @io = io
      @options = options
    end
  end
  class ProgressReporter < Minitest::Reporter
    def prerecord(suite, name)
      io.print(suite.name.to_s + "#" + name + " = ") if options[:verbose]
    end
    def record(result)
      io.print(format("%.2f s = ", result.time)) if options[:verbose]
      io.print(result.result_code)
      io.puts if options[:verbose]
    end
  end
  class StatisticsReporter < Minitest::Reporter
    attr_accessor :assertions, :count, :results, :start_time, :total_time, :failures, :errors, :skips
    def initialize(io = $stdout, options = {})
      super
      @assertions = 0
      @count = 0
      @results = []
    end
    def passed? = results.all?(&:skipped?)
    def start
      @start_time = Minitest.clock_time
    end
    def record(result)
      @count += 1
      @assertions += result.assertions
      @results.push(result) if !result.passed? || result.skipped?
    end
    def report
      @total_time = Minitest.clock_time - @start_time
      kinds = @results.map { |result| result.failure.class }
      @failures = kinds.count(Minitest::Assertion)
      @errors = kinds.count(Minitest::UnexpectedError)
      @skips = kinds.count(Minitest::Skip)
    end
  end
  class SummaryReporter < Minitest::StatisticsReporter
    def start
      super
      io.puts("Run options: " + options[:args], "", "# Running:", "")
    end
    def report
      super
      io.puts unless options[:verbose]
      io.puts
      io.puts(statistics)
      aggregated_results(io)
      io.puts(summary)
    end
    def statistics
      format("Finished in %.6fs, %.4f runs/s, %.4f assertions/s.", total_time, count / total_time, assertions / total_time)
    end
    def tells_skips? = options[:verbose] || options[:show_skips]
    def aggregated_results(io)
      told = tells_skips? ? results : results.reject(&:skipped?)
      told.each_with_index do |result, at|
        next if (options[:skip] || []).include?(result.result_code)
        io.puts("\n" + (at + 1).to_s.rjust(3) + ") " + result.to_s)
      end
      io.puts
      io
    end
    def summary
      more = results.any?(&:skipped?) && !tells_skips? ? "\n\nYou have skipped tests. Run with --verbose for details." : ""
      format("%d runs, %d assertions, %d failures, %d errors, %d skips%s", count, assertions, failures, errors, skips, more)
    end
  end
  class CompositeReporter < Minitest::AbstractReporter
    attr_accessor :reporters
    def initialize(*reporters)
      @reporters = reporters
    end
    def io = @reporters.first.io
    def <<(reporter)
      @reporters.push(reporter)
    end
    def passed? = @reporters.all?(&:passed?)
    def start = @reporters.each(&:start)
    def prerecord(suite, name) = @reporters.each { |one| one.prerecord(suite, name) }
    def record(result) = @reporters.each { |one| one.record(result) }
    def report = @reporters.each(&:report)
  end

  # Two texts by lines, as `diff -u` writes them.
  module UnifiedDiff
    def self.of(old, new)
      steps = Minitest::UnifiedDiff.steps(old, new)
      out = []
      at = 0
      while at < steps.size
        if steps[at][0] == " "
          at += 1
          next
        end
        first = [at - 3, 0].max
        last = at
        behind = at
        while behind < steps.size && behind - last <= 6
          last = behind if steps[behind][0] != " "
          behind += 1
        end
        stop = [last + 4, steps.size].min
        out.push(Minitest::UnifiedDiff.hunk(steps, first, stop))
        at = stop
      end
      out.join
    end
    def self.hunk(steps, first, stop)
      before = steps.take(first)
      part = steps[first, stop - first]
      head = ["-", "+"].map do |sign|
        start = before.count { |step| step[0] == " " || step[0] == sign }
        size = part.count { |step| step[0] == " " || step[0] == sign }
        sign + (size == 0 ? start : start + 1).to_s + (size == 1 ? "" : "," + size.to_s)
      end
      "@@ " + head.join(" ") + " @@\n" + part.map { |sign, line| sign + line }.join
    end
    # The lines with what becomes of each, by their longest common subsequence.
    def self.steps(old, new)
      table = Array.new(old.size + 1) { Array.new(new.size + 1, 0) }
      (old.size - 1).downto(0) do |i|
        (new.size - 1).downto(0) do |j|
          table[i][j] = old[i] == new[j] ? table[i + 1][j + 1] + 1 : [table[i + 1][j], table[i][j + 1]].max
        end
      end
      steps = []
      i = 0
      j = 0
      while i < old.size || j < new.size
        if i < old.size && j < new.size && old[i] == new[j]
          steps.push([" ", old[i]])
          i += 1
          j += 1
        elsif j >= new.size || (i < old.size && table[i + 1][j] >= table[i][j + 1])
          steps.push(["-", old[i]])
          i += 1
        else
          steps.push(["+", new[j]])
          j += 1
        end
      end
      steps
    end
  end

  module Assertions
    UNDEFINED = Object.new
    def diff(expected, actual)
      one = mu_pp_for_diff(expected)
      other = mu_pp_for_diff(actual)
      breaks = [one, other].any? { |text| text.include?("\n") != text.include?("\\n") }
      unless breaks || one.size > 30 || other.size > 30 || one == other
        return "Expected: " + mu_pp(expected) + "\n  Actual: " + mu_pp(actual)
      end
      if one == other
        name = expected.class.to_s
        return "No visible difference in the " + name + "#inspect output.\nYou should look at the implementation of #== on " +
               name + " or its members.\n" + one
      end
      "--- expected\n+++ actual\n" + Minitest::UnifiedDiff.of(KERNEL.ended_line(one).lines, KERNEL.ended_line(other).lines)
    end
    def mu_pp(value)
      text = value.inspect
      if String === value && (value.encoding != Encoding::UTF_8 || !value.valid_encoding?)
        text = "# encoding: " + value.encoding.to_s + "\n#    valid: " + value.valid_encoding?.to_s + "\n" + text
      end
      text
    end
    def mu_pp_for_diff(value)
      text = mu_pp(value)
      single = text.match?(/(?<!\\|^)\\n/)
      double = text.match?(/(?<=\\|^)\\n/)
      if single != double
        text = text.gsub(/\\?\\n/) do |found|
          single ? (found == "\\n" ? "\n" : found) : (found == "\\\\n" ? "\\n\n" : found)
        end
      end
      text.gsub(/:0x[a-fA-F0-9]{4,}/, ":0xXXXXXX")
    end
    def message(told = nil, ending = nil, &default)
      proc do
        told = told.call.chomp(".") if Proc === told
        custom = told.nil? || told.to_s.empty? ? "" : told.to_s + ".\n"
        custom + default.call.to_s + (ending || ".")
      end
    end
    def assert(test, msg = nil)
      self.assertions += 1
      return true if test
      msg ||= "Expected " + mu_pp(test) + " to be truthy."
      msg = msg.call if Proc === msg
      raise Minitest::Assertion, msg
    end
    def refute(test, msg = nil)
      msg ||= message { "Expected " + mu_pp(test) + " to not be truthy" }
      assert(!test, msg)
    end
    def flunk(msg = nil) = assert(false, msg || "Epic Fail!")
    def pass(_msg = nil) = assert(true)
    def skip(msg = nil, places = nil)
      @skip = true
      raise Minitest::Skip, msg || "Skipped, no message given"
    end
    def skipped? = !!@skip

    def assert_equal(exp, act, msg = nil)
      msg = message(msg, "") { diff(exp, act) }
      result = assert(exp == act, msg)
      if nil == exp
        place = Minitest.filter_backtrace(caller(0)).first.to_s.sub(/:in .*/, "")
        warn("DEPRECATED: Use assert_nil if expecting nil from " + place + ". This will fail in Minitest 6.")
      end
      result
    end
    def refute_equal(exp, act, msg = nil)
      refute(exp == act, message(msg) { "Expected " + mu_pp(act) + " to not be equal to " + mu_pp(exp) })
    end
    def assert_empty(value, msg = nil)
      msg = message(msg) { "Expected " + mu_pp(value) + " to be empty" }
      assert_respond_to(value, :empty?)
      assert(value.empty?, msg)
    end
    def refute_empty(value, msg = nil)
      msg = message(msg) { "Expected " + mu_pp(value) + " to not be empty" }
      assert_respond_to(value, :empty?)
      refute(value.empty?, msg)
    end
    def assert_in_delta(exp, act, delta = 0.001, msg = nil)
      n = (exp - act).abs
      assert(delta >= n, message(msg) { "Expected |#{exp} - #{act}| (#{n}) to be <= #{delta}" })
    end
    def refute_in_delta(exp, act, delta = 0.001, msg = nil)
      n = (exp - act).abs
      refute(delta >= n, message(msg) { "Expected |#{exp} - #{act}| (#{n}) to not be <= #{delta}" })
    end
    def assert_in_epsilon(exp, act, epsilon = 0.001, msg = nil)
      assert_in_delta(exp, act, [exp.abs, act.abs].min * epsilon, msg)
    end
    def refute_in_epsilon(one, other, epsilon = 0.001, msg = nil) = refute_in_delta(one, other, one * epsilon, msg)
    def assert_includes(collection, value, msg = nil)
      msg = message(msg) { "Expected " + mu_pp(collection) + " to include " + mu_pp(value) }
      assert_respond_to(collection, :include?)
      assert(collection.include?(value), msg)
    end
    def refute_includes(collection, value, msg = nil)
      msg = message(msg) { "Expected " + mu_pp(collection) + " to not include " + mu_pp(value) }
      assert_respond_to(collection, :include?)
      refute(collection.include?(value), msg)
    end
    def assert_instance_of(kind, value, msg = nil)
      assert(value.instance_of?(kind), message(msg) { "Expected #{mu_pp(value)} to be an instance of #{kind}, not #{value.class}" })
    end
    def refute_instance_of(kind, value, msg = nil)
      refute(value.instance_of?(kind), message(msg) { "Expected #{mu_pp(value)} to not be an instance of #{kind}" })
    end
    def assert_kind_of(kind, value, msg = nil)
      assert(value.kind_of?(kind), message(msg) { "Expected #{mu_pp(value)} to be a kind of #{kind}, not #{value.class}" })
    end
    def refute_kind_of(kind, value, msg = nil)
      refute(value.kind_of?(kind), message(msg) { "Expected #{mu_pp(value)} to not be a kind of #{kind}" })
    end
    def assert_match(matcher, value, msg = nil)
      msg = message(msg) { "Expected " + mu_pp(matcher) + " to match " + mu_pp(value) }
      assert_respond_to(matcher, :"=~")
      matcher = Regexp.new(Regexp.escape(matcher)) if String === matcher
      assert(matcher =~ value, msg)
      matcher.match(value)
    end
    def refute_match(matcher, value, msg = nil)
      msg = message(msg) { "Expected " + mu_pp(matcher) + " to not match " + mu_pp(value) }
      assert_respond_to(matcher, :"=~")
      matcher = Regexp.new(Regexp.escape(matcher)) if String === matcher
      refute(matcher =~ value, msg)
    end
    def assert_nil(value, msg = nil) = assert(value.nil?, message(msg) { "Expected " + mu_pp(value) + " to be nil" })
    def refute_nil(value, msg = nil) = refute(value.nil?, message(msg) { "Expected " + mu_pp(value) + " to not be nil" })
    def assert_operator(one, op, other = Minitest::Assertions::UNDEFINED, msg = nil)
      return assert_predicate(one, op, msg) if Minitest::Assertions::UNDEFINED == other
      assert(one.send(op, other), message(msg) { "Expected " + mu_pp(one) + " to be " + op.to_s + " " + mu_pp(other) })
    end
    def refute_operator(one, op, other = Minitest::Assertions::UNDEFINED, msg = nil)
      return refute_predicate(one, op, msg) if Minitest::Assertions::UNDEFINED == other
      refute(one.send(op, other), message(msg) { "Expected " + mu_pp(one) + " to not be " + op.to_s + " " + mu_pp(other) })
    end
    def assert_predicate(one, op, msg = nil)
      assert(one.send(op), message(msg) { "Expected " + mu_pp(one) + " to be " + op.to_s })
    end
    def refute_predicate(one, op, msg = nil)
      refute(one.send(op), message(msg) { "Expected " + mu_pp(one) + " to not be " + op.to_s })
    end
    def assert_respond_to(value, name, msg = nil)
      assert(value.respond_to?(name), message(msg) { "Expected #{mu_pp(value)} (#{value.class}) to respond to ##{name}" })
    end
    def refute_respond_to(value, name, msg = nil)
      refute(value.respond_to?(name), message(msg) { "Expected #{mu_pp(value)} to not respond to #{name}" })
    end
    def assert_same(exp, act, msg = nil)
      assert(exp.equal?(act), message(msg) do
        format("Expected %s (oid=%d) to be the same as %s (oid=%d)", mu_pp(act), act.object_id, mu_pp(exp), exp.object_id)
      end)
    end
    def refute_same(exp, act, msg = nil)
      refute(exp.equal?(act), message(msg) do
        format("Expected %s (oid=%d) to not be the same as %s (oid=%d)", mu_pp(act), act.object_id, mu_pp(exp), exp.object_id)
      end)
    end
    def assert_send(call, msg = nil)
      place = Minitest.filter_backtrace(caller(0)).first.to_s.sub(/:in .*/, "")
      warn("DEPRECATED: assert_send. From " + place)
      receiver, name, *given = call
      assert(receiver.__send__(name, *given),
        message(msg) { "Expected " + mu_pp(receiver) + "." + name.to_s + "(*" + mu_pp(given) + ") to return true" })
    end
    def assert_mock(mock) = assert(mock.verify)
    def assert_path_exists(path, msg = nil) = assert(File.exist?(path), message(msg) { "Expected path '#{path}' to exist" })
    def refute_path_exists(path, msg = nil) = refute(File.exist?(path), message(msg) { "Expected path '#{path}' to not exist" })
    def assert_raises(*exp)
      flunk("assert_raises requires a block to capture errors.") unless block_given?
      msg = String === exp.last ? exp.pop + ".\n" : ""
      exp.push(StandardError) if exp.empty?
      begin
        yield
      rescue *exp => error
        pass
        return error
      rescue Minitest::Assertion, SignalException, SystemExit
        raise
      rescue Exception => error
        flunk(proc { exception_details(error, msg + mu_pp(exp) + " exception expected, not") })
      end
      flunk(msg + mu_pp(exp.size == 1 ? exp.first : exp) + " expected but nothing was raised.")
    end
    def exception_details(error, msg)
      [msg, "Class: <" + error.class.to_s + ">", "Message: <" + error.message.inspect + ">", "---Backtrace---",
       Minitest.filter_backtrace(error.backtrace).join("\n"), "---------------"].join("\n")
    end
    def assert_throws(tag, msg = nil)
      told = "Expected " + mu_pp(tag) + " to have been thrown"
      is_caught = true
      value = catch(tag) do
        begin
          yield
        rescue ArgumentError => error
          raise error unless error.message.include?("uncaught throw")
          told += ", not " + error.message.split(/ /).last
        end
        is_caught = false
      end
      assert(is_caught, message(msg) { told })
      value
    end
    def capture_io
      out = StringIO.new
      err = StringIO.new
      old_out = $stdout
      old_err = $stderr
      begin
        $stdout = out
        $stderr = err
        yield
        [out.string, err.string]
      ensure
        $stdout = old_out
        $stderr = old_err
      end
    end
    def capture_subprocess_io(&block) = capture_io(&block)
    def assert_output(stdout = nil, stderr = nil, &block)
      flunk("assert_output requires a block to capture output.") unless block
      out, err = capture_io(&block)
      on_err = stderr ? send(Regexp === stderr ? :assert_match : :assert_equal, stderr, err, "In stderr") : true
      on_out = stdout ? send(Regexp === stdout ? :assert_match : :assert_equal, stdout, out, "In stdout") : true
      on_out && on_err
    end
    def assert_silent(&block) = assert_output("", "", &block)
  end

  class Test < Minitest::Runnable
    include Minitest::Assertions
    include Minitest::Reportable
    def self.i_suck_and_my_tests_are_order_dependent!
      define_singleton_method(:test_order) { :alpha }
    end
    def self.make_my_diffs_pretty!
      define_method(:mu_pp) { |value| value.pretty_inspect }
    end
    def self.parallelize_me!; end
    def self.test_order = :random
    def self.runnable_methods
      names = methods_matching(/^test_/).sort
      case test_order
      when :random, :parallel
        srand(Minitest.seed)
        names.shuffle
      when :alpha, :sorted then names
      else raise "Unknown test_order: " + test_order.inspect
      end
    end
    def class_name = self.class.name
    def before_setup; end
    def setup; end
    def after_setup; end
    def before_teardown; end
    def teardown; end
    def after_teardown; end
    def run
      start = Minitest.clock_time
      capture_exceptions do
        [:before_setup, :setup, :after_setup].each { |hook| send(hook) }
        send(name)
      end
      [:before_teardown, :teardown, :after_teardown].each { |hook| capture_exceptions { send(hook) } }
      @time = Minitest.clock_time - start
      Minitest::Result.from(self)
    end
    def capture_exceptions
      yield
    rescue NoMemoryError, SignalException, SystemExit
      raise
    rescue Minitest::Assertion => error
      @failures.push(error)
    rescue Exception => error
      @failures.push(Minitest::UnexpectedError.new(error))
    end
  end
  Minitest::Runnable::RUNNABLES.clear

  # Tests that are written as descriptions.
  class Spec < Minitest::Test
    STACK = []
    CURRENT = []
    def self.current = Minitest::Spec::CURRENT[-1]
    def self.describe_stack = Minitest::Spec::STACK
    def self.children
      @inner = [] unless __has_own(self, "@inner")
      @inner
    end
    def self.name = defined?(@name) && @name ? @name : super
    def self.to_s = name.to_s
    def self.inspect = to_s
    def self.desc = @desc
    def self.describes(name, desc)
      @name = name
      @desc = desc
    end
    def self.create(name, desc)
      made = Class.new(self)
      made.describes(name, desc)
      made.public_instance_methods.grep(/^test_/).each { |one| made.send(:undef_method, one) }
      children.push(made)
      made
    end
    def self.before(_kind = nil, &block)
      define_method(:setup) do
        super()
        instance_eval(&block)
      end
    end
    def self.after(_kind = nil, &block)
      define_method(:teardown) do
        instance_eval(&block)
        super()
      end
    end
    def self.it(desc = "anonymous", &block)
      @specs = (__has_own(self, "@specs") ? @specs : 0) + 1
      name = format("test_%04d_%s", @specs, desc)
      without = children.reject { |one| one.public_method_defined?(name) }
      block ? define_method(name, &block) : define_method(name) { skip("(no tests defined)") }
      without.each { |one| one.send(:undef_method, name) }
      name
    end
    def self.specify(desc = "anonymous", &block) = it(desc, &block)
    def self.let(name, &block)
      name = name.to_s
      before = "let '" + name + "' cannot "
      after = ". Please use another name."
      raise ArgumentError, before + "begin with 'test'" + after if name.match?(/\Atest/)
      known = Minitest::Spec.instance_methods.map(&:to_s) - ["subject"]
      raise ArgumentError, before + "override a method in Minitest::Spec" + after if known.include?(name)
      define_method(name) do
        @_memoized ||= {}
        @_memoized[name] = instance_eval(&block) unless @_memoized.key?(name)
        @_memoized[name]
      end
    end
    def self.subject(&block) = let(:subject, &block)
    def initialize(name)
      super
      Minitest::Spec::CURRENT[0] = self
    end
    def _(value = nil, &block) = Minitest::Expectation.new(block || value, self)
    def value(value = nil, &block) = _(value, &block)
    def expect(value = nil, &block) = _(value, &block)
  end
  Minitest::Runnable::RUNNABLES.clear

  # Classes that have no tests of their own are in what is shuffled all the same.
  module Unit
    class TestCase < Minitest::Test
    end
  end
  Minitest::Runnable::RUNNABLES.replace([Minitest::Test, Minitest::Unit::TestCase, Minitest::Spec])
  # What is expected of a value: an assertion by another name.
  Expectation = Struct.new(:target, :ctx)
  EXPECTATIONS = [
    ["equal", :equal, nil], ["be_close_to", :in_delta, nil], ["be_within_delta", :in_delta, nil],
    ["be_within_epsilon", :in_epsilon, nil], ["include", :includes, :reverse], ["be_instance_of", :instance_of, nil],
    ["be_kind_of", :kind_of, nil], ["match", :match, nil], ["be_nil", :nil, :unary], ["be", :operator, :reverse],
    ["respond_to", :respond_to, :reverse], ["be_same_as", :same, nil], ["be_empty", :empty, :unary]
  ]
  Minitest::EXPECTATIONS.each do |word, assertion, way|
    [["must_", "assert_"], ["wont_", "refute_"]].each do |mood, verb|
      name = (mood + word).to_sym
      checked = (verb + assertion.to_s).to_sym
      Minitest::Expectation.define_method(name) do |*given|
        raise "Calling #" + name.to_s + " outside of test." unless ctx
        if way
          ctx.send(checked, target, *given)
        else
          ctx.send(checked, given[0], target, *given.drop(1))
        end
      end
    end
  end
  class Expectation
    def must_raise(*given) = ctx.assert_raises(*given, &target)
    def must_throw(*given) = ctx.assert_throws(*given, &target)
    def must_output(*given) = ctx.assert_output(*given, &target)
    def must_be_silent = ctx.assert_silent(&target)
    def path_must_exist(*given) = ctx.assert_path_exists(target, *given)
    def path_wont_exist(*given) = ctx.refute_path_exists(target, *given)
  end

  # An object that is told what it will be asked.
  class Mock
    def initialize(delegator = nil)
      @delegator = delegator
      @expected = {}
      @actual = {}
    end
    def expect(name, retval, args = [], **kwargs, &block)
      name = name.to_sym
      raise ArgumentError, "args must be an array" unless Array === args
      raise ArgumentError, "args ignored when block given" if block && !args.empty?
      (@expected[name] ||= []).push({ retval: retval, args: args, kwargs: kwargs, block: block })
      self
    end
    def told(name, data)
      given = data[:args].map(&:inspect) + data[:kwargs].map { |key, value| key.inspect + "=>" + value.inspect }
      name.to_s + "(" + given.join(", ") + ") => " + (data.key?(:retval) ? data[:retval].inspect : "nil")
    end
    def verify
      @expected.each do |name, calls|
        made = @actual[name] || []
        next if made.size >= calls.size
        so_far = made.empty? ? "" : ", got [" + made.map { |one| told(name, one) }.join(", ") + "]"
        raise MockExpectationError, "expected " + told(name, calls[made.size]) + so_far
      end
      true
    end
    def method_missing(name, *args, **kwargs, &block)
      unless @expected.key?(name)
        return @delegator.public_send(name, *args, **kwargs, &block) if @delegator && @delegator.respond_to?(name)
        # The reference shows the line of its own source with it.
        raise NoMethodError, "unmocked method " + name.inspect + ", expected one of " + @expected.keys.sort_by(&:to_s).inspect +
          "\n\n          raise NoMethodError, \"unmocked method %p, expected one of %p\" %\n          ^^^^^"
      end
      made = @actual[name] ||= []
      wanted = @expected[name][made.size]
      unless wanted
        raise MockExpectationError, "No more expects available for " + name.inspect + ": " + args.inspect + " " + kwargs.inspect
      end
      if wanted[:block]
        made.push(wanted)
        unless wanted[:block].call(*args, **kwargs, &block)
          raise MockExpectationError, "mocked method " + name.inspect + " failed block w/ " + args.inspect + " " + kwargs.inspect
        end
        return wanted[:retval]
      end
      if wanted[:args].size != args.size
        raise ArgumentError, "mocked method " + name.inspect + " expects " + wanted[:args].size.to_s + " arguments, got " + args.inspect
      end
      unless wanted[:args].zip(args).all? { |one, other| one === other || one == other }
        raise MockExpectationError, "mocked method " + name.inspect + " called with unexpected arguments " + args.inspect
      end
      made.push({ retval: wanted[:retval], args: args, kwargs: kwargs })
      wanted[:retval]
    end
    def respond_to?(name, all = false)
      @expected.key?(name.to_sym) || (@delegator && @delegator.respond_to?(name)) || super
    end
  end
end
class MockExpectationError < StandardError
end
Object.const_set(:MiniTest, Minitest)

class Object
  def describe(desc, *more, &block)
    stack = Minitest::Spec.describe_stack
    name = [stack.last, desc, *more].compact.join("::")
    made = (stack.last || Minitest::Spec).create(name, desc)
    stack.push(made)
    made.class_eval(&block)
    stack.pop
    made
  end
  private :describe
end
class Object
  # What a method gives while a block runs.
  def stub(name, value = nil, *given, **_options)
    old = respond_to?(name) ? method(name) : nil
    raise NameError, "undefined method `" + name.to_s + "' for class `" + singleton_class.inspect + "'" unless old
    is_own = singleton_methods(false).include?(name.to_sym)
    define_singleton_method(name) do |*args, **kwargs, &block|
      value.respond_to?(:call) ? (kwargs.empty? ? value.call(*args, &block) : value.call(*args, **kwargs, &block)) : value
    end
    begin
      yield(self)
    ensure
      singleton_class.send(:remove_method, name)
      define_singleton_method(name, old) if is_own
    end
  end
end
