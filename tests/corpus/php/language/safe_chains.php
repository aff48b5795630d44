<?php
class A {
    public ?A $next = null;
    public $v = 5;
    function get() {
        return $this->next;
    }
    function self() {
        return $this;
    }
}
$a = new A; 
var_dump($a?->next?->v, $a?->get()?->self()->v, $a?->v);
$n = null;
var_dump($n?->foo, $n?->bar(), $n?->foo->bar->baz(), isset($n?->foo->bar), empty($n?->foo));
function side() { echo "side\n"; return 1; }
var_dump($n?->foo(side()));
var_dump($n?->a['x']?->y);
try { $n->foo(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo $n->foo;
var_dump("{$n?->foo}");
$arr = ['x' => null];
var_dump($arr['x']?->name ?? 'none');
