<?php
// What is thrown into a generator arrives in the one that gives its values at the moment.
function inner() {
    try {
        $got = yield 1;
        echo "inner got $got\n";
        yield 2;
    } catch (Exception $e) {
        echo 'inner caught ', $e->getMessage(), "\n";
        yield 'recovered';
    }
    return 'result of inner';
}
function outer() {
    try {
        $result = yield from inner();
        echo "outer has $result\n";
        yield from strict();
    } catch (LogicException $e) {
        echo 'outer caught ', $e->getMessage(), "\n";
        yield 'from outer';
    }
    return 'done';
}
function strict() {
    try { yield 'strict'; } finally { echo "strict ends\n"; }
}
$g = outer();
echo $g->current(), "\n", $g->send('hello'), "\n", $g->throw(new Exception('E1')), "\n";
$g->next();
echo $g->current(), "\n", $g->throw(new LogicException('E2')), "\n";
$g->next();
echo $g->getReturn(), "\n";
// Names that look like exponents.
class E1 { const A = 1 << 3; public static array $list = ['x' => 'y']; public static function of(): static { return new static; } }
class E2 extends E1 { const B = E1::A | 1; }
echo E1::A, E2::B, E1::$list['x'], get_class(E2::of()), "\n";
trait Greets { public function greet() { return 'hi'; } public function run() { return 'trait'; } }
class Person { use Greets; public function name() { return 'p'; } public function run() { return 'own'; } private static function secret(int $x) { return $x * 2; } public static function all(array $xs) { return array_map(self::secret(...), $xs); } }
echo implode(' ', get_class_methods('Person')), ' ', (new Person)->run(), ' ', implode(',', Person::all([1, 2])), "\n";
try { echo 1 >> -1; } catch (ArithmeticError $e) { echo $e->getMessage(), "\n"; }
try { echo ~[]; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
function letters() { $word = 'cart'; $word[0] = 'p'; $list[] = $word; try { $word[] = 's'; } catch (Error $e) { $list[] = $e->getMessage(); } $word[5] = '!'; return [...$list, $word]; }
print_r(letters());
function locals(int $a, string ...$rest) { $sum = $a + count($rest); $unset = 1; unset($unset); if ($a > 5) { $never = 1; } return get_defined_vars(); }
print_r(locals(1, 'x', 'y'));
interface P {} interface Q {} interface R extends Q, P {}
class A implements P, Q {} class B extends A {} class C extends A implements Countable { function count(): int { return 0; } } class D implements R {}
foreach (['A', 'B', 'C', 'D'] as $c) { echo $c, ': ', implode(' ', class_implements($c)), "\n"; }
class Magic { public function __call(string $name, array $given) { return $name . count($given); } }
echo strtoupper((new Magic)->toUpper('x')), ' ', trim((new Magic)->Trim()), ' ', (new Magic)
    ->onNextLine(1, 2), "\n";
