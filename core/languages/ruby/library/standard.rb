# Small libraries that programs bring by `require`.

# Deep copies: what was dumped is kept, and loading copies it once more.
module Marshal
  class Dumped < String
    attr_accessor :kept
  end
  def self.dump(value)
    made = Marshal::Dumped.new("\x04\b")
    made.kept = Marshal.copied(value, __new_map(), true)
    made
  end
  def self.load(text, freeze: false)
    raise TypeError, "instance of IO needed" unless KERNEL.is_a(text, Marshal::Dumped)
    Marshal.copied(text.kept, __new_map(), false)
  end
  def self.restore(text) = load(text)
  # What an object is dumped as that says so itself.
  class Image
    attr_accessor :home, :data, :is_text
  end
  def self.check(value)
    home = value.class
    raise TypeError, "singleton can't be dumped" if value.singleton_methods(false).size > 0
    raise TypeError, "can't dump anonymous class " + home.to_s unless home.name
    if KERNEL.is_a(value, IO)
      raise TypeError, "instance of " + home.name + " can't be dumped" unless __same(home, IO)
      raise TypeError, "can't dump IO"
    end
    return nil unless KERNEL.is_a(value, Thread) || KERNEL.is_a(value, Mutex) || KERNEL.is_a(value, Binding) ||
      KERNEL.is_a(value, MatchData) || KERNEL.is_a(value, Method) || KERNEL.is_a(value, Enumerator)
    raise TypeError, "no _dump_data is defined for class " + home.name
  end
  def self.image(value, is_text, known)
    made = Marshal::Image.new
    made.home = value.class
    made.is_text = is_text
    made.data = is_text ? value._dump(-1) : Marshal.copied(value.marshal_dump, known, true)
    made
  end
  def self.copied(value, known, is_dump)
    kind = __kind(value)
    if kind == "string" && __same(value.class, String)
      key = __native_str(KERNEL.identity(value))
      __map_put(known, key, __str_copy(value).with_encoding(value.encoding)) unless __map_has(known, key)
      return __map_find(known, key)
    end
    if kind == "function"
      raise TypeError, "no _dump_data is defined for class Proc" if KERNEL.is_a(value, Proc)
      return value
    end
    return value unless kind == "array" || kind == "object" || kind == "error" || kind == "string"
    key = __native_str(KERNEL.identity(value))
    return __map_find(known, key) if __map_has(known, key)
    if kind == "array" && __same(value.class, Array)
      made = []
      __map_put(known, key, made)
      value.each { |one| made.push(Marshal.copied(one, known, is_dump)) }
      return made
    end
    if KERNEL.is_a(value, Hash)
      raise TypeError, "can't dump hash with default proc" if value.default_proc
      made = value.class.allocate
      __map_put(known, key, made)
      Hash.instance_method(:initialize).bind(made).call(Marshal.copied(value.default, known, is_dump))
      made.compare_by_identity if value.compare_by_identity?
      value.each { |name, one| made[Marshal.copied(name, known, is_dump)] = Marshal.copied(one, known, is_dump) }
      return made
    end
    if KERNEL.is_a(value, Marshal::Image)
      if value.is_text
        made = value.home._load(__str_copy(value.data))
      else
        made = value.home.allocate
        __map_put(known, key, made)
        made.marshal_load(Marshal.copied(value.data, known, false))
      end
      __map_put(known, key, made)
      return made
    end
    if is_dump
      Marshal.check(value)
      if value.respond_to?(:marshal_dump, true) || value.respond_to?(:_dump, true)
        made = Marshal.image(value, !value.respond_to?(:marshal_dump, true), known)
        __map_put(known, key, made)
        return made
      end
    end
    made = kind == "object" ? value.class.allocate : value.dup
    __map_put(known, key, made)
    __own_keys(value).each do |name|
      next unless __str_startswith(name, "@") && !__str_startswith(name, "@hides ")
      __define(made, name, Marshal.copied(__own_value(value, name), known, is_dump), 7)
    end
    made
  end
end

class Integer
  def self.from_prime_division(pairs) = Prime.int_from_prime_division(pairs)
  def self.each_prime(limit, &block) = Prime.each(limit, &block)
end
class Prime
  include Enumerable
  def self.instance = PRIMES
  def self.each(limit = nil, &block) = PRIMES.each(limit, &block)
  def self.first(count = nil) = count ? PRIMES.first(count) : 2
  def self.take(count) = PRIMES.first(count)
  def self.lazy = PRIMES.lazy
  def self.to_a = raise(RangeError, "cannot convert endless enumerator to an array")
  def self.each_cons(count, &block) = PRIMES.each_cons(count, &block)
  def self.each_slice(count, &block) = PRIMES.each_slice(count, &block)
  def self.take_while(&block) = PRIMES.take_while(&block)
  def self.find(&block) = PRIMES.find(&block)
  def self.each_with_index(&block) = PRIMES.each_with_index(&block)
  def self.include?(number) = KERNEL.is_integer(number) && number.prime?
  def self.prime?(number) = number.prime?
  def self.prime_division(number) = number.prime_division
  def self.int_from_prime_division(pairs) = pairs.reduce(1) { |held, (base, power)| held * base ** power }
  def each(limit = nil)
    unless block_given?
      return KERNEL.enumerator(self, :each, [limit]) if limit
      return KERNEL.enumerator(self, :each)
    end
    number = 2
    while !limit || number <= limit
      yield number if number.prime?
      number += number == 2 ? 1 : 2
    end
    nil
  end
end
PRIMES = Prime.new
# Primes that are asked for one after another.
class Prime::PseudoPrimeGenerator
  include Enumerable
  attr_accessor :upper_bound
  def initialize(limit = nil)
    @upper_bound = limit
    rewind
  end
  def next = succ
  def succ
    @last += 1
    @last += 1 until @last.prime?
    @last
  end
  def rewind
    @last = 1
    self
  end
  def size = Float::INFINITY
  def each
    return self unless block_given?
    yield succ while true
  end
  def with_index(start = 0, &block) = each_with_index { |prime, at| block.call(prime, at + start) }
end
class Prime::EratosthenesGenerator < Prime::PseudoPrimeGenerator
end
class Prime::TrialDivisionGenerator < Prime::PseudoPrimeGenerator
end
class Prime::Generator23 < Prime::PseudoPrimeGenerator
  def succ
    @last = @last < 3 ? @last + 1 : (@last % 6 == 5 ? @last + 2 : @last + (@last == 3 ? 2 : 4))
  end
end
class Integer
  def prime?
    return self == 2 || self == 3 if self < 4
    return false if self % 2 == 0 || self % 3 == 0
    at = 5
    while at * at <= self
      return false if self % at == 0 || self % (at + 2) == 0
      at += 6
    end
    true
  end
  def prime_division
    raise ZeroDivisionError, "ZeroDivisionError" if self == 0
    rest = abs
    pairs = self < 0 ? [[-1, 1]] : []
    at = 2
    while at * at <= rest
      power = 0
      while rest % at == 0
        rest /= at
        power += 1
      end
      pairs.push([at, power]) if power > 0
      at += at == 2 ? 1 : 2
    end
    pairs.push([rest, 1]) if rest > 1
    pairs
  end
  def self.each_prime(limit, &block) = Prime.each(limit, &block)
end

module Shellwords
  def self.split(line)
    words = []
    read = 0
    line.scan(/\G\s*(?:([^\s\\'"]+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|(\\.))(\s+|\z)?/m) do |word, single, double, escape, stop|
      @open = (@open || "") + (word || single || (double && double.gsub(/\\(.)/, '\1')) || escape[1])
      if stop
        words.push(@open)
        @open = nil
      end
      read = __field(GLOBALS, "$~").end(0)
    end
    rest = line[read, line.size].to_s
    @open = nil
    raise ArgumentError, "Unmatched quote: " + line.inspect if rest.match?(/['"]/)
    words
  end
  def self.shellsplit(line) = split(line)
  def self.escape(text) = text.empty? ? "''" : text.gsub(/[^A-Za-z0-9_\-.,:+\/@\n]/) { |char| "\\" + char }
  def self.shellescape(text) = escape(text)
  def self.join(words) = words.map { |word| escape(word) }.join(" ")
end
class String
  def shellsplit = Shellwords.split(self)
  def shellescape = Shellwords.escape(self)
end
class Array
  def shelljoin = Shellwords.join(self)
  def abbrev(pattern = nil) = Abbrev.abbrev(self, pattern)
end
module Abbrev
  def self.abbrev(words, pattern = nil)
    pattern = Regexp.new("\\A" + Regexp.quote(pattern)) if __kind(pattern) == "string"
    seen = Hash.new(0)
    made = {}
    words.each do |word|
      word.size.downto(1) do |count|
        start = word[0, count]
        next if pattern && !start.match?(pattern)
        seen[start] += 1
        made[start] = word if seen[start] == 1
        made.delete(start) if seen[start] == 2
        break if seen[start] > 2
      end
    end
    words.each { |word| made[word] = word if !pattern || word.match?(pattern) }
    made
  end
end

class ERB
  def self.version = "2.2.3"
  attr_accessor :filename, :lineno
  def initialize(text, trim_mode: nil, eoutvar: nil)
    @text = text
    @mode = trim_mode.to_s
  end
  def src
    text = @text
    # Lines of code, where those begin with a sign of percent.
    text = text.gsub(/^%(%?)(.*)(\n?)/) { $1 == "%" ? "%" + $2 + $3 : "<%" + $2 + "\n%>" } if @mode.include?("%")
    text = text.gsub(/^[ \t]*<%-/, "<%").gsub(/-%>\n?/, "%>") if @mode.include?("-")
    # A line that begins and ends with code ends nothing of the text; under `>` all that ends with code.
    text = text.gsub(/^(<%(?!%).*%>)\n/, '\1') if @mode.include?("<>")
    text = text.gsub(/%>\n/, "%>") if @mode.include?(">") && !@mode.include?("<>")
    out = ["_erbout = +''; "]
    text.split(/(<%%|%%>|<%#.*?%>|<%=.*?%>|<%.*?%>)/m).each do |part|
      if part == "<%%"
        out.push("_erbout << '<%'; ")
      elsif part.start_with?("<%#")
        next
      elsif part.start_with?("<%=")
        out.push("_erbout << ((" + part[3..-3] + ").to_s); ")
      elsif part.start_with?("<%")
        out.push(part[2..-3] + "\n")
      elsif part != ""
        out.push("_erbout << " + part.dump + "; ")
      end
    end
    out.push("_erbout").join
  end
  def run(binding = nil) = print(result(binding))
  def result(binding = nil) = (binding || Binding.new(MAIN, "", nil, nil)).eval(src)
  def result_with_hash(values)
    binding = Binding.new(MAIN, "", nil, nil)
    values.each { |name, value| binding.local_variable_set(name, value) }
    result(binding)
  end
end

# What is safe in texts of HTML and in addresses.
module ERB::Util
  def self.html_escape(text) = text.to_s.gsub(/[&<>"']/, HTML_ESCAPES)
  def self.h(text) = html_escape(text)
  def self.url_encode(text)
    parts = KERNEL.bytes_of_text(text.to_s).map do |byte|
      char = byte < 128 ? __chr(byte) : "%"
      char.match?(/[a-zA-Z0-9_\-.~]/) ? char : "%" + byte.to_s(16).upcase.rjust(2, "0")
    end
    __str_join("", parts)
  end
  def html_escape(text) = ERB::Util.html_escape(text)
  def h(text) = ERB::Util.html_escape(text)
  def url_encode(text) = ERB::Util.url_encode(text)
  def u(text) = ERB::Util.url_encode(text)
end
HTML_ESCAPES = { "&" => "&amp;", "<" => "&lt;", ">" => "&gt;", "\"" => "&quot;", "'" => "&#39;" }

# What is sorted where the nodes and their children are told by two functions.
class KernelSorted
  def initialize(nodes, children)
    @nodes = nodes
    @children = children
  end
  def tsort_each_node(&block) = @nodes.call(&block)
  def tsort_each_child(node, &block) = @children.call(node, &block)
end
module TSort
  class Cyclic < StandardError
  end
  def self.of(nodes, children) = KernelSorted.new(nodes, children).extend(TSort)
  def self.tsort(nodes, children) = of(nodes, children).tsort
  def self.tsort_each(nodes, children, &block) = of(nodes, children).tsort_each(&block)
  def self.strongly_connected_components(nodes, children) = of(nodes, children).strongly_connected_components
  def self.each_strongly_connected_component(nodes, children, &block) =
    of(nodes, children).each_strongly_connected_component(&block)
  def tsort
    out = []
    strongly_connected_components.each do |part|
      raise TSort::Cyclic, "topological sort failed: " + part.inspect if part.size > 1
      out.push(part[0])
    end
    out
  end
  def tsort_each(&block) = tsort.each(&block)
  def each_strongly_connected_component(&block) = strongly_connected_components.each(&block)
  def strongly_connected_components
    numbers = {}
    lows = {}
    open = []
    parts = []
    visit = lambda do |node|
      numbers[node] = lows[node] = numbers.size
      open.push(node)
      tsort_each_child(node) do |child|
        if !numbers.key?(child)
          visit.call(child)
          lows[node] = [lows[node], lows[child]].min
        elsif open.include?(child)
          lows[node] = [lows[node], numbers[child]].min
        end
      end
      if lows[node] == numbers[node]
        part = []
        loop do
          part.unshift(open.pop)
          break if part[0] == node
        end
        parts.push(part)
      end
    end
    tsort_each_node { |node| visit.call(node) unless numbers.key?(node) }
    parts
  end
end

class StringScanner
  attr_reader :string, :pos
  def initialize(text)
    @string = text
    @pos = 0
    @last = nil
  end
  def string=(text)
    @string = text
    @pos = 0
  end
  def pos=(place)
    at = place < 0 ? place + @string.size : place
    raise RangeError, "index out of range" if at < 0 || at > @string.size
    @pos = at
  end
  def pointer=(place)
    self.pos = place
  end
  def pointer = @pos
  def eos? = @pos >= @string.size
  def beginning_of_line? = @pos == 0 || @string[@pos - 1] == "\n"
  def bol? = beginning_of_line?
  def rest = @string[@pos, @string.size]
  def rest? = !eos?
  def rest_size = rest.size
  def found(pattern, is_anchored)
    pattern = Regexp.new(Regexp.escape(pattern)) if __kind(pattern) == "string"
    match = pattern.match(@string, @pos)
    match = nil if match && is_anchored && match.begin(0) != @pos
    @last = match
  end
  def taken(pattern, is_anchored, moves, is_text)
    match = found(pattern, is_anchored)
    return nil unless match
    from = @pos
    @before = from
    @pos = match.end(0) if moves
    is_text ? @string[from, match.end(0) - from] : match.end(0) - from
  end
  def scan(pattern) = taken(pattern, true, true, true)
  def scan_until(pattern) = taken(pattern, false, true, true)
  def skip(pattern) = taken(pattern, true, true, false)
  def skip_until(pattern) = taken(pattern, false, true, false)
  def match?(pattern) = taken(pattern, true, false, false)
  def check(pattern) = taken(pattern, true, false, true)
  def check_until(pattern) = taken(pattern, false, false, true)
  def exist?(pattern) = taken(pattern, false, false, false)
  # Whether what was found is gone behind, and whether its text is told or its length.
  def scan_full(pattern, moves, is_text) = taken(pattern, true, moves, is_text)
  def search_full(pattern, moves, is_text) = taken(pattern, false, moves, is_text)
  def charpos = @pos
  def concat(text)
    @string << text
    self
  end
  def <<(text) = concat(text)
  def named_captures = @last ? @last.named_captures : {}
  def values_at(*places) = @last ? @last.values_at(*places) : nil
  def size = @last ? @last.size : nil
  def getch = scan(/./m)
  def get_byte = getch
  def peek(count) = @string[@pos, count]
  class Error < StandardError
  end
  def unscan
    raise StringScanner::Error, "unscan failed: previous match record not exist" unless @last
    @pos = @before
    @last = nil
    self
  end
  def matched = @last ? @last[0] : nil
  def matched? = !!@last
  def matched_size = @last ? @last[0].size : nil
  def [](group) = @last ? @last[group] : nil
  def captures = @last ? @last.captures : nil
  def pre_match = @last ? @last.pre_match : nil
  def post_match = @last ? @last.post_match : nil
  def reset
    @pos = 0
    self
  end
  def terminate
    @pos = @string.size
    self
  end
  def inspect
    return "#<StringScanner fin>" if eos?
    before = @pos == 0 ? "" : (@pos > 5 ? "..." + @string[@pos - 5, 5] : @string[0, @pos]).inspect + " "
    behind = rest_size > 5 ? peek(5) + "..." : rest
    "#<StringScanner " + @pos.to_s + "/" + @string.size.to_s + " " + before + "@ " + behind.inspect + ">"
  end
end
