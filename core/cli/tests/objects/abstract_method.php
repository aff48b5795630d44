<?php
abstract class Shape { abstract function area(); function tell() { return "A" . $this->area(); } } //+
class Sq extends Shape { function __construct(private $s) {} function area() { return $this->s * $this->s; } } //+
class Ci extends Shape { function __construct(private $r) {} function area() { return 3 * $this->r; } }
$x = new Sq(2); //+
$y = new Ci(3);
$r = $x->tell(); //+
echo $r, $y->tell(); //@r
