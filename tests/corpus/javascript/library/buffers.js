// covers: numbers in buffers, parts that share memory, searching, filling, encodings
const buffer = Buffer.alloc(16);
buffer.writeUInt8(255, 0);
buffer.writeInt16BE(-2, 1);
buffer.writeUInt32LE(0xdeadbeef, 3);
buffer.writeFloatLE(1.5, 7);
console.log(buffer.writeUIntBE(0x010203, 11, 3), buffer);
console.log(buffer.readUInt8(0), buffer.readInt8(0), buffer.readInt16BE(1), buffer.readUInt32LE(3).toString(16), buffer.readFloatLE(7), buffer.readUIntBE(11, 3));
const wide = Buffer.alloc(16);
wide.writeDoubleBE(Math.PI, 0);
wide.writeBigInt64LE(-5n, 8);
console.log(wide.readDoubleBE(0), wide.readBigInt64LE(8), wide.readBigUInt64LE(8));

const part = buffer.subarray(3, 7);
part[0] = 1;
console.log(buffer[3], part.toString("hex"), part.length, Buffer.isBuffer(part));
console.log(Buffer.from("abcabc").indexOf("c"), Buffer.from("abcabc").lastIndexOf("b"), Buffer.from("abc").includes("bc"), Buffer.from("abc").indexOf("z"));
console.log(Buffer.alloc(7, "ab").toString(), Buffer.alloc(3).fill(9), Buffer.from([256, -1, 1.9]));
const target = Buffer.from("----------");
console.log(Buffer.from("copied").copy(target, 2, 0, 4), target.toString(), target.write("W", 9), target.toString("utf8", 8));
console.log(Buffer.compare(Buffer.from("a"), Buffer.from("b")), Buffer.from("b").compare(Buffer.from("a")), Buffer.from("x").equals(Buffer.from("x")));
console.log(Buffer.from("héé").length, Buffer.from("héé").toString("latin1").length, Buffer.from("68c3a9", "hex").toString(), Buffer.from("aMOp", "base64").toString());
console.log([...Buffer.from("hi").entries()], JSON.stringify(Buffer.from("hi")), Buffer.concat([Buffer.from("a"), Buffer.from("b")], 2).toString());
console.log(Buffer.from([1, 2, 3, 4]).swap16(), Buffer.from([1, 2, 3, 4]).reverse(), Buffer.isEncoding("hex"), Buffer.isEncoding("nope"));
for (const attempt of [() => buffer.readUInt32LE(14), () => buffer.writeUInt8(256, 0), () => buffer.writeInt8(-200, 0), () => Buffer.alloc("x"), () => buffer.readInt8(0.5)]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
