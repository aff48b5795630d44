<?php
// covers: traces of functions that are instructions, numbers of arguments, objects that cannot be thrown, ::class of values, streams, buffers

function told(callable $what): void
{
    try {
        var_dump($what());
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n", $e->getTraceAsString(), "\n";
    }
}
told(fn() => count('text'));
told(fn() => strlen([]));
told(fn() => strlen());
told(fn() => str_repeat('x', -1));
told(fn() => throw new stdClass());
told(function () {
    $nothing = null;
    return $nothing::class;
});
told(fn() => (new ArrayObject())::class);
told(fn() => count_chars('hello', 3) . strlen(count_chars('a', 4)));
told(fn() => count_chars('a', 9));
told(fn() => strtr('a', 'b'));
told(fn() => @filesize('/nowhere'));
told(fn() => mb_decode_numericentity('&#233;&#x65e5;', [0x80, 0xffff, 0, 0xffff]));

$tree = ['x' => ['y' => 1]];
$inner = &$tree['x']['y'];
$inner++;
unset($inner);
$copy = $tree;
$copy['x']['y'] = 9;
echo $tree['x']['y'], "\n";

$object = new stdClass();
$object->list = [1];
$list = &$object->list;
$other = clone $object;
$other->list[] = 2;
echo count($object->list), count($list), "\n";

set_error_handler(function ($level, $text) {
    echo "[$level] $text\n";
    return true;
});
trigger_error('goes on', E_USER_ERROR);
ob_start();
echo 'kept';
print_r(ob_list_handlers());
echo strlen(ob_get_clean()), "\n";
restore_error_handler();
echo count(5);
