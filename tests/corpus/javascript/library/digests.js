// covers: crypto digests, Buffer encodings, string_decoder
const crypto = require("crypto");
const { StringDecoder } = require("string_decoder");

for (const algorithm of ["md5", "sha1", "sha256"]) {
  for (const text of ["", "abc", "The quick brown fox jumps over the lazy dog", "é".repeat(40)]) {
    console.log(algorithm, crypto.createHash(algorithm).update(text).digest("hex"));
  }
}
const hash = crypto.createHash("sha256");
hash.update("in ").update(Buffer.from("parts"));
console.log(hash.digest("base64"));
console.log(crypto.createHmac("sha256", "key").update("message").digest("hex"));
console.log(crypto.createHmac("md5", "k".repeat(100)).update("message").digest("hex"));
console.log(crypto.randomBytes(8).length, crypto.randomUUID().length, /^[0-9a-f-]{36}$/.test(crypto.randomUUID()));
console.log(crypto.timingSafeEqual(Buffer.from("abc"), Buffer.from("abc")));

const bytes = Buffer.from("héllo wörld", "utf8");
console.log(bytes.length, bytes.toString("hex"), bytes.toString("base64"), bytes.toString("latin1").length);
console.log(Buffer.from("aGk=", "base64").toString(), Buffer.from("6869", "hex").toString());
console.log(Buffer.concat([Buffer.from("a"), Buffer.from("bc")]).equals(Buffer.from("abc")), Buffer.byteLength("€"));

const decoder = new StringDecoder("utf8");
const euro = Buffer.from("€uro");
console.log(decoder.write(euro.subarray(0, 1)) + "|" + decoder.write(euro.subarray(1, 4)) + "|" + decoder.end(euro.subarray(4)));
