# `optparse`: what a program is called with, by the options that it says it has.

class OptionParser
  class ParseError < RuntimeError
    attr_reader :args
    attr_accessor :reason
    def initialize(*given)
      @args = given
    end
    def set_option(name, value) = self
    def message = self.class.const_get(:Reason) + ": " + @args.join(" ")
    def to_s = message
    def inspect = "#<" + self.class.to_s + ": " + @args.join(" ") + ">"
    Reason = "parse error"
  end
  class AmbiguousOption < OptionParser::ParseError
    Reason = "ambiguous option"
  end
  class NeedlessArgument < OptionParser::ParseError
    Reason = "needless argument"
  end
  class MissingArgument < OptionParser::ParseError
    Reason = "missing argument"
  end
  class InvalidOption < OptionParser::ParseError
    Reason = "invalid option"
  end
  class InvalidArgument < OptionParser::ParseError
    Reason = "invalid argument"
  end
  class AmbiguousArgument < OptionParser::InvalidArgument
    Reason = "ambiguous argument"
  end
  # One option: its names, whether it takes a value, and what the value is made of.
  class Switch
    attr_reader :shorts, :longs, :block, :argument, :takes, :texts, :negatable, :kind
    def initialize(given, block)
      @block = block
      @shorts = []
      @longs = []
      @texts = []
      @takes = nil
      @argument = ""
      given.each { |one| note(one) }
    end
    def note(one)
      case one
      when /\A--\[no-\](.+)\z/
        note_long($1)
        @negatable = true
      when /\A--./ then note_long(one.delete_prefix("--"))
      when /\A-./
        @shorts.push(one[1])
        note_argument(one[2, one.size])
      when String then @texts.push(one)
      when :NONE then @takes = nil
      when :REQUIRED then @takes = :required
      when :OPTIONAL then @takes = :optional
      when Symbol, Class, Array, Hash, Regexp, Module then @kind = one
      when Proc, Method then @block = one
      end
    end
    def note_long(text)
      name = text[/\A[^\s=\[]+/]
      @longs.push(name)
      note_argument(text[name.size, text.size])
    end
    def note_argument(text)
      return nil if text.strip.empty?
      @argument = text
      @takes = text.match?(/\A[\s=]*\[/) ? :optional : :required
    end
    def key = (@longs.first || @shorts.first).to_sym
    def shown
      long = @longs.map { |name| "--" + (@negatable ? "[no-]" : "") + name }
      names = @shorts.map { |name| "-" + name } + long
      text = names.join(", ")
      text = "    " + text if @shorts.empty?
      text + @argument
    end
    # Words are what the program was called with, for what an error tells.
    def converted(text, words)
      return text unless @kind && text
      value = OptionParser.value_of(@kind, text)
      raise OptionParser::InvalidArgument.new(*words) if __same(value, OPTION_REFUSED)
      value
    end
  end
  attr_accessor :banner, :program_name, :version, :summary_width, :summary_indent, :release, :default_argv, :raise_unknown
  def initialize(banner = nil, width = 32, indent = "    ")
    @banner = banner
    @summary_width = width
    @summary_indent = indent
    @program_name = File.basename(__field(GLOBALS, "$0"), ".*")
    @lines = []
    @tail = []
    @head = []
    @default_argv = ARGV
    yield self if block_given?
  end
  def banner = @banner || "Usage: " + @program_name + " [options]"
  def separator(text = "") = @lines.push(text)
  def on(*given, &block)
    @lines.push(OptionParser::Switch.new(given, block))
    self
  end
  def define(*given, &block) = on(*given, &block)
  def on_head(*given, &block)
    @head.push(OptionParser::Switch.new(given, block))
    self
  end
  def on_tail(*given, &block)
    @tail.push(OptionParser::Switch.new(given, block))
    self
  end
  def switches = [*@head, *@lines, *@tail].select { |one| KERNEL.is_a(one, OptionParser::Switch) }
  def accept(kind, pattern = nil, &block)
    (@accepted ||= {})[kind] = block
  end
  def ver = @version ? @program_name + " " + [@version].flatten.join(".") : nil
  def summarize
    [*@head, *@lines, *@tail].flat_map do |one|
      next [one + "\n"] if __kind(one) == "string"
      left = one.shown
      if left.size > @summary_width && one.shorts.size > 0 && one.longs.size > 0
        # What does not fit is told by its short name first.
        short = "-" + one.shorts[0] + one.argument.tr("=", " ") + ","
        next [@summary_indent + short.ljust(@summary_width) + " " + one.texts[0].to_s + "\n",
              *one.longs.map { |name| @summary_indent + "    --" + (one.negatable ? "[no-]" : "") + name + "\n" },
              *one.texts.drop(1).map { |text| @summary_indent + " " * @summary_width + " " + text + "\n" }]
      end
      texts = one.texts.empty? ? [""] : one.texts
      rows = left.size > @summary_width ? [[left, ""], *texts.map { |text| ["", text] }] :
        texts.each_with_index.map { |text, at| [at == 0 ? left : "", text] }
      rows.map { |name, text| (@summary_indent + (text == "" ? name : name.ljust(@summary_width) + " " + text)) + "\n" }
    end
  end
  def help = banner + "\n" + summarize.join
  def to_s = help
  def to_a = [banner + "\n", *summarize]
  def parse(*list, into: nil) = parse!((list.size == 1 && __kind(list[0]) == "array" ? list[0] : list).dup, into: into)
  def permute!(list = @default_argv, into: nil) = parse!(list, into: into)
  def permute(*list, into: nil) = parse(*list, into: into)
  def order(*list, into: nil, &block) = order!(list.flatten.dup, into: into, &block)
  def order!(list = @default_argv, into: nil, &block) = parse_list(list, into, true, &block)
  def parse!(list = @default_argv, into: nil) = parse_list(list, into, false)
  def parse_list(list, into, stops)
    rest = []
    while list.size > 0
      word = list.shift
      if word == "--"
        rest.concat(list)
        list.clear
      elsif __str_startswith(word, "--")
        long_option(word, list, into)
      elsif __str_startswith(word, "-") && word != "-"
        short_options(word, list, into)
      elsif stops && !block_given?
        rest.push(word, *list)
        list.clear
      else
        block_given? ? yield(word) : rest.push(word)
      end
    end
    list.replace(rest)
  end
  def long_option(word, list, into)
    name, value = word.delete_prefix("--").split("=", 2)
    switch, is_on = named_switch(name, word)
    if switch.takes
      value = list.shift if !value && (switch.takes == :required || list.size > 0 && !__str_startswith(list[0], "-"))
      raise OptionParser::MissingArgument.new(word) if !value && switch.takes == :required
      return done(switch, switch.converted(value, word.include?("=") ? [word] : [word, value]), into)
    end
    raise OptionParser::NeedlessArgument.new(word) if value
    done(switch, is_on, into)
  end
  # The option that a name means, which may be cut short, and whether it is switched on.
  def named_switch(name, word)
    known = {}
    switches.each do |switch|
      switch.longs.each do |long|
        known[long] = [switch, true]
        known["no-" + long] = [switch, false] if switch.negatable
      end
    end
    return known[name] if known.key?(name)
    alike = known.keys.select { |long| __str_startswith(long, name) }
    raise OptionParser::AmbiguousOption.new(word) if alike.map { |long| known[long][0] }.uniq.size > 1
    return known[alike[0]] if alike.size > 0
    if name == "help" || name == "version"
      puts name == "help" ? help : ver
      exit
    end
    raise OptionParser::InvalidOption.new(word)
  end
  def short_options(word, list, into)
    at = 1
    while at < word.size
      name = word[at]
      at += 1
      switch = switches.find { |one| one.shorts.include?(name) }
      # A long name may stand behind one dash.
      if !switch && at == 2 && switches.any? { |one| one.longs.any? { |long| __str_startswith(long, word[1, word.size]) } }
        return long_option("-" + word, list, into)
      end
      if !switch && name == "h"
        puts help
        exit
      end
      raise OptionParser::InvalidOption.new("-" + name) unless switch
      unless switch.takes
        done(switch, true, into)
        next
      end
      value = word[at, word.size]
      words = ["-" + name + value]
      at = word.size
      if value == ""
        is_there = list.size > 0 && (switch.takes == :required || !__str_startswith(list[0], "-"))
        value = is_there ? list.shift : nil
        words.push(value)
      end
      raise OptionParser::MissingArgument.new("-" + name) if !value && switch.takes == :required
      done(switch, switch.converted(value, words), into)
    end
  end
  def done(switch, value, into)
    into[switch.key] = value if into
    switch.block.call(value) if switch.block
  end
  # What a text means as a value of a kind, or that it means none.
  def self.value_of(kind, text)
    case kind
    when Array, Hash
      names = KERNEL.is_a(kind, Hash) ? kind.keys : kind
      found = names.find { |name| name.to_s == text }
      alike = names.select { |name| __str_startswith(name.to_s, text) }
      found = alike[0] if __same(found, nil) && alike.size == 1
      return OPTION_REFUSED if __same(found, nil)
      return KERNEL.is_a(kind, Hash) ? kind[found] : found
    when Regexp
      return text.match?(kind) ? text : OPTION_REFUSED
    end
    return Integer(text, exception: false) || OPTION_REFUSED if kind == Integer
    return text.match?(/\A[-+]?\d+(?:_\d+)*\z/) ? text.delete("_").to_i : OPTION_REFUSED if kind == OptionParser::DecimalInteger
    return text.match?(/\A[-+]?0?[0-7]+(?:_[0-7]+)*\z/) ? text.delete("_").to_i(8) : OPTION_REFUSED if kind == OptionParser::OctalInteger
    return Float(text, exception: false) || OPTION_REFUSED if kind == Float
    if kind == Numeric || kind == OptionParser::DecimalNumeric
      return Rational(text) if text.match?(/\A[-+]?\d+\/\d+\z/)
      return Integer(text, exception: false) || Float(text, exception: false) || OPTION_REFUSED
    end
    return text.split(",") if kind == Array
    return text.to_sym if kind == Symbol
    if kind == TrueClass || kind == FalseClass
      return true if ["true", "yes", "+", "on"].include?(text)
      return ["false", "no", "-", "nil", "off"].include?(text) ? false : OPTION_REFUSED
    end
    text
  end
  # Kinds of numbers that are no classes.
  class DecimalInteger
  end
  class OctalInteger
  end
  class DecimalNumeric
  end
end
OPTION_REFUSED = [nil]
Object.const_set(:OptParse, OptionParser)
