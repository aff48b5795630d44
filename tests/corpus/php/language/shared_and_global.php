<?php
// covers: static variables of inherited methods, $GLOBALS as a whole, the next key of an array, halves that are rounded, arguments that are missing

class Above
{
    public static function count()
    {
        static $count = 0;
        return ++$count;
    }
}
class Below extends Above
{
}
echo Above::count(), Above::count(), Below::count(), Below::count(), "\n";
trait Counts
{
    public function step()
    {
        static $steps = 0;
        return ++$steps;
    }
}
class First
{
    use Counts;
}
class Second
{
    use Counts;
}
echo (new First())->step(), (new First())->step(), (new Second())->step(), "\n";

$first = 1;
$second = ['x'];
function names()
{
    $own = array_filter(array_keys($GLOBALS), fn($name) => in_array($name, ['first', 'second', 'third']));
    return implode(',', $own) . (isset($GLOBALS['nowhere']) ? '!' : '') . $GLOBALS['second'][0];
}
echo names(), "\n";
$third = 3;
echo names(), "\n";
foreach ($GLOBALS as $name => $value) {
    if ($name === 'third') {
        echo "$name=$value\n";
    }
}

$array = [3 => 'x'];
array_pop($array);
$array[] = 'y';
$gap = [1, 2, 3];
unset($gap[2]);
array_pop($gap);
$gap[] = 'z';
echo json_encode([$array, $gap]), "\n";

foreach ([PHP_ROUND_HALF_UP, PHP_ROUND_HALF_DOWN, PHP_ROUND_HALF_EVEN, PHP_ROUND_HALF_ODD] as $mode) {
    echo round(8.5, 0, $mode), ' ', round(9.5, 0, $mode), ' ', round(-1.5, 0, $mode), ' ', round(1.955, 2, $mode), "\n";
}
function tell(callable $what): void
{
    try {
        var_dump($what());
    } catch (Error $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
tell(fn() => substr_replace('abc', 'x', [1], 1));
tell(fn() => chunk_split('abc', 0));
tell(fn() => implode('x'));
tell(fn() => sprintf('%5', 1));
tell(fn() => json_decode('[]', false, 0));
tell(fn() => json_decode('"\u00"') ?? json_last_error_msg());
tell(fn() => 'abc'['1.5']);
tell(fn() => [parse_url('http:///x'), mb_strcut('héllo', 2, 3), mb_strrichr('abcabc', 'B')]);
parse_str('a b=1&c.d[e.f]=2', $read);
echo json_encode($read), json_encode((new DateTime('2024-01-01'))->diff(new DateTime('2024-01-02'))->f === 0.0), "\n";
echo $this->nothing;
