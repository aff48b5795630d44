<?php
class N { public $next = null; function __construct(public $v) {} } //+
$a = new N(1); //+
$b = new N(2); //+
$c = new N(3); //-
$a->next = $b; //+
$c->next = $b; //-
$r = $a->next->v; //+
echo $r; //@r
