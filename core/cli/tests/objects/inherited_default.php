<?php
class Base { public $rate = 5; function fee() { return $this->rate; } } //+
class Kid extends Base {} //+
$b = new Base; //-
$b->rate = 9; //-
$k = new Kid; //+
$r = $k->fee(); //+
echo $r; //@r
