// covers: numerals, numbers in words, string building
const NUMERALS = [
  [1000, "M"], [900, "CM"], [500, "D"], [400, "CD"], [100, "C"], [90, "XC"],
  [50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"],
];
function toRoman(number) {
  let result = "";
  for (const [value, numeral] of NUMERALS) {
    while (number >= value) {
      result += numeral;
      number -= value;
    }
  }
  return result;
}
function fromRoman(text) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  return [...text].reduce((sum, letter, i, all) => {
    const value = values[letter];
    return values[all[i + 1]] > value ? sum - value : sum + value;
  }, 0);
}
for (const n of [1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999]) {
  const roman = toRoman(n);
  console.log(String(n).padStart(5), roman.padEnd(12), fromRoman(roman) === n);
}

const ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = ", ,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety".split(",");
function say(n) {
  if (!Number.isInteger(n) || n < 0 || n > 999_999_999_999) throw new RangeError("Number must be between 0 and 999,999,999,999.");
  if (n < 20) return ONES[n];
  if (n < 100) return TENS[Math.floor(n / 10)] + (n % 10 ? "-" + ONES[n % 10] : "");
  if (n < 1000) return `${ONES[Math.floor(n / 100)]} hundred${n % 100 ? " " + say(n % 100) : ""}`;
  for (const [name, size] of [["billion", 1e9], ["million", 1e6], ["thousand", 1e3]]) {
    if (n >= size) {
      const rest = n % size;
      return `${say(Math.floor(n / size))} ${name}${rest ? " " + say(rest) : ""}`;
    }
  }
}
[0, 14, 22, 100, 123, 1000, 1234, 987_654_321_123].forEach((n) => console.log(n.toLocaleString("en-US"), "=", say(n)));
try {
  say(-1);
} catch ({ name, message }) {
  console.log(name + ": " + message);
}
