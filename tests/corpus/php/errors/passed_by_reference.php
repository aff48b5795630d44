<?php
// covers: what is passed to parameters by reference that is no variable, buffers and streams that are not open, texts that cannot be read

function change(&$x)
{
    $x = 'changed';
    return $x;
}
function one()
{
    return 1;
}
echo change(one()), "\n";
echo end(explode(',', 'a,b')), "\n";
echo array_pop(array_filter([1, 2])), "\n";
try {
    change(5);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    sort($list = [2, 1]);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
$kept = [3, 1];
array_multisort(array_column([[2], [1]], 0), $kept);
echo implode($kept), "\n";

ob_end_clean();
var_dump(ob_get_flush());
ob_start(fn($text, $phase) => strtoupper($text) . "[$phase]");
echo 'abc';
ob_flush();
echo 'def';
ob_end_flush();
echo "\n";

$stream = fopen('php://memory', 'w+');
var_dump($stream);
echo "$stream\n";
fclose($stream);
var_dump($stream);
try {
    fwrite($stream, 'x');
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}

foreach (['a:1:{i:0;i:1', 's:9:"abc";', 'x:bad', 'i:5;more', 'd:-0;', 'O:7:"Closure":0:{}'] as $text) {
    try {
        var_dump(unserialize($text));
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
}
var_dump(unserialize('O:8:"stdClass":1:{s:1:"a";i:1;}', ['allowed_classes' => false]));
define('LIMIT', 1);
define('LIMIT', 2);
echo LIMIT, "\n";
error_reporting(0);
throw new Exception('nobody is told');
