// Files that take more than text to make. Fetched when somebody asks for one.

import { digits } from "./digits.js";

/** The longest side that every browser draws, in pixels. */
const LONGEST = 16_000;
/** Pixels for each of the drawing's own, so that letters are sharp on paper. */
const SHARPNESS = 2;

/** Offers bytes to be saved. */
export function save(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves a drawing as points. */
export async function picture(name, svg) {
  // Read as text: parsed here, the drawing's own styles would be held to the policy of the page.
  const [width, height] = ["width", "height"].map((side) => Number(new RegExp(`<svg[^>]*\\s${side}="([\\d.]+)"`).exec(svg)?.[1]));
  const scale = Math.min(SHARPNESS, LONGEST / Math.max(width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext("2d");
  context.fillStyle = matchMedia("(prefers-color-scheme: dark)").matches ? "#131824" : "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the drawing is too large for this browser");
  save(name, blob);
}

/** Saves files as one archive. */
export async function archive(name, paths, texts) {
  const { pack } = await import("./editor/archive.js");
  save(name, new Blob([pack(paths, texts)], { type: "application/zip" }));
}

/** Saves the page with a program in it and some languages as one file, which works from disk and without network. */
export async function page(name, languages, fragment) {
  const list = await (await fetched("files.json")).json();
  const needed = languages.flatMap((language) => [`languages/${language}.wasm`, `libraries/${language}.json`]);
  // Not every language has a library of its own.
  const own = needed.map((name) => packed(name).catch(() => null));
  const files = Object.fromEntries((await Promise.all([...list.map(packed), ...own])).filter(Boolean));
  const html = await (await fetched("./")).text();
  const parts = [
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
    `<script type="application/json" id="files">${JSON.stringify(files).replaceAll("<", "\\u003c")}</script>`,
    `<script>${await (await fetched("unpack.js")).text()}</script>`,
    `<script>unpack(${JSON.stringify(fragment)});</script>`,
  ];
  const bare = html
    .replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link [^>]*>/g, "");
  // What unpacks comes before anything else that runs.
  const whole = bare.replace('<meta charset="utf-8" />', (charset) => charset + parts.join("\n"));
  save(name, new Blob([whole], { type: "text/html" }));
}

/** Nothing is fetched from anywhere: everything is in the file. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval' data: blob:",
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "img-src data:",
].join("; ");

async function fetched(name) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name} cannot be fetched`);
  return response;
}

/** A file as an entry: scripts as text, which must be at hand at once; everything else compressed, as digits. */
async function packed(name) {
  const response = await fetched(name);
  if (name.endsWith(".js")) return [name, linked(name, await response.text())];
  return [name, await compressed(response.body)];
}

async function compressed(stream) {
  const packed = stream.pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return digits(bytes);
}

/** A module whose imports do not depend on where it is. */
function linked(name, text) {
  const folder = new URL(name, "https://x/");
  return text.replace(
    /\b(from|import)(\s*\(?\s*)(["'])(\.{1,2}\/[^"'\n]+)\3/g,
    (_, word, space, quote, target) =>
      `${word}${space}${quote}reddragon${new URL(target, folder).pathname}${quote}`,
  );
}
