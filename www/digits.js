// Bytes as text that stands in a script of a page as it is: five digits of base 85 for four bytes, where base64 takes five and a third.
//
// The first digit counts ones, as the first byte does; the last bytes are followed by one digit more than there are of them.
// `unpack.js` reads it, with the same digits.

/** None of these means anything in a text within JSON, nor within HTML. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%()*+,-./:;=?@[]^_{}";

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function digits(bytes) {
  const text = new Uint8Array(Math.ceil((bytes.length * 5) / 4));
  let to = 0;
  for (let from = 0; from < bytes.length; from += 4) {
    const count = Math.min(4, bytes.length - from);
    let number = 0;
    for (let at = count; at--; ) number = number * 256 + bytes[from + at];
    for (let at = 0; at <= count; at++) {
      text[to++] = DIGITS.charCodeAt(number % 85);
      number = Math.floor(number / 85);
    }
  }
  return new TextDecoder().decode(text);
}
