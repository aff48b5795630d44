def safe?(placed, column)
  row = placed.size
  placed.each_with_index.none? do |other, at|
    other == column || (other - column).abs == row - at
  end
end

def solve(size, placed = [], &block)
  return yield(placed.dup) if placed.size == size
  size.times do |column|
    next unless safe?(placed, column)
    placed.push(column)
    solve(size, placed, &block)
    placed.pop
  end
end

(1..6).each do |size|
  count = 0
  solve(size) { count += 1 }
  puts "#{size}: #{count}"
end

first = catch(:found) { solve(6) { |board| throw :found, board } }
first.each { |column| puts first.each_index.map { |at| at == column ? "Q" : "." }.join(" ") }
