-- Sorting with a comparison that is a closure, and a merge sort written out.

local function numbers(count)
  local state, result = 2024, {}
  for i = 1, count do
    state = state * 16807 % 2147483647
    result[i] = state >> 8
  end
  return result
end

local function merge_sort(items, first, last, key)
  if first >= last then return { items[first] } end
  local middle = (first + last) // 2
  local left = merge_sort(items, first, middle, key)
  local right = merge_sort(items, middle + 1, last, key)
  local merged, i, j = {}, 1, 1
  while i <= #left or j <= #right do
    if i > #left or (j <= #right and key(right[j]) < key(left[i])) then
      merged[#merged + 1] = right[j]
      j = j + 1
    else
      merged[#merged + 1] = left[i]
      i = i + 1
    end
  end
  return merged
end

local data = numbers(40000)
local merged = merge_sort(data, 1, 6000, function(number) return number % 101 * 1000000000 + number end)
table.sort(data, function(a, b)
  if a % 97 ~= b % 97 then return a % 97 < b % 97 end
  return a < b
end)
print(data[1], data[#data], merged[1], merged[#merged])
