// In a page that was saved as one file: gives it back the files that it would fetch.
//
// Modules come through an import map, the worker from text; what is fetched is answered from the file itself. The
// worker gets this same script in front of its own.

function answering(files) {
  const languages = Object.keys(files).map((name) => /^languages\/(\w+)\.wasm$/.exec(name)?.[1]);
  self.reddragonHeld = languages.filter(Boolean);
  // Without what tells one version from another, and relative to the page.
  const named = (address) => String(address?.url ?? address).replace(/[?#].*$/, "").replace(/^.*:\/\/.*?\/|^\.\//, "");
  const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%()*+,-./:;=?@[]^_{}";
  const values = new Uint8Array(128);
  for (let at = 0; at < DIGITS.length; at++) values[DIGITS.charCodeAt(at)] = at;
  // What `digits.js` wrote.
  const bytes = (text) => {
    const all = new Uint8Array(Math.floor((text.length * 4) / 5));
    let to = 0;
    for (let from = 0; from < text.length; from += 5) {
      const count = Math.min(5, text.length - from);
      let number = 0;
      for (let at = count; at--; ) number = number * 85 + values[text.charCodeAt(from + at)];
      for (let at = 1; at < count; at++, number = Math.floor(number / 256)) all[to++] = number % 256;
    }
    return all;
  };
  self.fetch = async (address) => {
    const name = named(address);
    const packed = files[name];
    if (packed === undefined) return new Response(null, { status: 404 });
    const kind = name.endsWith(".wasm") ? "application/wasm" : "application/json";
    const stream = new Blob([bytes(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": kind } });
  };
  const script = (name) => URL.createObjectURL(new Blob([files[name]], { type: "text/javascript" }));
  const { importScripts } = self;
  self.importScripts = importScripts && ((name) => importScripts.call(self, script(named(name))));
}

function unpack(fragment) {
  const text = document.getElementById("files").textContent;
  const files = JSON.parse(text);
  answering(files);
  const imports = {};
  for (const [name, module] of Object.entries(files)) {
    if (!name.endsWith(".js")) continue;
    const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(module)}`;
    imports[`reddragon/${name}`] = imports[`./${name}`] = address;
  }
  const map = document.createElement("script");
  map.type = "importmap";
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);
  const OfBrowser = self.Worker;
  self.Worker = function (name, options) {
    const parts = [`${answering};answering(${text});\n`, files[name.replace(/[?#].*$/, "")]];
    return new OfBrowser(URL.createObjectURL(new Blob(parts, { type: "text/javascript" })), options);
  };
  if (location.hash.length < 2) location.hash = fragment;
}
