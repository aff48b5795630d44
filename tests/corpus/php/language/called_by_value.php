<?php
// Functions that take references, called by way of names, closures, pairs and members.
function double(array &$numbers): void { foreach ($numbers as &$n) { $n *= 2; } }
function swap(&$a, &$b): void { [$a, $b] = [$b, $a]; }
foreach (['sort', 'rsort', 'array_pop', 'shuffle'] as $function) {
    $data = [3, 1, 2];
    $function($data);
    echo $function, ' ', count($data), ' ', $function === 'shuffle' ? '' : implode(',', $data), "\n";
}
$f = 'double';
$list = [1, 2];
$f($list);
$f($list);
echo implode(',', $list), "\n";
class Sorter {
    private array $steps = [];
    private array $algorithms = [];
    public function __construct(private array $data) {}
    public function register(string $name, callable $algorithm): static { $this->algorithms[$name] = $algorithm; return $this; }
    public function run(string $name): string {
        $copy = $this->data;
        ($this->algorithms[$name])($copy, $this->steps);
        return $name . ': ' . implode(' ', $copy) . ' after ' . count($this->steps);
    }
    public static function bubble(array &$a, array &$steps): void {
        for ($i = count($a) - 1; $i > 0; $i--) {
            for ($j = 0; $j < $i; $j++) {
                if ($a[$j] > $a[$j + 1]) { swap($a[$j], $a[$j + 1]); $steps[] = [$i, $j]; }
            }
        }
    }
    public function untouched(): string { return implode(' ', $this->data); }
}
$sorter = (new Sorter([4, 2, 5, 1]))
    ->register('bubble', [Sorter::class, 'bubble'])
    ->register('static', 'Sorter::bubble')
    ->register('library', fn(array &$a) => sort($a))
    ->register('closure', function (array &$a) { rsort($a); });
foreach (['bubble', 'static', 'library', 'closure'] as $name) { echo $sorter->run($name), "\n"; }
echo $sorter->untouched(), "\n";
$exchange = swap(...);
$box = new stdClass;
$box->left = 'L';
$pair = ['right' => 'R'];
$exchange($box->left, $pair['right']);
echo $box->left, $pair['right'], "\n";
function apply(callable $f, array $values): array {
    foreach ($values as $key => $_) { $f($values[$key]); }
    return $values;
}
echo json_encode(apply(function (&$x) { $x .= '!'; }, ['a' => 'x', 'b' => 'y'])), json_encode(apply('trim', [' a '])), "\n";
$fill = function (?array &$target, int ...$more) { foreach ($more as $one) { $target[] = $one; } };
$table = ['fill' => $fill];
$table['fill']($fresh, 1, 2);
echo json_encode($fresh), "\n";
// A variable is read when its operator needs it.
$i = 5;
echo $i + $i++, ' ', $i . $i++ . $i, ' ', $i * ($i = 2), "\n";
