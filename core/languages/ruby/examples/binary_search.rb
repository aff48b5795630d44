def binary_search(list, wanted)
  low = 0
  high = list.size - 1
  while low <= high
    middle = (low + high) / 2
    return middle if list[middle] == wanted
    if list[middle] < wanted
      low = middle + 1
    else
      high = middle - 1
    end
  end
  nil
end

primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
p binary_search(primes, 17), binary_search(primes, 18)
