<?php
// Warnings in the output, and an error at the end.
echo $undefined;
$a = [1, 2, 3];
echo $a[10];
echo $a["key"];
echo "x: " . $a . "\n";
$s = "abc";
echo $s[10];
echo "5 apples" + 3, "\n";
$n = null;
echo $n["x"];
echo $n->prop ?? 'none', "\n";
echo $n->prop;
class T {
    public $a = 1;
}
$t = new T;
echo $t->missing;
$x = 7;
echo $x["a"];
echo (int) "12abc", "\n";
echo "10" + "5.5", "\n";
$arr = ["x" => ["y" => 1]];
echo $arr["x"]["z"] ?? "default", "\n";
echo $arr["q"]["z"];
list($p, $q) = [1];
var_dump($p, $q);
echo intdiv(7, 2), " ", 7 % -3, " ", -7 % 3, " ", fmod(7.5, 2), "\n";
echo implode(",", [1, null, 2.5, true, false]), "\n";
$u = "abc";
$u[5] = "x";
var_dump($u);
foreach (null ?? [] as $z) {}
foreach (5 as $z) {}
echo str_repeat("=", 3), "\n";
$obj = new stdClass;
$obj->{"a b"} = 1;
var_dump($obj);
echo hexdec("zz"), "\n";
const A = 5;
echo A, "\n";
echo @$a[99], "|\n";
static fn() => 1;
unset($a[1]);
var_dump($a);
echo 10 / 4, " ", 10 / 5, "\n";
echo 1 / 0;
