// covers: regular expressions that are none, refused before anything runs
const refused = (text) => {
  try {
    eval(text);
    return "runs";
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
const wrong = [
  "/(/", "/)/", "/a**/", "/{1}/", "/x{2,1}/", "/[b-a]/", "/[\\d-z]/u", "/(?<a>.)(?<a>.)/", "/\\k<a>/u", "/(?<a>.)\\k<b>/",
  "/(?<1>a)/", "/(?i:a)/", "/(?<=a)*/", "/(?=a)*/u", "/^*/", "/a{/u", "/a}/u", "/\\1/u", "/\\u{110000}/u", "/\\p{Foo}/u", "/\\-/u",
  "/[a&&&b]/v", "/\\P{RGI_Emoji}/v", "/a/gg", "/a/uv",
];
for (const text of wrong) console.log(text, refused(text));
const right = [
  "/{/", "/a{,5}/", "/]}/", "/\\1/", "/[\\d-z]/", "/\\k<a>/", "/(?=a)*/", "/\\c/", "/\\p{Foo}/", "/[]/", "/[^]/", "/[\\-]/u",
  "/\\k<a>(?<a>.)/", "/(?<_\\u0061>a)/", "/[\\p{L}--[a-z]]/v", "/[\\q{abc|d}]/v", "/\\p{Script=Greek}/u", "/x{0}/",
];
console.log(right.map((text) => refused(text)).join(" "));
