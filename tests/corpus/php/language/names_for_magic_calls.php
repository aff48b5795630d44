<?php
// covers: named arguments of magic calls, static members as members, constants by their names, dynamic members, what enumerations give as columns
class Magic {
    public static $shared = 1;
    private const HIDDEN = 'h';
    public function __call($name, $given) { return $name . json_encode($given); }
    public static function __callStatic($name, $given) { return 'static ' . $name . json_encode($given); }
    public static function own() { return constant('self::HIDDEN') . constant('Magic::HIDDEN'); }
}
class Plain { public static $n = 1; function begin() { $this->made = 1; return $this; } }
$magic = new Magic;
echo $magic->first(1, k: 2), Magic::second(...['a' => 1]), "\n";
echo call_user_func_array([$magic, 'third'], ['x' => 1]), call_user_func_array('Magic::fourth', [1, 'y' => 2]), "\n";
$held = $magic->fifth(...);
echo $held(1, 3), Magic::own(), "\n";
function told(callable $make) {
    try { var_dump($make()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
told(fn() => constant('Magic::HIDDEN'));
$plain = new Plain;
told(fn() => $plain->n);
told(function () { unset(Plain::$n); });
error_reporting(E_ALL);
told(fn() => (new Plain)->begin()->made);
told(fn() => str_replace('a', 'b', null));
error_reporting(E_ALL & ~E_DEPRECATED);
enum Level: int implements JsonSerializable {
    case Low = 1;
    case High = 3;
    public function jsonSerialize(): mixed { return $this->name; }
}
echo json_encode(array_column(Level::cases(), null, 'name')), json_encode(array_column(Level::cases(), 'name', 'value')), "\n";
interface Made { static function make(); }
abstract class Half implements Made {}
told(fn() => Half::make());
told(fn() => new Exception([]));
told(fn() => new Error('a', 'b'));
told(fn() => new LogicException('a', 1, 'c'));
told(function () { (function () { yield from 5; })()->current(); });
trait Kept { protected $kept = 1; }
class Keeper { use Kept; public $own = 2; }
foreach ((new ReflectionClass('Keeper'))->getProperties() as $one) { echo $one->getName(), ' '; }
$walk = new RecursiveIteratorIterator(new RecursiveArrayIterator([1, [2, [3]], 4]));
$walk->setMaxDepth(0);
foreach ($walk as $value) { echo $value, ' '; }
echo count(new ArrayObject($plain)), serialize(new ArrayObject([1])), "\n";
echo define('TRUE', 5) ? 'defined' : 'not defined', "\n";
try { echo self::class; } catch (Error $e) { echo $e->getMessage(), "\n"; }
