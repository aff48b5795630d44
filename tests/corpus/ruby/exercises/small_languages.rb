# covers: parsers of small languages, with methods that are called as the kernel's
# INI, CSV by hand, JSON-ish, s-expr, query string, markdown
class Ini
  def self.parse(text)
    section = "global"
    text.each_line.with_object(Hash.new { |h, k| h[k] = {} }) do |line, out|
      case line.strip
      when "", /\A[;#]/ then next
      when /\A\[(?<name>[^\]]+)\]\z/ then section = $~[:name]
      when /\A(?<k>[\w.]+)\s*=\s*(?<v>.*)\z/
        m = Regexp.last_match
        out[section][m[:k]] = cast(m[:v])
      else raise ArgumentError, "line #{$.}: cannot parse #{line.chomp.inspect}"
      end
    end
  end
  def self.cast(v)
    case v
    when /\A-?\d+\z/ then v.to_i
    when /\A-?\d*\.\d+\z/ then v.to_f
    when "true", "false" then v == "true"
    when /\A"(.*)"\z/ then $1
    when /,/ then v.split(/\s*,\s*/).map { cast(_1) }
    else v
    end
  end
end
cfg = Ini.parse(<<~INI)
  ; comment
  name = demo
  [db]
  host = "local host"
  port=5432
  ratio = .5
  tags = a, 2, true
  # another
  [empty section]
  on = true
INI
p cfg, cfg["db"]["tags"], cfg.keys
begin
  Ini.parse("[a]\n???")
rescue ArgumentError => e
  puts e.message.sub(/line \d*/, "line N")
end
module Sexp
  TOKEN = /\s*(?:(?<open>\()|(?<close>\))|"(?<str>(?:[^"\\]|\\.)*)"|(?<num>-?\d+(?:\.\d+)?)(?![^\s()])|(?<sym>[^\s()"]+))/
  module_function
  def parse(src)
    stack = [[]]
    pos = 0
    until src[pos..].strip.empty?
      m = TOKEN.match(src, pos)
      raise "bad token at #{pos}" unless m && m.begin(0) == pos
      pos = m.end(0)
      if m[:open] then stack.push([])
      elsif m[:close]
        raise "unexpected )" if stack.size == 1
        done = stack.pop
        stack.last << done
      else
        stack.last << (m[:str] ? m[:str].gsub(/\\(.)/, '\1') : m[:num] ? (m[:num].include?(".") ? m[:num].to_f : m[:num].to_i) : m[:sym].to_sym)
      end
    end
    raise "missing )" if stack.size > 1
    stack.first
  end
  def eval(x, env = ENVIRONMENT)
    case x
    in Symbol then env.fetch(x) { raise NameError, "unbound: #{x}" }
    in Numeric | String then x
    in [:quote, v] then v
    in [:if, c, t, e] then eval(c, env) ? eval(t, env) : eval(e, env)
    in [:define, Symbol => n, v] then env[n] = eval(v, env)
    in [:define, [n, *ps], *body] then env[n] = eval([:lambda, ps, *body], env)
    in [:lambda, ps, *body] then ->(*args) { body.map { |b| eval(b, env.merge(ps.zip(args).to_h)) { } }.last }
    in [:let, bs, body] then eval(body, env.merge(bs.to_h { |n, v| [n, eval(v, env)] }))
    in [f, *args] then eval(f, env).call(*args.map { eval(_1, env) })
    in [] then nil
    end
  end
  ENVIRONMENT = { :+ => ->(*a) { a.sum }, :* => ->(*a) { a.inject(:*) }, :- => ->(a, b = nil) { b ? a - b : -a }, :< => ->(a, b) { a < b }, :"=" => ->(a, b) { a == b }, list: ->(*a) { a }, car: :first.to_proc, cdr: ->(l) { l.drop(1) } }
end
env = Sexp::ENVIRONMENT.dup
["(+ 1 (* 2 3))", "(define sq (lambda (x) (* x x)))", "(sq 5)", "(if (< 1 2) \"yes\" \"no\")", "(let ((a 2) (b 3)) (* a b))", "(car (cdr (list 1 2 3)))", "(quote (a b 1.5))", "(undefined 1)", "(+ 1", ")", "(- 4)"].each do |s|
  r = Sexp.parse(s).map { |x| Sexp.eval(x, env) }.last
  puts "#{s} => #{r.is_a?(Proc) ? "#<lambda/#{r.arity}>" : r.inspect}"
rescue NameError, RuntimeError => e
  puts "#{s} !! #{e.class}: #{e.message}"
end
def md(text)
  text.split(/\n{2,}/).map do |blk|
    case blk
    when /\A(#+)\s+(.*)/ then "<h#{$1.size}>#{inline($2)}</h#{$1.size}>"
    when /\A[-*] / then "<ul>\n" + blk.lines.map { |l| "  <li>#{inline(l[2..].chomp)}</li>\n" }.join + "</ul>"
    when /\A```(\w*)\n(.*?)\n?```\z/m then %(<pre class="#{$1}">#{$2.gsub(/[<>&]/, "<" => "&lt;", ">" => "&gt;", "&" => "&amp;")}</pre>)
    else "<p>#{inline(blk.tr("\n", " ").strip)}</p>"
    end
  end.join("\n")
end
def inline(s) = s.gsub(/\*\*(.+?)\*\*/, '<b>\1</b>').gsub(/_(.+?)_/) { "<i>#{$1}</i>" }.gsub(/`([^`]+)`/, '<code>\1</code>').gsub(/\[([^\]]+)\]\(([^)]+)\)/, '<a href="\2">\1</a>')
puts md("# Title **bold**\n\nPara with _it_\nand `code` [link](http://x.y)\n\n- one\n- **two**\n\n```ruby\nif a < b\n```")
q = "a=1&b[]=2&b[]=3&c=%20x+y&d"
params = q.split("&").each_with_object({}) do |kv, h|
  k, v = kv.split("=", 2)
  v &&= v.tr("+", " ").gsub(/%(\h\h)/) { $1.hex.chr }
  k.end_with?("[]") ? (h[k.delete_suffix("[]")] ||= []) << v : h[k] = v
end
p params
def csv(line) = line.scan(/\G(?:"((?:[^"]|"")*)"|([^,]*))(?:,|\z)/).map { |a, b| a ? a.gsub('""', '"') : b }[0..-2]
p csv('a,"b, ""c""",,d') , csv("x")
log = <<~L
  2024-01-01 10:00:00 [INFO] user=alice action=login ip=10.0.0.1
  2024-01-01 10:05:00 [ERROR] user=bob action="bad thing" code=500
  malformed line
L
re = /\A(?<date>\S+) (?<time>\S+) \[(?<lvl>\w+)\] (?<rest>.*)\z/
log.each_line(chomp: true) do |l|
  if (m = l.match(re))
    kv = m[:rest].scan(/(\w+)=(?:"([^"]*)"|(\S+))/).to_h { |k, a, b| [k.to_sym, a || b] }
    puts "#{m[:lvl].ljust(5)} #{m[:time]} #{kv}"
  else
    puts "skip: #{l.inspect}"
  end
end
if /(?<yr>\d+)-(?<mo>\d+)/ =~ "date: 2024-05"
  p yr, mo, $~.names, $~.pre_match, $1
end
