# covers: enumerators that methods without a block give, how they are told and how long they are; parts of walks
class Numbers
  include Enumerable
  def each
    yield 3
    yield 1
    yield 2
    self
  end
  def inspect = "#<Numbers>"
end

one = Numbers.new
[one.find(1), one.detect, one.min_by(2), one.max_by, one.reverse_each, one.each_entry, one.collect_concat, one.chunk].each do |walk|
  p walk, walk.size
end
pair = { a: 1, b: 2 }
[pair.select!, pair.filter!, pair.reject!, pair.keep_if, pair.delete_if, pair.transform_keys, pair.transform_values!, pair.partition,
 pair.min_by, pair.find_all, pair.each_entry, pair.each_with_index].each { |walk| p walk, walk.size }
text = "one\ntwo"
[text.each_line, text.each_line(chomp: true), text.each_byte, text.each_codepoint, text.gsub(/o/)].each { |walk| p walk.size, walk.to_a }
p [1, 2].each.with_index, [1, 2].each.with_index(1), [4, 5].each.each_with_object([]), 5.then.size, [1, 2, 3].cycle(2).size
parts = one.slice_when { |a, b| b > a }
p parts.size, parts.to_a, one.chunk_while { |a, b| b > a }.to_a, one.slice_before(1).to_a, one.slice_after { |v| v == 1 }.to_a
p one.chunk { |v| v.odd? }.to_a, one.reverse_each { |v| v }.equal?(one)
p one.tally, one.tally({ 3 => 5 }), one.chain([9]).size, one.chain([9]).to_a
p :upcase.to_proc.lambda?, { a: 1 }.to_proc.lambda?, %i[a b].map(&{ a: 1, b: 2 })
