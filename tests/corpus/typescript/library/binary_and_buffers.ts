// covers: typed arrays, DataView, Buffer, encoders, bit fields, checksums with types
class Writer {
  private view = new DataView(new ArrayBuffer(32));
  private at = 0;
  u8(v: number): this {
    this.view.setUint8(this.at++, v);
    return this;
  }
  u16(v: number, little = false): this {
    this.view.setUint16(this.at, v, little);
    this.at += 2;
    return this;
  }
  f32(v: number): this {
    this.view.setFloat32(this.at, v);
    this.at += 4;
    return this;
  }
  i64(v: bigint): this {
    this.view.setBigInt64(this.at, v);
    this.at += 8;
    return this;
  }
  text(s: string): this {
    const bytes = new TextEncoder().encode(s);
    this.u8(bytes.length);
    for (const b of bytes) this.u8(b);
    return this;
  }
  get bytes(): Uint8Array {
    return new Uint8Array(this.view.buffer, 0, this.at);
  }
}
const bytes = new Writer().u8(255).u16(0x1234).u16(0x1234, true).f32(1.5).i64(-2n).text("hé").bytes;
console.log(bytes, bytes.byteLength, Buffer.from(bytes).toString("hex"));
const view = new DataView(bytes.buffer);
console.log(
  view.getInt8(0),
  view.getUint16(1),
  view.getUint16(3),
  view.getFloat32(5),
  view.getBigInt64(9),
  new TextDecoder().decode(bytes.subarray(18)),
);
try {
  view.getUint32(30);
} catch (e) {
  console.log((e as Error).name, (e as Error).message);
}
const crcTable: Uint32Array = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc32 = (s: string): number => {
  let c = ~0;
  for (const b of Buffer.from(s)) c = crcTable[(c ^ b) & 0xff]! ^ (c >>> 8);
  return ~c >>> 0;
};
console.log(crc32("The quick brown fox jumps over the lazy dog").toString(16), crc32(""));
const fnv = (s: string): bigint =>
  [...Buffer.from(s)].reduce((h, b) => BigInt.asUintN(64, (h ^ BigInt(b)) * 0x100000001b3n), 0xcbf29ce484222325n);
console.log(fnv("hello").toString(16));
type Flags = { read: boolean; write: boolean; level: number };
const pack = ({ read, write, level }: Flags): number => Number(read) | (Number(write) << 1) | ((level & 0xf) << 2);
const unpack = (n: number): Flags => ({ read: !!(n & 1), write: (n & 2) !== 0, level: (n >> 2) & 0xf });
console.log(pack({ read: true, write: false, level: 9 }), unpack(37));
console.log(
  Buffer.from("héllo").toString("base64"),
  Buffer.from("aMOpbGxv", "base64").toString(),
  Buffer.concat([Buffer.from([1, 2]), Buffer.alloc(2, 7)]),
  btoa("hi"),
  atob("aGk="),
  encodeURIComponent("a b&é"),
  decodeURIComponent("%C3%A9"),
);
const clamped = new Uint8ClampedArray([300, -5, 1.5, 2.5]),
  wrapped = new Int8Array([200, -129, 1.9]);
console.log(
  clamped,
  wrapped,
  new Float32Array([0.1])[0],
  new Float64Array(2).fill(1.5),
  Int16Array.of(1, 2, 3).map((x) => x * 20000),
  new Uint16Array([3, 1, 2]).sort().join(),
  [...new Uint8Array([1, 2]).entries()],
);
const shared = new ArrayBuffer(8);
new Uint32Array(shared)[0] = 0x01020304;
console.log(
  [...new Uint8Array(shared)],
  new Uint8Array(shared).indexOf(4),
  shared.slice(0, 4).byteLength,
  Object.prototype.toString.call(shared),
  ArrayBuffer.isView(view),
);
function hexdump(b: Uint8Array, width = 8): string {
  const lines: string[] = [];
  for (let i = 0; i < b.length; i += width) {
    const part = [...b.subarray(i, i + width)];
    lines.push(
      `${i.toString(16).padStart(4, "0")}  ${part
        .map((x) => x.toString(16).padStart(2, "0"))
        .join(" ")
        .padEnd(width * 3)} ${part.map((x) => (x >= 32 && x < 127 ? String.fromCharCode(x) : ".")).join("")}`,
    );
  }
  return lines.join("\n");
}
console.log(hexdump(Buffer.from("Hello, wörld!\n")));
