<?php
$a = [3, 1, 2]; sort($a); print_r($a);
foreach (['x' => 1, 'y' => 2.5] as $k => $v) echo "$k=$v\n";
function fact(int $n): int { return $n <= 1 ? 1 : $n * fact($n - 1); }
echo fact(10), PHP_EOL;
printf("%05.2f|%-6s|%6s|%x\n", 3.14159, "ab", "cd", 255);
var_dump(1.5, "a", null, true, [1, 'k' => [2]]);
$f = fn($x) => $x * 2;
echo implode(",", array_map($f, range(1, 5))), "\n";
class P { public function __construct(protected string $name, private int $age = 3) {} function hi() { return "I am {$this->name}, $this->age"; } }
class Q extends P { function hi() { return parent::hi() . "!"; } }
echo (new Q("Bob"))->hi(), "\n";
try { throw new InvalidArgumentException("oops", 5); } catch (RuntimeException | LogicException $e) { echo get_class($e), $e->getMessage(), $e->getCode(), "\n"; } finally { echo "fin\n"; }
function gen() { for ($i = 0; $i < 3; $i++) { $r = yield $i => $i * 10; if ($r) echo "got $r\n"; } return 9; }
$g = gen(); foreach ($g as $k => $v) echo "$k:$v "; echo $g->getReturn(), "\n";
$s = match(true) { 1 > 2 => "no", default => "yes" }; echo $s, "\n";
[$p, [, $q]] = [1, [2, 3]]; echo $p, $q, "\n";
$arr = [1,2,3]; foreach ($arr as &$v2) $v2 *= 2; unset($v2); print_r($arr);
function addOne(array &$xs) { $xs[] = 1; } addOne($arr); echo count($arr), "\n";
$c = function() use (&$p) { $p++; }; $c(); $c(); echo $p, "\n";
static fn() => 1;
echo str_pad("x", 5, "-", STR_PAD_BOTH), ucfirst("abc"), strrev("abc"), "\n";
