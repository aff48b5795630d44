<?php
$a = new A; echo get_class($a), "\n";
interface I {}
class A implements I {}
