<?php
// Constants and static members are made when they are first asked for.
class Box { const DOUBLE = SIZE * 2; const ALL = [self::DOUBLE, Lid::NAME . '!']; public static $made = [SIZE, Lid::NAME]; public $own = SIZE + 1; }
class Lid { const NAME = 'lid' . SUFFIX; }
const SIZE = 10;
define('SUFFIX', '-s');
echo Box::DOUBLE, ' ', implode(',', Box::ALL), ' ', implode(',', Box::$made), ' ', (new Box)->own, "\n";
Box::$made[] = 'more';
echo count(Box::$made), defined('Box::ALL') ? ' defined' : ' absent', ' ', constant('Box::DOUBLE'), ' ', constant('\SIZE'), "\n";
interface HasLimit { const LIMIT = SIZE + 5; }
class Limited implements HasLimit {}
echo Limited::LIMIT, HasLimit::LIMIT, "\n";
class Wrong { const X = NOWHERE; const A = self::B; const B = self::A; }
foreach (['X', 'A'] as $name) {
    try { echo constant("Wrong::$name"); } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
function early() { try { return LATER; } catch (Error $e) { return $e->getMessage(); } }
echo early(), ' ';
const LATER = 'there';
echo early(), "\n";

// Each closure has static variables of its own.
$counters = [];
foreach (['a', 'b'] as $name) {
    $counters[] = function () use ($name) { static $calls = 0; return $name . ++$calls; };
}
foreach ($counters as $counter) { echo $counter(), $counter(), ' '; }
echo "\n";

// Arguments that have been given: the parameters as they are now.
function given(int $a, $b = 2, $c = 3) { $a++; return json_encode(func_get_args()) . func_num_args(); }
echo given(1), given(1, 5), given(1, 5, 6, 7), given(1, c: 9), "\n";
function nth() { return func_get_arg(1); }
echo nth('x', 'y'), "\n";
try { nth('x'); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }

// What is written into is made where it is not there.
class Holder { private $data = []; public $list = []; public function __get($name) { return "magic $name"; } }
class Open { public $list; }
$holder = new Holder;
$holder->list[] = 1;
$holder->list['k']['n'] = 2;
$open = new Open;
$open->list['a'][] = 'made';
@$open->extra['x'] = 'new';
echo json_encode([$holder, $open]), "\n";
