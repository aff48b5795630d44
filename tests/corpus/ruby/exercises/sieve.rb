def sieve(n)
  flags = Array.new(n + 1, true)
  flags[0] = flags[1] = false
  (2..Math.sqrt(n)).each do |i|
    next unless flags[i]
    (i * i).step(n, i) { |j| flags[j] = false }
  end
  flags.each_index.select { |i| flags[i] }
end
p sieve(50)
