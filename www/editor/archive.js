// Programs of several files as one archive. The library is fetched when somebody saves or opens one.

import { strToU8, unzipSync, zipSync } from "fflate";

/** A zip archive of texts, by their paths. */
export function pack(paths, texts) {
  const files = Object.fromEntries(paths.map((path, at) => [path, strToU8(texts[at])]));
  return zipSync(files, { level: 6 });
}

/**
 * The files of a zip archive, each with its path and bytes: none above so many bytes, which an archive says of itself before it is read.
 * @param {Uint8Array} bytes
 * @param {number} largest
 * @param {(path: string) => void} refused told of those that are left out
 */
export function unpack(bytes, largest, refused) {
  const filter = ({ name, originalSize }) => {
    if (name.endsWith("/")) return false;
    if (originalSize > largest) refused(name);
    return originalSize <= largest;
  };
  return Object.entries(unzipSync(bytes, { filter })).map(([path, content]) => ({ path, content }));
}

