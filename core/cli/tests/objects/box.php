<?php
class Box {
  private $v;
  function __construct($v) { $this->v = $v; } //+
  function get() { return $this->v; } //+
}
$a = new Box("one"); //+
$b = new Box("two"); //-
$r = $a->get(); //+
$q = $b->get(); //-
echo $r; //@r
echo $q;
