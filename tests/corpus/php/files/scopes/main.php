<?php
// covers: what an included file sees: variables of a function, $this, static variables; return in the middle
$level = 'outer';
class Loader
{
    private array $found = [];
    public function load(string $name): mixed
    {
        $level = 'inner';
        $result = include __DIR__ . "/parts/$name.php";
        return [$result, $level, $this->found];
    }
}
$loader = new Loader();
echo json_encode($loader->load('reads')), "\n";
echo json_encode($loader->load('writes')), "\n";
echo json_encode($loader->load('early')), "\n";
echo $level, "\n";
function counted(): int
{
    static $calls = 0;
    include 'parts/counts.php';
    return $calls;
}
echo counted(), counted(), counted(), "\n";
$add = (include 'parts/closure.php')(10);
echo $add(5), ' ', $add(7), ' ', $base ?? 'unset', "\n";
