<?php
function test(...$args) { var_dump($args); }
test(...[]);
test(...[1, 2, 3]);
test(1, 2, 3, ...[4, 5, 6]);
function gen() { yield 1; yield 2; }
test(...gen());
test(...new ArrayIterator([1, 2]));
function named($a, $b = 2, ...$c) { var_dump($a, $b, $c); }
named(...['a' => 1, 'b' => 3]);
named(b: 5, a: 6);
named(1, 2, 3, x: 4, y: 5);
try { test(...42); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { named(...['b' => 1]); } catch (Error $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
try { named(1, a: 2); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { strlen(foo: "x"); } catch (Error $e) { echo $e->getMessage(), "\n"; }
var_dump(str_pad(string: "x", length: 5, pad_type: STR_PAD_LEFT));
