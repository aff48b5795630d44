<?php
class P { public $name; public $age; //+
  function setName($n) { $this->name = $n; return $this; } //+
  function setAge($a) { $this->age = $a; return $this; }
}
$a = new P; //+
$b = new P; //-
$a->setName("x")->setAge(2); //+
$b->setName("y"); //-
echo $a->name; //@a
echo $b->name;
