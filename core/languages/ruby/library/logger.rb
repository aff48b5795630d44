# `logger`: lines of a log by their severity.

class Logger
  VERSION = "1.5.0"
  module Severity
    DEBUG = 0
    INFO = 1
    WARN = 2
    ERROR = 3
    FATAL = 4
    UNKNOWN = 5
  end
  include Logger::Severity
  class Error < RuntimeError
  end
  class Formatter
    attr_accessor :datetime_format
    Format = "%s, [%s #%d] %5s -- %s: %s\n"
    def call(severity, time, progname, message)
      moment = time.strftime(@datetime_format || "%Y-%m-%dT%H:%M:%S.%6N")
      severity[0, 1] + ", [" + moment + " #" + Process.pid.to_s + "] " + severity.rjust(5) + " -- " + progname.to_s + ": " +
        msg2str(message) + "\n"
    end
    def msg2str(message)
      return message if __kind(message) == "string"
      return message.inspect unless KERNEL.is_a(message, Exception)
      message.message + " (" + message.class.name + ")\n" + (message.backtrace ? message.backtrace.join("\n") : "")
    end
  end
  attr_reader :level
  attr_accessor :progname, :formatter
  def initialize(out = nil, *_more, level: 0, progname: nil, formatter: nil, datetime_format: nil, **_others)
    out = File.open(out, "a") if __kind(out) == "string"
    @out = out
    self.level = level
    @progname = progname
    @formatter = formatter
    @default = Logger::Formatter.new
    @default.datetime_format = datetime_format
  end
  def datetime_format = @default.datetime_format
  def datetime_format=(form)
    @default.datetime_format = form
  end
  def level=(level)
    at = __kind(level) == "number" ? level : LOGGER_NAMES.index(level.to_s.upcase)
    at = 5 if level.to_s.downcase == "unknown"
    raise ArgumentError, "invalid log level: " + level.to_s unless at
    @level = at
  end
  def sev_threshold = @level
  def add(severity, message = nil, progname = nil)
    severity = 5 if __same(severity, nil)
    return true if severity < @level || !@out
    progname = @progname if __same(progname, nil)
    if __same(message, nil)
      message = block_given? ? yield : progname
      progname = @progname unless block_given?
    end
    @out.write((@formatter || @default).call(LOGGER_NAMES[severity] || "ANY", Time.now, progname, message))
    true
  end
  def log(severity, message = nil, progname = nil, &block) = add(severity, message, progname, &block)
  def <<(text)
    @out.write(text) if @out
    self
  end
  def debug(progname = nil, &block) = add(0, nil, progname, &block)
  def info(progname = nil, &block) = add(1, nil, progname, &block)
  def warn(progname = nil, &block) = add(2, nil, progname, &block)
  def error(progname = nil, &block) = add(3, nil, progname, &block)
  def fatal(progname = nil, &block) = add(4, nil, progname, &block)
  def unknown(progname = nil, &block) = add(5, nil, progname, &block)
  def debug? = @level <= 0
  def info? = @level <= 1
  def warn? = @level <= 2
  def error? = @level <= 3
  def fatal? = @level <= 4
  def debug! = self.level = 0
  def info! = self.level = 1
  def warn! = self.level = 2
  def error! = self.level = 3
  def fatal! = self.level = 4
  def reopen(out = nil) = self
  def close
    @out.close if @out.respond_to?(:close) && !__same(@out, STDOUT) && !__same(@out, STDERR)
  end
end
LOGGER_NAMES = ["DEBUG", "INFO", "WARN", "ERROR", "FATAL", "ANY"]
