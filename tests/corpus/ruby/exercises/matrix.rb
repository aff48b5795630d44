a = [[1, 2], [3, 4]]
b = [[5, 6], [7, 8]]
c = a.map { |row| b.transpose.map { |col| row.zip(col).sum { |x, y| x * y } } }
c.each { |row| puts row.map { |v| v.to_s.rjust(4) }.join }
def hanoi(n, from, to, via, moves = [])
  return moves if n == 0
  hanoi(n - 1, from, via, to, moves)
  moves << "#{from}->#{to}"
  hanoi(n - 1, via, to, from, moves)
end
puts hanoi(3, :a, :c, :b).join(" ")
def quicksort(list)
  return list if list.size <= 1
  pivot, *rest = list
  left, right = rest.partition { |x| x < pivot }
  quicksort(left) + [pivot] + quicksort(right)
end
p quicksort([3, 6, 1, 8, 2, 9, 2])
def bsearch(list, x)
  lo, hi = 0, list.size - 1
  while lo <= hi
    mid = (lo + hi) / 2
    return mid if list[mid] == x
    list[mid] < x ? lo = mid + 1 : hi = mid - 1
  end
  nil
end
p bsearch([1, 3, 5, 7], 5), bsearch([1, 3], 4)
