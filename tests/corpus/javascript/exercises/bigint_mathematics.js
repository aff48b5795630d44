// covers: BigInt, modular powers, digits of e and pi, primes of Lucas
const factorial = (n) => (n < 2n ? 1n : n * factorial(n - 1n));
console.log(factorial(30n).toString(), String(factorial(50n)).length);

function modPow(base, exponent, modulus) {
  let result = 1n;
  for (base %= modulus; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}
console.log(modPow(4n, 13n, 497n), modPow(2n, 1000n, 10n ** 9n + 7n));

const isPrime = (n) => {
  if (n < 2n) return false;
  for (const p of [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n]) {
    if (n === p) return true;
    if (n % p === 0n) return false;
  }
  let [d, r] = [n - 1n, 0];
  while (d % 2n === 0n) [d, r] = [d / 2n, r + 1];
  witness: for (const a of [2n, 3n, 5n, 7n, 11n, 13n]) {
    let x = modPow(a, d, n);
    if (x === 1n || x === n - 1n) continue;
    for (let i = 1; i < r; i++) {
      x = (x * x) % n;
      if (x === n - 1n) continue witness;
    }
    return false;
  }
  return true;
};
console.log([2n ** 61n - 1n, 2n ** 67n - 1n, 2n ** 89n - 1n, 1000000007n].map(isPrime));

function* piDigits() {
  let [q, r, t, k, n, l] = [1n, 0n, 1n, 1n, 3n, 3n];
  for (;;) {
    if (4n * q + r - t < n * t) {
      yield n;
      [q, r, n] = [10n * q, 10n * (r - n * t), (10n * (3n * q + r)) / t - 10n * n];
    } else {
      [q, r, t, k, n, l] = [q * k, (2n * q + r) * l, t * l, k + 1n, (q * (7n * k) + 2n + r * l) / (t * l), l + 2n];
    }
  }
}
let text = "";
for (const digit of piDigits()) {
  text += digit;
  if (text.length === 40) break;
}
console.log(text);

const gcd = (a, b) => (b ? gcd(b, a % b) : a < 0n ? -a : a);
console.log(gcd(2n ** 40n, 6n ** 20n), gcd(-48n, 36n));
console.log(BigInt.asIntN(8, 255n), BigInt.asUintN(8, -1n), BigInt("0xff"), BigInt(2 ** 53), 7n / -2n, -7n % 3n, -(2n ** 63n));
console.log([3n, 1, 2n, 10].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)), 5n == 5, 5n === 5, 2n > 1, typeof 1n);
console.log((123456789012345678901234567890n).toLocaleString("en-US"), (255n).toString(16), (-255n).toString(2));
for (const attempt of [() => 1n + 1, () => BigInt(1.5), () => BigInt("x"), () => 1n / 0n, () => Math.sqrt(4n), () => +1n]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(error.name, error.message);
  }
}
