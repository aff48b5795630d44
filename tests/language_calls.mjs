// How a language module is asked; the convention is that of the crate `language_module`.

/** What an instance answers with one of its functions. */
export function answer({ memory, malloc, free, call, parse }, bytes, what = "tree") {
  const input = malloc(bytes.length) >>> 0;
  new Uint8Array(memory.buffer, input, bytes.length).set(bytes);
  const output = (what === "tree" ? parse : call)(input, bytes.length) >>> 0;
  free(input);
  if (output === 0) return null;
  const length = new DataView(memory.buffer).getUint32(output, true);
  const answered = new Uint8Array(memory.buffer, output + 4, length).slice();
  free(output);
  return answered;
}

/** The request for a translation of a program of one file, as `translate::Remote` writes it: the request's number, no other files. */
export function translation(text) {
  const field = (bytes) => {
    const length = [];
    for (let rest = bytes.length; ; rest >>>= 7) {
      if (rest < 128) return [...length, rest, ...bytes];
      length.push((rest & 127) | 128);
    }
  };
  const file = new TextEncoder().encode("main");
  return Uint8Array.from([0, 0, ...field(file), ...field(text), 0]);
}

/** What an instance makes of a program of one file: the bytes of its answer, of which the last says whether there is a program. */
export function translated(instance, text) {
  return answer(instance, translation(new TextEncoder().encode(text)), "call");
}
