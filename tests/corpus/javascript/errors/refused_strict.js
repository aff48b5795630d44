"use strict";
console.log("this never runs");
function sum(a, a) {
  return a + a;
}
