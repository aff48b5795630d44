# covers: ranges without a beginning or an end, searches by halves, arrays and hashes that are asked wrongly
def told
  p yield
rescue StandardError => e
  puts "#{e.class}: #{e.message.lines.first}"
end
told { (..1).min }
told { (1..).max }
told { (1..).min }
told { (..1).max }
told { (1..).min { 0 } }
told { (1..).min(2) }
told { (..1).size }
told { (..1).count }
told { (1..).minmax }
told { (1..3).step(-1).to_a }
told { (1..3).step("a") }
told { (0.0..10.0).bsearch { |x| x >= 2.5 } }
told { (0..).bsearch { |x| x >= 1000 } }
told { (..0).bsearch { |x| x >= -1000 } }
told { (0..4).bsearch { "a" } }
told { ("a".."c").bsearch { true } }
odd = Object.new
def odd.to_ary = 1
told { [odd].flatten }
def odd.to_ary = nil
told { [1, odd].flatten.size }
told { [1].freeze.flatten! }
told { a = [1, 2]; a[-5, 1] = 3 }
told { ([0] * 1000).product(*[[0] * 1000] * 7) }
told { [1, [2]].hash.class }
text = Object.new
def text.to_str = "t"
told { ["x", text].join("-") }
told { 25.round(-1, half: :foo) }
told { 2.5.round(half: "x") }
told { "a"["a", 1] }
told { Hash[[1, 2]] }
told { Hash[[[1, 2, 3]]] }
told { Hash.new(&->(a) { a }) }
told { h = { a: 1 }; h.each { h.rehash } }
told { k = [1]; h = { k => 1 }; k << 2; [h[k], h.rehash[k]] }
told { { a: 1, b: 2 }.compare_by_identity.select { |_, v| v > 1 }.compare_by_identity? }
told { h = { a: 1, b: 2 }; e = h.each; e.next; h.delete_if { |_, v| v == 1 } }
told { Hash.new(5).replace({ a: 1 })[:none] }
told { Regexp.union }
told { "x".clone(freeze: 1) }
told { Interrupt.new.signo }
told { SignalException.new("INT").message }
told { SignalException.new("NONE") }
told { [1, "a"].sum }
told { Class.new { def x = @@none }.new.x }
told { Class.new { include 3 } }
told { "a b\u00a0c".split }
told { "\u{1F1E9}\u{1F1EA}e\u0301".grapheme_clusters.size }
told { "Ii".downcase(:turkic) + "Stra\u00dfe".downcase(:fold) + "a\u00e9".upcase(:ascii) }
told { "a\n\n\nb\n\nc".each_line("").to_a }
told { "<\u00e9>".encode("US-ASCII", xml: :text) }
told { [String.new.encoding, String.new("a").encoding] }
