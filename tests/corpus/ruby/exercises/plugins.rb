# covers: an exercise as people write it
require 'ostruct'
module Plugin
  def self.registry = (@registry ||= {})
  def self.included(base)
    registry[base.name.split("::").last.gsub(/([a-z])([A-Z])/, '\1_\2').downcase.to_sym] = base
    base.extend(DSL)
  end
  module DSL
    def option(name, default: nil, &coerce)
      options[name] = { default:, coerce: }
      define_method(name) { @opts.fetch(name) { default } }
    end
    def options = @options ||= (superclass.respond_to?(:options) ? superclass.options.dup : {})
    def desc(text = nil) = text ? @desc = text : @desc
  end
  def initialize(**opts)
    unknown = opts.keys - self.class.options.keys
    raise ArgumentError, "unknown option#{"s" if unknown.size > 1}: #{unknown.map(&:inspect).join(", ")}" if unknown.any?
    @opts = opts.to_h { |k, v| [k, (c = self.class.options[k][:coerce]) ? c.call(v) : v] }
  end
end
class LineCounter
  include Plugin
  desc "counts lines"
  option(:min, default: 0) { |v| Integer(v) }
  option :skip_blank, default: false
  def call(text) = text.lines.reject { |l| skip_blank && l.strip.empty? }.size.clamp(min..)
end
class WordFreq
  include Plugin
  desc "word frequency"
  option(:top, default: 3, &:to_i)
  def call(text) = text.downcase.scan(/\w+/).tally.max_by(top) { |w, c| [c, w] }.to_h
end
TEXT = "the cat\n\nthe dog the end\ncat\n"
p Plugin.registry
Plugin.registry.each { |name, k| puts "#{name.to_s.ljust(12)} #{k.desc}: #{k.new.call(TEXT)}" }
p LineCounter.new(min: "10").call(TEXT), LineCounter.new(skip_blank: true).call(TEXT), WordFreq.new(top: "1").call(TEXT)
begin
  WordFreq.new(foo: 1, bar: 2)
rescue ArgumentError => e
  puts e.message
end
begin
  LineCounter.new(min: "x")
rescue ArgumentError => e
  puts e.message
end
pipeline = [:strip, :downcase, ->(s) { s.gsub(/[^a-z ]/, "") }, :split.to_proc, ->(a) { a.map(&:capitalize).join(" ") }].map { |f| f.respond_to?(:call) ? f : f.to_proc }
p pipeline.reduce { |f, g| f >> g }.call("  HELLO, big World! ")
Event = Struct.new(:at, :name, :payload, keyword_init: true) do
  include Comparable
  def <=>(o) = at <=> o.at
  def to_s = "[#{at.to_s.rjust(3)}] #{name}#{" #{payload}" if payload}"
end
queue = []
schedule = ->(at, name, **payload) { queue.push(Event.new(at:, name:, payload: payload.empty? ? nil : payload)).sort! }
schedule.(5, :boot)
schedule.(1, :init, version: 2)
schedule.call(3, :load, file: "a.rb", size: 10)
until queue.empty?
  ev = queue.shift
  puts ev
  schedule.(ev.at + 7, :retry, of: ev.name) if ev.name == :load
end
p Event.new(at: 1) == Event.new(at: 1), Event.members, Event.new(at: 1, name: :x).to_h.compact, Event.new(at: 2) > Event.new(at: 1)
memo = Hash.new do |h, (m, n)|
  h[[m, n]] = m.zero? || n.zero? ? 1 : h[[m - 1, n]] + h[[m, n - 1]]
end
p memo[[10, 10]], memo.size
puts <<~ONE.lines.map(&:strip).join("|"), <<~TWO
  a
  b
ONE
  #{[1, 2].map do |x|
    x * 2
  end.join(",")}
  end
TWO
def log(level, msg = nil, **ctx) = puts("#{level.upcase}: #{msg || yield}#{ctx.map { |k, v| " #{k}=#{v.inspect}" }.join}")
log :info, "started", pid: 1, name: "x"
log(:debug) { "lazy" }
log "warn", "careful", **{ a: nil }
obj = OpenStruct.new(a: 1, b: { c: [1, 2] })
p obj.b[:c].last, obj.respond_to?(:a), obj[:a], obj.dig(:b, :c, 0), obj.to_h, (obj.z = 5), obj.z, obj
