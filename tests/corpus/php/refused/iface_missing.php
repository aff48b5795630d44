<?php
echo "start\n";
interface I { function foo(); function bar(int $x): string; }
class A implements I { function foo() {} }
