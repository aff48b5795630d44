<?php
class C { public static $n = 0; static function inc($k) { self::$n += $k; } } //+
C::inc(4); //+
$x = new C;
$r = C::$n; //+
echo $r; //@r
