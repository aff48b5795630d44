<?php
// covers: global variables whose names the source does not spell, names in texts, references to objects that may be gone, closures of what is no function
function told(callable $make) {
    try { var_dump($make()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
$a = 'b';
$b = 'c';
$spaced = 'no name';
$$spaced = 5;
var_dump(${'no name'});
echo "x{$$a}y|{${'a'}}|\n";
unset($$spaced);
var_dump(${'no name'});
foreach (['one', 'two'] as $number => $word) { ${"word_$number"} = $word; }
echo ${'word_0'}, ${'word_' . 1}, "\n";
$object = new stdClass;
$reference = WeakReference::create($object);
var_dump(WeakReference::create($object) === $reference, WeakReference::create(clone $object) === $reference);
told(fn() => new WeakReference);
told(fn() => clone $reference);
told(fn() => serialize($reference));
told(fn() => Closure::fromCallable('nowhere'));
told(fn() => new Closure);
told(fn() => define('A::B', 1));
told(fn() => get_class());
told(fn() => get_parent_class('Nowhere'));
told(fn() => version_compare('1', '2', 'like'));
try { func_get_args(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
foreach (['{"a":1', '[1]', '{"b":2}'] as $text) { echo json_encode(json_decode($text)), "\n"; }
function typed(mixed $any = null, ?int &$number = null) { return [$any, $number]; }
echo json_encode(typed()), json_encode(typed(5)), "\n";
