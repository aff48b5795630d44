// covers: URL, URLSearchParams, url and querystring
const { URL: SameURL } = require("url");
const querystring = require("node:querystring");

const address = new URL("https://user:secret@Example.com:8080/a/../b/./c d?x=1&y=two%20words#part");
for (const part of ["href", "protocol", "host", "hostname", "port", "pathname", "search", "hash", "username", "password", "origin"]) {
  console.log(part, "=", address[part]);
}
address.searchParams.append("z", "ä & b");
address.searchParams.delete("x");
address.port = "443";
address.pathname = "/new path";
address.hash = "";
console.log(String(address), SameURL === URL, JSON.stringify({ address }));

console.log(new URL("../up?q#f", "http://host/one/two/three").href);
console.log(new URL("//other/x", "https://host").href, new URL("?only", "http://h/p?old").href);
console.log(URL.canParse("nonsense"), URL.canParse("/path", "http://base"));
try {
  new URL("no scheme");
} catch (error) {
  console.log(error.name, error.code, error.message);
}

const params = new URLSearchParams("b=2&a=1&b=3&empty=&flag");
console.log(params.get("b"), params.getAll("b"), params.has("flag"), params.get("nope"), params.size);
params.set("b", "only");
params.sort();
console.log(params.toString(), [...params.keys()]);
console.log(new URLSearchParams({ q: "a b", n: 5 }).toString(), new URLSearchParams([["k", "v"], ["k", "w"]]).toString());
for (const [name, value] of new URLSearchParams("?one=1&two=2")) console.log(name, value);
params.forEach((value, name) => console.log(name + "=>" + value));
console.log(params);

console.log(querystring.parse("a=1&b=x%20y&a=2"));
console.log(querystring.stringify({ a: [1, 2], b: "x y", c: true, d: null }));
console.log(encodeURIComponent("a/b?c=d&é"), decodeURIComponent("%E2%82%AC"), encodeURI("http://x/ü?q=1#h"));
