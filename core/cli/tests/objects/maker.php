<?php
function make($v) { $o = new stdClass; $o->v = $v; return $o; } //+
$a = make(1); //+
$b = make(2);
$b->v = 9;
$a->v = 5; //+
echo $a->v; //@a
echo $b->v;
