<?php
// covers: arrow functions that pass by reference, generators walked by reference, notices about references, func_get_args
$first = fn($text) => preg_match('/\d+/', $text, $found) ? $found[0] : null;
echo $first('ab12'), $first('7') ?? 'none', "\n";
$sorted = fn($all) => [sort($all), $all][1];
echo implode(',', $sorted([3, 1, 2])), "\n";
$read = fn() => sscanf('12 apples', '%d %s', $n, $what);
var_dump($read(), $n ?? 'none');
$given = [2, 1];
$inside = function () use ($given) { sort($given); return $given; };
echo json_encode([$inside(), $given, $inside()]), "\n";

function plain() { yield 1; }
try {
    foreach (plain() as &$one) { echo "not here\n"; }
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
function &referring() { $value = 3; while ($value > 0) { yield $value; } }
foreach (referring() as &$number) { echo --$number, ' '; }
echo "\n";

function value() { return 1; }
$x = &value();
function &literal() { return 5; }
$y = &literal();
echo $x, $y, "\n";
function counts($a, ...$rest) { return json_encode([func_get_args(), $rest]); }
echo counts(1, 2, x: 5), "\n";
unset($absent['x'], $gone->y);
try {
    new Generator;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
