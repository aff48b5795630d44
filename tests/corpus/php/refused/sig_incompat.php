<?php
echo "start\n";
class A { public function f(int $a, string $b = "x"): int { return 1; } }
class B extends A { public function f(string $a): string { return ""; } }
