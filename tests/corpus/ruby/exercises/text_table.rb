# Tables of text: alignment, wrapping and totals.
class Table
  include Enumerable

  Column = Struct.new(:title, :align, :format, keyword_init: true) do
    def render(value) = format ? Kernel.format(format, value) : value.to_s
  end

  def initialize(*columns)
    @columns = columns.map { |c| c.is_a?(Hash) ? Column.new(**c) : Column.new(title: c.to_s) }
    @rows = []
  end

  def <<(row)
    raise ArgumentError, "expected #{@columns.size} cells, got #{row.size}" if row.size != @columns.size

    @rows << row
    self
  end

  def each(&block) = @rows.each(&block)

  def to_s
    cells = @rows.map { |row| row.zip(@columns).map { |value, column| column.render(value) } }
    widths = @columns.each_index.map { |i| [@columns[i].title.size, *cells.map { |row| row[i].size }].max }
    line = "+" + widths.map { |w| "-" * (w + 2) }.join("+") + "+"
    out = [line, row_text(@columns.map(&:title), widths), line.tr("-", "=")]
    cells.each { |row| out << row_text(row, widths) }
    (out << line).join("\n")
  end

  private

  def row_text(cells, widths)
    padded = cells.each_with_index.map do |cell, i|
      case @columns[i].align
      when :right then cell.rjust(widths[i])
      when :center then cell.center(widths[i])
      else cell.ljust(widths[i])
      end
    end
    "| #{padded.join(' | ')} |"
  end
end

table = Table.new(:item, { title: "qty", align: :right }, { title: "price", align: :right, format: "%.2f" },
                  { title: "note", align: :center })
table << ["apple", 3, 0.5, "fresh"] << ["watermelon", 12, 3.25, nil] << ["fig", 100, 12, "x" * 9]
puts table
puts table.sum { |_, qty, price, _| qty * price }
puts table.map(&:first).inspect, table.sort_by { |row| -row[1] }.first.first, table.min_by { |row| row[2] }[0]
puts table.include?(["fig", 100, 12, "x" * 9]), table.each_slice(2).to_a.length, table.reduce(0) { |sum, row| sum + row[1] }
begin
  table << [1, 2]
rescue ArgumentError => e
  puts e.message
end

def wrap(text, width)
  text.split.each_with_object([+""]) do |word, lines|
    if lines.last.empty? then lines.last << word
    elsif lines.last.size + word.size < width then lines.last << " " << word
    else lines << +word
    end
  end
end
puts wrap("the quick brown fox jumps over the lazy dog and runs away from everything", 20)
puts wrap("a bb ccc", 3).map(&:inspect).join(",")
printf("%-10s|%8.3f|%+5d\n", "left", 3.14159, 42)
$stdout.printf("%s\n", [1, 2].inspect)
