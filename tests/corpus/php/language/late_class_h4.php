<?php
$a = new B; echo get_class($a), "\n";
class B extends A {}
class A {}
