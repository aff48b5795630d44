// covers: console.log, strings, numbers
console.log("Hello, World!");
console.log("a", 1, true, null, undefined, 1.5, -0, NaN, Infinity);
console.log();
console.log("sum:", 1 + 2, "text" + 1, 1 + "text", "3" * "4");
console.log(0.1 + 0.2, 1e21, 1e-7, 123456789012345680000, 5e-324, 1 / 3);
console.log(7 % 3, -7 % 3, 7 / 2, 2 ** 10, 2 ** -1, 10 / 0, -10 / 0, 0 / 0);
console.log(1 < 2, "a" < "b", "10" < "9", 10 < 9, "10" < 9, null >= 0, undefined == null);
console.log(typeof 1, typeof "", typeof true, typeof undefined, typeof null, typeof {}, typeof [], typeof (() => 1), typeof 1n, typeof Symbol());
