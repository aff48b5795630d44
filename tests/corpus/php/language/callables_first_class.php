<?php
class A {
    public function m($x) {
        return $x * 2;
    }
    public static function s($x) {
        return $x + 1;
    }
    public function __call($n, $a) {
        return "$n!";
    }
    private function p() {
        return "priv";
    }
    function getP() {
        return $this->p(...);
    }
}
$a = new A; $m = $a->m(...); $s = A::s(...); $st = strlen(...); $magic = $a->foo(...); $new = $a->getP();
echo $m(5), $s(5), $st("abcd"), $magic(), $new(), "\n"; var_dump($m instanceof Closure);
echo implode(",", array_map($a->m(...), [1,2])), "\n";
$c = 'A::s';
echo $c(1), (new A)->m(...)(4), "\n";
$arr = [$a, 'm'];
echo $arr(3), "\n";
$x = $arr(...);
echo $x(7), "\n";
$compose = fn(Closure ...$fs) => fn($x) => array_reduce($fs, fn($c, $f) => $f($c), $x);
echo $compose($m, $s, strval(...))(3), "\n";
