h = {"a" => 1, b: 2, 3 => [4]}
p h, h["a"], h[:b], h[:none], h.size, h.keys, h.values
h[:new] = 5
h.delete("a")
p h.key?(:b), h.value?(5), h.to_a
h.each { |k, v| puts "#{k}: #{v}" }
h.each_with_index { |(k, v), i| puts "#{i} #{k} #{v}" }
n = {x: 1, y: 2, z: 3}
p n.map { |k, v| [k, v * 2] }.to_h, n.select { |_, v| v > 1 }, n.reject { |_, v| v > 1 }, n.min_by { |_, v| v }
p n.transform_values { |v| v + 1 }, n.invert, n.merge({x: 9, w: 0}), n.sum { |_, v| v }, n.find { |k, v| v == 2 }
p n.sort_by { |k, v| -v }, n.group_by { |k, v| v.odd? }, n.partition { |k, v| v > 1 }, n.any? { |k, v| v > 2 }
c = Hash.new(0)
"hello".each_char { |ch| c[ch] += 1 }
p c, c.max_by { |_, v| v }, c.sort_by { |k, v| [-v, k] }.first
l = Hash.new { |hash, k| hash[k] = [] }
l[:a] << 1
l[:a] << 2
p l, l.fetch(:zz, 0), l.dig(:a, 0), n.reduce(0) { |s, (k, v)| s + v }
p n.each_with_object({}) { |(k, v), acc| acc[v] = k }, n.to_a.flatten, n.count, n.empty?, {}.empty?
p({[1, 2] => "x"}[[1, 2]], n == {x: 1, y: 2, z: 3}, n.filter_map { |k, v| k if v > 1 })
