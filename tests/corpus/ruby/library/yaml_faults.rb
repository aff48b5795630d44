# covers: what is wrong with yaml, keys behind question marks, numbers by sixty, matrices side by side and solved, parts of decimals
require "yaml"
require "matrix"
require "bigdecimal"
["a: b: c", "a: [1, 2", "a: 'open", "- a\nb: c", "{a: 1", "a: \"x", "a: 1\nword\n"].each do |text|
  p YAML.load(text)
rescue Psych::SyntaxError => e
  puts e.message
end
p YAML.load("? k\n: v\n? [1, 2]\n: w\n"), YAML.load("t: 12:30\nu: 1:02:03\ne: 1.0e3\nf: 1.0e+3\n")
m = Matrix[[1, 2], [3, 4]]
p m.hstack(m), m.vstack(Matrix[[5, 6]]), m.adjugate, Matrix[[2, 1], [1, 3]].lup.solve(Vector[3, 5]), m.find_index(4), m.lup.det
p Matrix.combine(m, m) { |a, b| a * b }, m.rotate_entries, m.diagonal?, Matrix.empty(0, 2)
p BigDecimal("-2.250").split, BigDecimal("2.250").n_significant_digits
p YAML.load_stream("--- 1\n--- 2\n"), YAML.load_stream("a: 1\n---\nb: 2\n")
["a: &x 1\nb: *x", "--- !ruby/object:Object {}"].each do |text|
  YAML.load(text)
rescue Psych::BadAlias, Psych::DisallowedClass => e
  puts e.message
end
