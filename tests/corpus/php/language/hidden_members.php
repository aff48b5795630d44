<?php
// covers: who may use static members and constants, $this in static code, members that methods stand for, constants by the class at hand
class Vault
{
    private static int $opened = 0;
    protected static string $label = 'vault';
    protected const SIZE = 3;
    private const CODE = 'x1';
    const OPEN = self::SIZE * 2;
    protected $content = 'gold';
    private function secret($what) { return "secret $what"; }
    public function __call($name, $given) { return "$name called with " . implode(', ', $given); }
    public function __get($name) { echo "[get $name] "; return $name === 'nothing' ? null : strtoupper($name); }
    public function __unset($name) { echo "[unset $name] "; }
    public static function inside() { return isset($this) ? 'object' : 'no object'; }
    public static function maker() { return static fn() => isset($this) ? 'object' : 'no object'; }
    public function counted() { self::$opened++; return self::$opened . ' ' . static::$label . ' ' . static::SIZE . ' ' . constant('self::CODE') . ' ' . constant('static::OPEN') . ' ' . var_export(defined('self::NOPE'), true); }
    public function own() { return $this->secret('inside'); }
}
class Safe extends Vault
{
    protected static string $label = 'safe';
    public function shown() { return parent::$label . ' ' . self::SIZE; }
}
$vault = new Vault;
$tries = [
    fn() => Vault::$opened, fn() => Vault::$label, fn() => Vault::SIZE, fn() => Vault::CODE, fn() => Vault::OPEN, fn() => Vault::$label = 'mine',
    fn() => (new Safe)->shown(), fn() => $vault->secret('outside', 2), fn() => $vault->own(), fn() => $vault->counted(),
    fn() => (new Safe)->counted(), fn() => Vault::inside(), fn() => $vault->inside(), fn() => Vault::maker()(), fn() => $vault->zip ?? 'none',
    fn() => $vault->nothing ?? 'none', fn() => empty($vault->zip), fn() => isset($vault->zip), fn() => $vault->content,
];
foreach ($tries as $number => $try) {
    try { echo $number, ': ', var_export($try(), true), "\n"; }
    catch (Error $e) { echo $number, ': ', get_class($e), ': ', $e->getMessage(), "\n"; }
}
unset($vault->content, $vault->absent);
echo "\n";
class Holder
{
    private array $all = ['list' => ['k' => 1]];
    public function &__get($name) { return $this->all[$name]; }
    public function __isset($name) { return isset($this->all[$name]); }
}
$holder = new Holder;
var_dump(isset($holder->list['k']), isset($holder->list['z']), isset($holder->other['k']), $holder->list['k'] ?? 'none', empty($holder->list));
// What `extract` and `compact` make, and elements that are referred to.
function settings(array $given) { $level = 1; extract($given, EXTR_SKIP); extract(['mode' => 'dark'], EXTR_PREFIX_ALL, 'user'); return compact('level', 'name', 'user_mode', 'absent'); }
print_r(settings(['level' => 9, 'name' => 'n']));
function counted($first, $second = 5, ...$rest) { return implode(',', func_get_args()) . ' of ' . func_num_args(); }
echo counted(1), ' ', counted(1, 2, 3, 4), "\n";
$rows = [['a', 1], ['b', 2]];
foreach ($rows as [$name, &$value]) { $value *= 10; }
unset($value);
$off = false;
$off[] = 'made';
$at = 0;
$made = [];
$made[$at++] = $at++;
$made[$at] = ++$at;
echo json_encode([$rows, $off, $made]), "\n";
class Board
{
    private array $cells;
    private array $names;
    private int $count;
    public function set(int $row, int $column, string $mark): static { $this->cells[$row][$column] = $mark; $this->names[] = $mark; $this->names['last'] ??= $mark; return $this; }
    public function all(): array { return [$this->cells, $this->names]; }
    public function count(): int { return $this->count; }
}
echo json_encode((new Board)->set(0, 1, 'x')->set(2, 0, 'o')->all()), ' ';
try { (new Board)->count(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
function named() { return call_user_func_array(fn(...$all) => $all, ['x' => 1, 'y' => 2]); }
echo json_encode(named()), "\n";
class Failure extends RuntimeException { protected $message = 'declared text'; protected $code = 77; }
foreach ([new Failure, new Failure('given'), new Failure('given', 3)] as $e) { echo $e->getMessage(), ' ', $e->getCode(), '; '; }
set_error_handler(function ($level, $text) { throw new ErrorException($text, 0, $level); });
foreach (['first', 'second'] as $key) { try { echo [][$key]; } catch (ErrorException $e) { echo $e->getMessage(), "\n"; } }
restore_error_handler();
class Opener { public static function open() { return isset($this) ? 'object' : 'none'; } public static function read() { return $this->x; } }
echo (new Opener)->open(), ' ';
try { (new Opener)->read(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
function total(int ...$n): int { if ($n) { return array_sum($n); } }
try { echo total(1, 2), ' ', total(); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { throw 'text'; } catch (Error $e) { echo $e->getMessage(), "\n"; }
if (count($rows) > 1) die;
