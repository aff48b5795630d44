<?php
// covers: numbers of objects: cases of enumerations, closures of named functions, objects that exceptions leave behind
enum Level: int { case Low = 1; case High = 2; const DEFAULT = self::High; public static function least(): self { return self::Low; } }
class Item { public function __construct(public Level $level = Level::DEFAULT, public ?Closure $rule = null) {} public function __destruct() { echo "[gone] "; } public function fail() { throw new LogicException('failed'); } }
$first = new Item;
var_dump(spl_object_id($first), Level::tryFrom(9), Level::from('1')->name);
$second = new Item(Level::Low, strlen(...));
var_dump($second->level, spl_object_id($second), spl_object_id($second->rule), count(Level::cases()), new stdClass);
try { $second->fail(); } catch (LogicException $e) { echo $e->getMessage(), "\n"; }
$second = null;
echo "after\n";
var_dump(new stdClass);
unset($e);
var_dump(spl_object_id(new stdClass), spl_object_id(Level::High), spl_object_id($first->fail(...)));
try { Level::from('x'); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { Level::from(5); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
