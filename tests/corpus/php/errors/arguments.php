<?php
// What the library says of wrong arguments.
function f(int $x) { return $x * 2; }
try { echo strlen([]), "\n"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo strlen(), "\n"; } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
try { echo str_repeat("x"), "\n"; } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
try { f(); } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
try { f("abc"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { f(null); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo implode(",", "abc"), "\n"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo array_sum(5), "\n"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo count(5), "\n"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo array_combine([1, 2], [1]), "\n"; } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { echo str_repeat("x", -1), "\n"; } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { echo range(1, 2, 0), "\n"; } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { echo array_fill(0, -1, 0), "\n"; } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { echo intdiv(1, 0), "\n"; } catch (DivisionByZeroError $e) { echo $e->getMessage(), "\n"; }
try { echo 1 % 0, "\n"; } catch (DivisionByZeroError $e) { echo $e->getMessage(), "\n"; }
try { echo intdiv(PHP_INT_MIN, -1), "\n"; } catch (ArithmeticError $e) { echo $e->getMessage(), "\n"; }
try { echo max([]), "\n"; } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { echo max(1), "\n"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo [] + 1, "\n"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo "abc" * 2, "\n"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { $x = null; $x->foo(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { undefined_fn(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { new Missing; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { echo Foo::BAR; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { echo UNDEF; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { array_chunk([1], 0); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { str_split("abc", 0); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { explode("", "abc"); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { random_int(5, 1); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { array_rand([], 1); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { strpos("abc", "b", 10); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { strtoupper(new stdClass); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { array_map('nope', [1]); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { call_user_func('nope'); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { in_array(1, "x"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { abs("x"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { round("x"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { f(1, 2); echo "ok\n"; strlen("a", "b"); } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
try { number_format("abc"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { array_merge([1], 2); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { base_convert("11", 1, 10); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
try { array_pad([1], 3); } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
