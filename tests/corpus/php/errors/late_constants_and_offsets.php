<?php
// covers: constants that fail when they are asked for, offsets of texts, computed names of methods, what cannot be cloned
class Fails
{
    const DIVIDED = 1 / 0;
    const REST = 1 % 0;
    const SHIFTED = 1 << -1;
    const ADDED = [] + 1;
    const NOWHERE = UNDEFINED;
}
foreach (['DIVIDED', 'REST', 'SHIFTED', 'ADDED', 'NOWHERE'] as $name) {
    try {
        var_dump(constant("Fails::$name"));
    } catch (Error $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
$text = 'abc';
$text[1.7] = 'X';
$text[true] = 'Y';
var_dump($text);
foreach (['x', '1 x', '1.5', [], new stdClass] as $key) {
    try {
        $text[$key] = 'z';
        var_dump($text);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
$tries = [
    fn() => [$a] = new stdClass,
    function () { $name = 5; (new stdClass)->$name(); },
    function () { $call = [1]; $call(); },
    function () { $of = new Exception('x'); clone $of; },
    fn() => array_sum([...new stdClass]),
    fn() => max(...new stdClass),
    function () { $map = new WeakMap; $map[] = 1; },
    function () { $map = new WeakMap; $map->x = 1; },
    fn() => settype($text, 'resource'),
];
foreach ($tries as $try) {
    try {
        $try();
    } catch (Error $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
class Shows
{
    function __debugInfo() { return 1; }
}
var_dump(new Shows);
