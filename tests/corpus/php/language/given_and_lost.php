<?php
// covers: objects that calls give while others are lost, numbers of closures, generators and objects of JSON, what closures of named functions show

class Made
{
    public $n;
    function __construct($n = 0) { $this->n = $n; }
    function next() { return new Made($this->n + 1); }
    function closure() { return function ($given) { return $this->n; }; }
    static function of(int $n = 1, &...$rest) { return new static($n); }
    function __destruct() { echo "lost $this->n\n"; }
}
function both($a, $b) { echo "both $a->n $b->n\n"; }

both((new Made(1))->next(), (new Made(10))->next());
both(new Made(20), new Made(30));
echo (new Made(40))->next()->next()->n, "\n";

class Plain { public $v = 1; function self_closure() { return $this->with(...); } function with($a, &$b, ...$c) {} static function st(int $q = 5) {} }
$closure = fn($x) => $x;
var_dump($closure, (new Plain), new Plain);
function values() { yield 1; }
$held = values();
var_dump($held, json_decode('{"a":{"b":1},"c":{}}'), (object)['x' => 1]);
var_dump((function () use ($held) {}));
foreach ([1, 2] as $i) { var_dump(new Plain); }
var_dump((new Plain)->self_closure(), Plain::st(...));
print_r(strlen(...));
