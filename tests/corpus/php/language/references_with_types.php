<?php
// covers: types of parameters by reference, variables that are unset by their names, references to global variables
function add(array &$list, $value) { $list[] = $value; return count($list); }
function bump(int &$number) { return ++$number; }
function maybe(?string &$text = null) { $text .= '!'; return $text; }
function told(callable $make) {
    try { var_dump($make()); } catch (TypeError $e) { echo preg_replace('/, called in .*/', '', $e->getMessage()), "\n"; }
}
told(function () { return add($nothing, 1); });
told(function () { $list = ['x' => null]; return add($list['x'], 1); });
told(function () { return add($made['deep'], 1); });
told(function () { $list = [1]; return add($list, 2); });
told(function () { $text = '5'; bump($text); return $text; });
told(function () { $text = 'abc'; return bump($text); });
told(function () { return maybe($unset); });
told(fn() => maybe());
$name = 'dynamic';
$$name = 1;
unset($$name);
var_dump(isset($dynamic));
$kept = 'here';
$gone = 'gone';
function globals() {
    $alias = &$GLOBALS['kept'];
    $alias = 'changed';
    unset($GLOBALS['gone']);
    $other = &$GLOBALS['made'];
    $other = 'made';
}
globals();
var_dump($kept, isset($gone), $made);
$pair = new class { public $left = 1; public $right = 2; private $hidden = 3; };
foreach ($pair as $name => &$part) { $part = "$name!"; }
unset($part);
echo json_encode($pair), "\n";
class Fixed { public function __construct(public readonly int $value = 1) {} }
try { foreach (new Fixed as &$one) {} } catch (Error $e) { echo $e->getMessage(), "\n"; }
trait Counts { public static $count = 0; private static $own = 0; static function own() { return ++self::$own; } }
class Above { use Counts; }
class Below extends Above { use Counts; }
Below::$count++;
echo Above::$count, Above::own(), Below::own(), property_exists('Below', 'own') ? 'y' : 'n', "\n";
