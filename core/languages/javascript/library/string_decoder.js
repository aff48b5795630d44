// The module `string_decoder`: bytes that come in pieces as text. What is no whole character waits for the next piece.

class StringDecoder {
  constructor(encoding = "utf8") {
    this.encoding = encoding.toLowerCase() === "utf-8" ? "utf8" : encoding.toLowerCase();
    $define(this, "_rest", [], 5);
  }
  write(buffer) {
    const bytes = [...this._rest, ...buffer];
    this._rest = this.encoding === "utf8" ? bytes.splice(bytes.length - _unfinished(bytes)) : [];
    return Buffer.from(bytes).toString(this.encoding);
  }
  end(buffer) {
    const text = buffer === undefined ? "" : this.write(buffer);
    const rest = this._rest.length === 0 ? "" : "\ufffd";
    this._rest = [];
    return text + rest;
  }
}
// How many bytes at the end begin a character that is not whole.
function _unfinished(bytes) {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back];
    if (byte < 128) return 0;
    if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}
_offer("string_decoder", { StringDecoder });
