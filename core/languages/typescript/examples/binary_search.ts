function binarySearch<T>(list: readonly T[], wanted: T): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (list[middle] === wanted) return middle;
    if (list[middle] < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const primes: number[] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];
console.log(binarySearch(primes, 17), binarySearch(primes, 18));
