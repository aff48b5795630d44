<?php
// covers: closures that are bound to classes, references of closures, private methods, dynamic static members
class Counter {
    private static $count = 2;
    public static $step = 3;
    const B = 10;
    private function name() { return 'counter'; }
    public function told() { return $this->name(); }
}
class B extends Counter { private function name() { return 'below'; } }
$read = static function () { return self::$count; };
$class = fn() => static::class;
echo Closure::bind($read, null, Counter::class)(), Closure::bind($class, null, B::class)(), "\n";
echo (new B)->told(), (new Counter)->told(), B::B, "\n";
$member = 'step';
echo Counter::$$member, B::${'step'}, "\n";
Counter::$$member = 5;
echo Counter::$step, "\n";
$swap = function (&$a, &$b) { [$a, $b] = [$b, $a]; };
$first = 1;
$second = 2;
$swap($first, $second);
echo $first, $second, "\n";
abstract class Shape { abstract function area(); }
var_dump(method_exists('Shape', 'area'));
enum Level { case Low; case High; }
var_dump(Level::Low <=> Level::High, json_encode(Level::Low), json_last_error_msg());
echo json_encode(new DateTime('2024-01-01')), "\n";
var_dump(json_decode('[[1]]', true, 1), json_last_error_msg());
var_dump(@preg_match('/[/', 'x'), preg_last_error_msg());
