<?php
echo $u;
$a = [1]; echo $a[3]; echo $a["k"]; 
$o = new stdClass; echo $o->foo; 
$n = null; echo $n->x; $n->y; 
try { $n->y = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo "a" + 0;
