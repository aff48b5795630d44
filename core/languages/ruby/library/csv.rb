# Tables as texts: `CSV`, with its rows and tables.

require "date"

class CSV
  include Enumerable
  class MalformedCSVError < RuntimeError
    attr_reader :line_number
    def initialize(message, line)
      @line_number = line
      super(message + " in line " + line.to_s + ".")
    end
  end

  # A record that knows what its fields are called.
  class Row
    include Enumerable
    def initialize(headers, fields, header_row = false)
      @is_headers = header_row
      count = headers.size > fields.size ? headers.size : fields.size
      @row = Array.new(count) { |at| [headers[at], fields[at]] }
    end
    def header_row? = @is_headers
    def field_row? = !@is_headers
    def headers = @row.map { |pair| pair[0] }
    def fields(*names) = names.size == 0 ? @row.map { |pair| pair[1] } : names.map { |name| self[name] }
    def values_at(*names) = fields(*names)
    def pair_of(name) = KERNEL.is_integer(name) ? @row[name] : @row.find { |pair| pair[0] == name }
    def [](name)
      pair = pair_of(name)
      pair ? pair[1] : nil
    end
    def field(name) = self[name]
    def []=(name, value)
      pair = pair_of(name)
      if pair
        pair[1] = value
      else
        @row.push([name, value])
      end
      value
    end
    def <<(field)
      @row.push(__kind(field) == "array" && field.size == 2 ? field : [nil, field])
      self
    end
    def fetch(name, *other)
      pair = pair_of(name)
      return pair[1] if pair
      return yield(name) if block_given?
      return other[0] if other.size > 0
      raise KeyError, "key not found: " + name.to_s
    end
    def delete(name)
      pair = pair_of(name)
      return [] unless pair
      @row.delete_at(@row.index(pair))
    end
    def dig(name, *more) = KERNEL.dug(self[name], more)
    def has_key?(name) = !!@row.find { |pair| pair[0] == name }
    def key?(name) = has_key?(name)
    def header?(name) = has_key?(name)
    def include?(name) = has_key?(name)
    def member?(name) = has_key?(name)
    def field?(value) = fields.include?(value)
    def size = @row.size
    def length = size
    def each(&block)
      return KERNEL.enumerator(self, :each) unless block
      @row.each(&block)
      self
    end
    def each_pair(&block) = each(&block)
    # The first of several fields of one name counts.
    def to_ary = to_a
    def to_h = @row.reverse.to_h.then { |all| headers.uniq.to_h { |name| [name, all[name]] } }
    def to_hash = to_h
    def deconstruct_keys(keys) = to_h.transform_keys { |name| name.to_sym }
    def deconstruct = fields
    def to_csv(**options) = CSV.generate_line(fields, **options)
    def to_s = to_csv
    def ==(other) = KERNEL.is_a(other, CSV::Row) ? to_a == other.to_a : fields == other
    def inspect
      "#<CSV::Row " + @row.map { |pair| (__kind(pair[0]) == "symbol" ? pair[0].to_s : pair[0].inspect) + ":" + pair[1].inspect }.join(" ") + ">"
    end
  end

  # Rows with the same headers.
  class Table
    include Enumerable
    attr_reader :headers, :mode
    def initialize(rows, headers: nil, mode: :col_or_row)
      @rows = rows
      @mode = mode
      @headers = headers || (rows.size > 0 ? rows[0].headers : [])
    end
    # The same table, which is read by columns or by rows alone.
    def by_col = CSV::Table.new(@rows, headers: @headers, mode: :col)
    def by_row = CSV::Table.new(@rows, headers: @headers, mode: :row)
    def by_col_or_row = CSV::Table.new(@rows, headers: @headers)
    def by_col!
      @mode = :col
      self
    end
    def by_row!
      @mode = :row
      self
    end
    def by_col_or_row!
      @mode = :col_or_row
      self
    end
    def each(&block)
      return KERNEL.enumerator(self, :each) unless block
      @mode == :col ? @headers.each { |name| block.call([name, @rows.map { |row| row[name] }]) } : @rows.each(&block)
      self
    end
    def [](place)
      if KERNEL.is_integer(place) || KERNEL.is_a(place, Range)
        return @rows[place] unless @mode == :col
        return @rows.map { |row| row.fields[place] }
      end
      @rows.map { |row| row[place] }
    end
    def delete(*names)
      found = names.map do |name|
        next @rows.delete_at(name) if KERNEL.is_integer(name) && @mode != :col
        @headers -= [name]
        @rows.map { |row| row.delete(name)[1] }
      end
      found.size == 1 ? found[0] : found
    end
    def []=(name, value)
      @headers += [name] unless KERNEL.is_integer(name) || @headers.include?(name)
      return @rows[name] = value if KERNEL.is_integer(name)
      @rows.each_with_index { |row, at| row[name] = __kind(value) == "array" ? value[at] : value }
    end
    def <<(row)
      @rows.push(KERNEL.is_a(row, CSV::Row) ? row : CSV::Row.new(@headers, row))
      self
    end
    def push(*rows)
      rows.each { |row| self << row }
      self
    end
    def delete_if(&block)
      return each { |name, values| delete(name) if block.call([name, values]) } if @mode == :col
      @rows.delete_if(&block)
      self
    end
    def size = @rows.size
    def length = size
    def dig(place, *more) = KERNEL.dug(self[place], more)
    # Rows by their places, or of every row what is there by its name.
    def values_at(*places)
      by_row = @mode == :row || @mode == :col_or_row && places.all? { |place| KERNEL.is_integer(place) || KERNEL.is_a(place, Range) }
      by_row ? @rows.values_at(*places) : @rows.map { |row| row.values_at(*places) }
    end
    def to_a = [@headers] + @rows.map { |row| row.fields }
    def to_csv(**options) = CSV.generate_line(@headers, **options) + @rows.map { |row| row.to_csv(**options) }.join
    def to_s = to_csv
    def ==(other) = KERNEL.is_a(other, CSV::Table) ? to_a == other.to_a : @rows == other
    def inspect = "#<CSV::Table mode:" + @mode.to_s + " row_count:" + (size + 1).to_s + ">"
  end

  def self.parse(text, **options, &block)
    csv = new(text, **options)
    return csv.read unless block
    csv.each(&block)
    nil
  end
  def self.parse_line(text, **options) = new(text, **options).shift
  def self.table(path, **options) = read(path, headers: true, converters: :numeric, header_converters: :symbol, **options)
  def self.read(path, **options) = parse(File.read(path), **options)
  def self.readlines(path, **options) = read(path, **options)
  def self.foreach(path, mode = "r", **options, &block)
    return new(File.read(path), **options).each unless block
    parse(File.read(path), **options, &block)
  end
  def self.open(path, mode = "r", **options)
    if mode.start_with?("r")
      csv = new(File.read(path), **options)
      return block_given? ? yield(csv) : csv
    end
    File.open(path, mode) { |file| file.write(generate(**options) { |csv| yield csv }) }
  end
  def self.generate(text = "", **options)
    csv = new(__str_copy(text), **options)
    yield csv
    csv.string
  end
  def self.generate_line(fields, **options) = new("", **options).line_of(fields)
  def self.generate_lines(rows, **options) = rows.map { |row| generate_line(row, **options) }.join

  attr_reader :string, :lineno
  def initialize(text = "", headers: false, col_sep: ",", row_sep: "\n", quote_char: "\"", converters: nil,
                 header_converters: nil, skip_blanks: false, return_headers: false, write_headers: false, force_quotes: false,
                 strip: false, skip_lines: nil, nil_value: nil, empty_value: "", liberal_parsing: false, **other)
    @string = text.respond_to?(:read) ? text.read : text
    @has_headers = headers
    @by = col_sep
    @row_end = row_sep == :auto ? "\n" : row_sep
    @quote = quote_char
    @converters = [converters].flatten.compact
    @header_converters = [header_converters].flatten.compact
    @skips_blanks = skip_blanks
    @skips = skip_lines
    @tells_headers = return_headers
    @writes_headers = write_headers
    @quotes_all = force_quotes
    @strips = strip
    @is_liberal = liberal_parsing
    @nothing = nil_value
    @at = 0
    @lineno = 0
    @headers = nil
  end
  def headers = @headers || (@has_headers ? true : nil)
  def each(&block)
    return KERNEL.enumerator(self, :each) unless block
    while (row = shift)
      block.call(row)
    end
    self
  end
  def read
    rows = []
    each { |row| rows.push(row) }
    @has_headers ? CSV::Table.new(rows, headers: @headers || []) : rows
  end
  def readlines = read
  def rewind
    @at = 0
    @lineno = 0
    @headers = nil
  end
  def eof? = @at >= @string.size
  def gets = shift
  def readline = shift
  def shift
    fields = next_fields
    return nil unless fields
    if @has_headers && !@headers
      given = @has_headers == true || @has_headers == :first_row
      @headers = given ? fields.map { |pair| pair[0] } : (__kind(@has_headers) == "string" ? CSV.parse_line(@has_headers) : @has_headers)
      @headers = @headers.map { |name| header_of(name) }
      return CSV::Row.new(@headers, fields.map { |pair| pair[0] }, true) if given && @tells_headers
      return shift if given
    end
    values = fields.each_with_index.map { |pair, at| value_of(pair[0], pair[1], at) }
    @has_headers ? CSV::Row.new(@headers, values) : values
  end
  def <<(row)
    if @writes_headers && @has_headers && @string == ""
      @headers = @has_headers
      @string << line_of(@headers)
    end
    row = row.fields if KERNEL.is_a(row, CSV::Row)
    row = (@has_headers == true ? row.keys : @has_headers).map { |name| row[name] } if KERNEL.is_a(row, Hash)
    @string << line_of(row)
    self
  end
  def add_row(row) = self << row
  def puts(row) = self << row
  def line_of(fields) = fields.map { |field| written(field) }.join(@by) + @row_end
  def written(field)
    return @quotes_all ? @quote * 2 : "" if __same(field, nil)
    text = field.to_s
    plain = !@quotes_all && text != "" && !text.include?(@by) && !text.include?(@quote) && !text.match?(/[\r\n]/)
    plain ? text : @quote + text.gsub(@quote, @quote * 2) + @quote
  end
  def header_of(name)
    @header_converters.reduce(name) do |held, how|
      case how
      when :symbol then held.strip.downcase.gsub(/[^\s\w]+/, "").gsub(/\s+/, "_").to_sym
      when :downcase then held.downcase
      when :symbol_raw then held.strip.to_sym
      else how.call(held)
      end
    end
  end
  def value_of(text, is_quoted, at)
    return @nothing if __same(text, nil)
    @converters.reduce(text) do |held, how|
      next held unless __kind(held) == "string"
      case how
      when :integer then Integer(held, exception: false) || held
      when :float then Float(held, exception: false) || held
      when :numeric, :all then Integer(held, exception: false) || Float(held, exception: false) || held
      when :date then held.match?(/\A\d{4}-\d\d-\d\d\z/) ? Date.parse(held) : held
      else how.arity == 1 ? how.call(held) : how.call(held, CSV::FieldInfo.new(at, @lineno, @headers ? @headers[at] : nil))
      end
    end
  end
  FieldInfo = Struct.new(:index, :line, :header)
  # The fields of the next record, each with whether it was quoted; nothing where there is no more.
  def next_fields
    while @at < @string.size
      @lineno += 1
      stop = @string.index("\n", @at) || @string.size
      line = @string[@at, stop - @at].chomp("\r")
      if @skips && (__kind(@skips) == "string" ? line.include?(@skips) : line.match?(@skips))
        @at = stop + 1
      elsif line == ""
        @at = stop + 1
        return [] unless @skips_blanks
      else
        return fields_here
      end
    end
    nil
  end
  def fields_here
    fields = []
    while true
      fields.push(@string[@at, 1] == @quote ? quoted_field : plain_field)
      return fields if @at >= @string.size
      if @string[@at, @by.size] == @by
        @at += @by.size
        if @at >= @string.size
          fields.push([nil, false])
          return fields
        end
        next
      end
      @at += 1 if @string[@at, 1] == "\r"
      @at += 1
      return fields
    end
  end
  def plain_field
    from = @at
    @at += 1 while @at < @string.size && @string[@at, @by.size] != @by && !"\r\n".include?(@string[@at, 1])
    text = @string[from, @at - from]
    raise CSV::MalformedCSVError.new("Illegal quoting", @lineno) if text.include?(@quote) && !@is_liberal
    text = text.strip if @strips
    [text == "" ? nil : text, false]
  end
  def quoted_field
    text = __str_copy("")
    @at += 1
    first = @lineno
    while true
      stop = @string.index(@quote, @at)
      raise CSV::MalformedCSVError.new("Unclosed quoted field", first) unless stop
      text << @string[@at, stop - @at]
      @at = stop + @quote.size
      break unless @string[@at, 1] == @quote
      text << @quote
      @at += 1
    end
    @lineno += text.count("\n")
    unless @at >= @string.size || @string[@at, @by.size] == @by || "\r\n".include?(@string[@at, 1])
      raise CSV::MalformedCSVError.new("Any value after quoted field isn't allowed", first)
    end
    [text, true]
  end
end
class Array
  def to_csv(**options) = CSV.generate_line(self, **options)
end
class String
  def parse_csv(**options) = CSV.parse_line(self, **options)
end
