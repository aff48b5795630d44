<?php
// covers: parts of targets evaluated once, ??= with calls, superglobals, $GLOBALS behind &, order of loss, arrays that hold themselves
function key_of(string $name): string
{
    echo "<$name>";
    return $name;
}
$cache = [];
$cache[key_of('a')] ??= 1;
$cache[key_of('a')] ??= 2;
$cache[key_of('b')][key_of('c')] ??= [];
$i = 0;
$list = [10, 20];
$list[$i++] ??= 'not';
$list[++$i] = ($list[9] ?? 0) + $i;
echo json_encode([$cache, $list, $i]), "\n";

$tape = [0];
$place = 0;
$tape[++$place] ??= 5;
$tape[$place++] .= 'x';
echo json_encode($tape), $place, "\n";

function counts(): string
{
    return count($_GET) . ($_POST['name'] ?? 'nobody') . (isset($_SERVER['argv']) ? ' argv' : '') . gettype($_SERVER['REQUEST_TIME'] ?? null);
}
$_GET['x'] = 1;
echo counts(), ' ', $argc, count($argv), "\n";

$first = 1;
$second = &$first;
unset($second);
$second = 5;
function seen(): string
{
    global $first;
    $first++;
    return $GLOBALS['second'] . '/' . $first;
}
echo seen(), "\n";

class Part
{
    public function __construct(public string $name) {}
    public function __destruct() { echo "-{$this->name} "; }
}
function scope(): void
{
    $a = new Part('a');
    $b = new Part('b');
    $list = [new Part('c'), new Part('d')];
    echo 'body ';
}
scope();
echo "\n";

$ring = ['n' => 1];
$ring['me'] = &$ring;
print_r($ring);
var_dump(count($ring));
$node = new stdClass();
$node->self = $node;
var_dump(json_encode($node), json_last_error_msg());
try {
    json_encode(['in' => $node], JSON_THROW_ON_ERROR);
} catch (JsonException $e) {
    echo $e->getCode(), ' ', $e->getMessage(), "\n";
}
try {
    $list = [];
    $list++;
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
