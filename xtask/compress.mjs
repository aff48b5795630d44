// Writes `.gz` and `.br` copies beside the files of a folder, for servers that send such copies.
// Usage: node compress.mjs FOLDER
//
// A copy is left out where it would not be smaller, and for formats that are compressed already.

import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const SMALLEST = 512;
const COMPRESSED_ALREADY = /\.(png|jpe?g|webp|avif|woff2?|zip)$/;
const COPY = /\.(gz|br)$/;

const folder = process.argv[2];
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
await Promise.all(files.filter((file) => COPY.test(file)).map((file) => rm(file)));
const sources = files.filter((file) => !COPY.test(file) && !COMPRESSED_ALREADY.test(file));
await Promise.all(sources.map(compress));

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(bytes, brotliOptions),
  ]);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
}
