# covers: an exercise as people write it
class Sheet
  class CycleError < StandardError; end
  CELL = /[A-Z]\d+/
  def initialize = @cells = Hash.new(0)
  def []=(ref, v)
    @cells[ref.to_s] = v
  end
  def [](ref) = eval_cell(ref.to_s, [])
  def eval_cell(ref, seen)
    raise CycleError, (seen + [ref]).join(' -> ') if seen.include?(ref)
    case v = @cells[ref]
    when /\A=(.+)/ then compute($1, seen + [ref])
    else v
    end
  end
  def compute(src, seen)
    expanded = src.gsub(/(SUM|AVG|MAX|MIN|COUNT)\((#{CELL}):(#{CELL})\)/) do
      fn, from, to = $1, $2, $3
      vals = range(from, to).map { |c| eval_cell(c, seen) }.grep(Numeric)
      case fn
      when 'SUM' then vals.sum
      when 'AVG' then vals.sum.fdiv(vals.size).round(2)
      when 'COUNT' then vals.size
      else vals.public_send(fn.downcase)
      end.to_s
    end
    expanded = expanded.gsub(CELL) { |c| "(#{eval_cell(c, seen)})" }
    Integer(expanded, exception: false) || Float(expanded, exception: false) || eval(expanded)
  end
  def range(a, b) = (a[0]..b[0]).flat_map { |c| (a[1..].to_i..b[1..].to_i).map { |r| "#{c}#{r}" } }
  def to_s(cols = 'A'..'C', rows = 1..4)
    w = 8
    "    " + cols.map { |c| c.center(w) }.join('|') + "\n" + rows.map { |r| r.to_s.rjust(3) + " " + cols.map { |c| (self["#{c}#{r}"] rescue '#ERR').to_s.rjust(w) }.join('|') }.join("\n")
  end
end
s = Sheet.new
s[:A1] = 5; s[:A2] = 7.5; s['A3'] = "=A1+A2*2"; s[:B1] = "=SUM(A1:A3)"; s[:B2] = "=AVG(A1:A2)"; s[:B3] = "text"; s[:C1] = "=C2"; s[:C2] = "=C1+1"; s[:B4] = "=MAX(A1:B2)-1"; s[:C3] = "=COUNT(A1:B3)"; s[:C4] = "=A1/0"
puts s
p s['A3'], s[:B1], s['Z9']
begin
  s[:C1]
rescue Sheet::CycleError => e
  puts "cycle: #{e.message}"
end
begin
  s[:C4]
rescue ZeroDivisionError => e
  puts e.message
end
x = 3
p eval("x * 2 + 1"), binding.eval("x"), eval("[1,2].map { |q| q * x }"), binding.local_variable_defined?(:x)
b = binding
b.local_variable_set(:x, 10)
p x, b.local_variables.include?(:s)
def get_binding(v) = binding
p get_binding(42).eval("v + 1"), eval("__LINE__"), instance_eval { self.to_s }, eval("def dyn(a) = a * 3; dyn(4)")
begin
  eval("1 +")
rescue SyntaxError => e
  puts e.class
end
begin
  eval("foo_undefined")
rescue NameError => e
  puts e.message[/undefined local variable or method `\w+'/]
end
