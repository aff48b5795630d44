// covers: regular expressions without `u` take units of UTF-16; with it, characters
const face = "😀";
console.log(/^.$/.test(face), /^.$/u.test(face), /^..$/.test(face), "a😀b".match(/./g).length, "a😀b".match(/./gu).length, [..."a😀b"].length);
console.log(/\ud83d/.test(face), /^\ud83d\ude00$/.test(face), /😀/.test("x😀"), /[😀]/.exec(face)[0].length, /^[😀]{2}$/.test(face), /[\ud800-\udbff][\udc00-\udfff]/.exec("a😀").index);
console.log("a😀b".replace(/[\ud800-\udfff]/g, "?"), "a😀b".split("").length, "a😀b".split(/(?:)/).length, "a😀b".split(/(?:)/u).length, "😀😀x".search(/x/), "é😀x".lastIndexOf("x"));
console.log("naïve 😀 café".match(/\w+/g), /[^\x00-\x7f]+/.exec("ab😀cd").index, /[\u0080-\uffff]+/.exec("ab😀cd")[0].length, /\W+/.exec("ab😀cd")[0].length, /😀+/.exec("😀😀")[0].length, /(?:😀)+/.exec("😀😀")[0].length);
const half = face[0];
console.log(/\ud83d/.test(half), /^.$/.test(half), half.replace(/\ud83d/, "half"), /[\ud83d]/.exec("x" + half).index);
const sticky = /./y;
sticky.lastIndex = 1;
console.log(sticky.exec(face)[0] === face[1], sticky.lastIndex, [...face.matchAll(/./g)].map((found) => found.index), [...face.matchAll(/./gu)].length);
