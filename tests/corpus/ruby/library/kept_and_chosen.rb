# covers: pstore, kinds of numbers in optparse, SHA2, matrices that are permutations, places of scanners
require "pstore"
require "optparse"
require "digest"
require "matrix"
require "strscan"
store = PStore.new("/tmp/kept_and_chosen.pstore")
store.transaction do
  store[:users] = %w[a b]
  store["n"] = 1
end
store.transaction(true) { p store[:users], store.fetch("n"), store.roots, store.root?(:x) }
store.transaction do
  store[:users] << "c"
  store.abort
end
p store.transaction { store.delete("n"); store.commit; :never }
p store.transaction(true) { [store["n"], store[:users]] }
[-> { store.transaction(true) { store[:z] = 1 } }, -> { store[:x] }, -> { store.transaction { store.fetch(:nope) } }].each do |wrong|
  wrong.call
rescue PStore::Error => e
  puts e.message
end
File.delete("/tmp/kept_and_chosen.pstore")
options = OptionParser.new do |o|
  o.on("-c", "--count N", OptionParser::DecimalInteger, "how many") { |v| p v }
  o.on("--mode N", OptionParser::OctalInteger) { |v| p v }
  o.on("--num N", Numeric) { |v| p v }
end
%w[-c12 --mode=17 --num=1/3 --num=2.5 --count=0x1F --mode=9].each do |word|
  options.parse([word])
rescue OptionParser::InvalidArgument => e
  puts e.message
end
puts options.help.lines.drop(1)
p Digest::SHA2.new(256).hexdigest("abc") == Digest::SHA256.hexdigest("abc"), Digest::SHA2.new(512).update("a").hexdigest[0, 8]
p Matrix[[0, 1], [1, 0]].permutation?, Matrix[[1, 1], [0, 0]].permutation?, Matrix[[0, 2], [-2, 0]].antisymmetric?
scanner = StringScanner.new("one two")
scanner.scan(/\w+/)
scanner.unscan
p scanner.pos, (scanner.pos = -3), scanner.rest
begin
  scanner.pos = 99
rescue RangeError => e
  puts e.message
end
