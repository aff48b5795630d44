# Sorting with keys and with a comparison, and a merge sort written out.

def numbers(count)
  state = 2024
  Array.new(count) { (state = state * 16_807 % 2_147_483_647) >> 8 }
end

def merge_sort(items, &key)
  return items if items.size <= 1

  middle = items.size / 2
  left = merge_sort(items[0...middle], &key)
  right = merge_sort(items[middle..], &key)
  merged = []
  i = j = 0
  while i < left.size && j < right.size
    if key.call(right[j]) < key.call(left[i])
      merged << right[j]
      j += 1
    else
      merged << left[i]
      i += 1
    end
  end
  merged + left[i..] + right[j..]
end

data = numbers(40_000)
by_remainder = data.sort { |a, b| a % 97 == b % 97 ? a <=> b : a % 97 <=> b % 97 }
by_key = data.sort_by { |number| number % 89 * 1_000_000_000 + number }
merged = merge_sort(data.first(6_000)) { |number| number % 101 * 1_000_000_000 + number }
p by_remainder.first, by_remainder.last, by_key.first, by_key.last, merged.first, merged.last
