<?php
trait Greets { public string $greeting = "Hello"; public function greet(string $n): string { return "$this->greeting, $n" . $this->mark(); } abstract function mark(): string; public static function create(): static { return new static; } }
trait Logs { private array $lines = []; protected function log(string $l): void { $this->lines[] = $l; } public function lines(): array { return $this->lines; } public function greet(string $n): string { return "log"; } }
class Person { use Greets, Logs { Greets::greet insteadof Logs; Logs::greet as protected logGreet; } function mark(): string { $this->log("m"); return "!"; } function both() { return $this->logGreet("x"); } }
$p = Person::create(); echo $p->greet("Al"), count($p->lines()), $p->both(), "\n";
function modify(array $a) { $a[] = 1; return $a; } $orig = [0]; $new = modify($orig); echo count($orig), count($new), "\n";
function swap(&$a, &$b) { [$a, $b] = [$b, $a]; } $x = 1; $y = 2; swap($x, $y); echo $x, $y, "\n";
$arr = ['k' => ['n' => 1]]; foreach ($arr as $k => &$sub) { $sub['n']++; } unset($sub); echo $arr['k']['n'], "\n";
$copy = $arr; $copy['k']['n'] = 100; echo $arr['k']['n'], "\n";
class Holder { public array $items = []; public function add($i) { $this->items[] = $i; return $this; } public function &ref() { return $this->items; } }
$h = new Holder; $h->add(1)->add(2); $items = $h->items; $items[] = 3; echo count($h->items), count($items), "\n"; $h->items['z']['q'] = 5; echo $h->items['z']['q'], "\n"; unset($h->items[0]); echo count($h->items), "\n";
$h2 = clone $h; $h2->items[] = 9; echo count($h->items), count($h2->items), "\n";
function counter() { $c = 0; return ['inc' => function() use (&$c) { return ++$c; }, 'get' => fn() => $c]; } $c = counter(); $c['inc'](); $c['inc'](); echo $c['get'](), "\n";
$fns = []; for ($i = 0; $i < 3; $i++) { $fns[] = function() use ($i) { return $i; }; } foreach ($fns as $f) echo $f(); echo "\n";
class Cfg { private static ?Cfg $inst = null; private array $v = []; private function __construct() {} public static function get(): self { return self::$inst ??= new self; } public function set($k, $v) { $this->v[$k] = $v; return $this; } public function at($k) { return $this->v[$k] ?? 'no'; } }
Cfg::get()->set('a', 1); echo Cfg::get()->at('a'), Cfg::get()->at('b'), "\n"; try { new Cfg; } catch (Error $e) { echo $e->getMessage(), "\n"; }
function lazy() { $r = yield 1; echo "[$r]"; try { yield 2; } finally { echo "clean"; } } $g = lazy(); echo $g->current(); echo $g->send("hi"); $g->next(); var_dump($g->valid());
function nums(int $n) { for ($i = 1; $i <= $n; $i++) yield $i; } function sq(iterable $it) { foreach ($it as $v) yield $v * $v; } echo implode(',', iterator_to_array(sq(nums(4)))), array_sum(iterator_to_array(nums(3))), "\n";
$i = 0; while (true) { $i++; if ($i == 2) continue; if ($i > 4) break; echo $i; } do { echo $i--; } while ($i > 3); echo "\n";
for ($i = 0; $i < 3; $i++) { for ($j = 0; $j < 3; $j++) { if ($j == 1) continue 2; if ($i == 2) break 2; echo "$i$j "; } } echo "\n";
$val = "b"; switch ($val) { case "a": case "b": echo "ab"; break; default: echo "none"; } echo "\n";
if ($val === "x"): echo "x"; elseif ($val === "b"): echo "b"; else: echo "e"; endif; foreach ([1,2] as $q): echo $q; endforeach; echo "\n";
echo $val ?: 'e', null ?: 'f', 5 % 3, 2 ** 3 ** 2, 10 <=> 5, true ? 'a' : (false ? 'b' : 'c'), "\n"; $z = null; $z ??= 'def'; echo $z; $n = 5; $n **= 2; $n .= "x"; echo $n, "\n";
printf("%s %s %s\n", ...['a', 'b', 'c']); echo sprintf('%2$s %1$s', 'w', 'h'), vsprintf("%03d", [7]), "\n";
static $st = 4; echo $st, PHP_VERSION_ID > 80000 ? 'ok' : 'old', M_PI, "\n"; echo gettype(1.0), gettype([]), gettype(null), get_debug_type("x"), "\n";
list(, $second) = [1, 2]; echo $second; ['a' => ['b' => $deep]] = ['a' => ['b' => 7]]; echo $deep, "\n";
