// Files that a person gives to the page, as texts.
//
// The browser's interfaces for folders that are dropped take callbacks, which is why this is not Rust. What comes back is a list: first
// a sentence about what was not taken, empty where everything was, then path and text of each file in turn.

/** A file above this many bytes is not read: nobody steps through it. */
const LARGEST = 10_000_000;
/** Of a folder no more files are taken. */
const MOST = 1000;
/** Folders that hold what tools made. */
const SKIPPED = new Set(["node_modules", "__pycache__", "target", ".git"]);

/** Archives among files are replaced by what they hold. */
async function unpacked(files, refused) {
  const all = [];
  for (const { path, file } of files) {
    if (!path.toLowerCase().endsWith(".zip")) {
      all.push({ path, size: file.size, bytes: () => file.arrayBuffer() });
      continue;
    }
    try {
      const { unpack } = await import("./editor/archive.js");
      const bytes = new Uint8Array(await file.arrayBuffer());
      const inner = unpack(bytes, LARGEST, (name) => refused.push(`${name} (over 10 MB)`));
      // A path out of the archive's folder is nobody's.
      const sound = inner.filter((each) => !each.path.startsWith("/") && !each.path.split("/").includes(".."));
      inner.filter((each) => !sound.includes(each)).forEach((each) => refused.push(`${each.path} (outside of the archive)`));
      all.push(...within(sound.map((each) => ({ path: each.path, size: each.content.length, bytes: async () => each.content }))));
    } catch {
      refused.push(`${path} (no zip archive)`);
    }
  }
  return all;
}

/** The texts of files with paths: those that cannot be read as text are told. */
async function texts(files) {
  const taken = [];
  const refused = [];
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (const { path, size, bytes } of await unpacked(files, refused)) {
    if (taken.length >= 2 * MOST) {
      refused.push(`more than ${MOST} files`);
      break;
    }
    if (size > LARGEST) {
      refused.push(`${path} (over 10 MB)`);
      continue;
    }
    try {
      const text = decoder.decode(await bytes());
      if (text.includes("\0")) throw new Error("binary");
      taken.push(path, text);
    } catch {
      refused.push(`${path} (not text in UTF-8)`);
    }
  }
  const few = refused.slice(0, 4).join(", ") + (refused.length > 4 ? `, and ${refused.length - 4} more` : "");
  return [refused.length ? `Not taken: ${few}.` : "", ...taken];
}

/** The part of paths behind the folder that all of them lie in. */
function within(files) {
  const first = files[0]?.path.split("/")[0];
  const common = files.length && files.every(({ path }) => path.startsWith(`${first}/`));
  return common ? files.map((each) => ({ ...each, path: each.path.slice(first.length + 1) })) : files;
}

/** Whether something in a folder is a program's: not hidden, and not what tools made. */
const isOwn = (name) => !name.startsWith(".") && !SKIPPED.has(name);

/** The texts of files that were chosen in a field, in the order of their paths: browsers give a folder's as the disk has them. */
export async function chosen(field) {
  const files = Array.from(field.files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
  const own = files.filter(({ path }) => path.split("/").slice(1).every(isOwn));
  return texts(within(own.sort((one, other) => (one.path < other.path ? -1 : 1))));
}

/** All files below an entry of what was dropped. */
async function below(entry, path, found) {
  if (entry.isFile) {
    found.push({ path, file: await new Promise((done, failed) => entry.file(done, failed)) });
    return;
  }
  const reader = entry.createReader();
  for (;;) {
    // A reader gives a hundred at a time.
    const some = await new Promise((done, failed) => reader.readEntries(done, failed));
    if (!some.length || found.length > MOST) return;
    for (const each of some.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (isOwn(each.name)) await below(each, `${path}/${each.name}`, found);
    }
  }
}

/** The texts of files that were dropped: for each its entry, which may be a folder, and the file. */
export async function dropped(held) {
  const found = [];
  for (const { entry, file } of held) {
    if (entry) await below(entry, entry.name, found);
    else if (file) found.push({ path: file.name, file });
  }
  const isFolder = held.length === 1 && held[0].entry?.isDirectory;
  return texts(isFolder ? within(found) : found);
}
