<?php
$data = ['a' => 1];
echo $data['b'] ?? 'none', "\n";
echo $data['b'], "|\n";
echo $missing, "|\n";
$n = null;
echo $n['x'] ?? 'null-safe', "\n";
echo "5" + "5", " ", "2" * 3, " ", "1.5" + 1, "\n";
echo "5 apples" + 3, "\n";
try { echo [] + 1; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
echo (int) "12abc", (int) 3.99, (float) "1.5e3", (string) false, (bool) "0" ? 'T' : 'F', "\n";
echo $data;
foreach (null ?? [] as $x) {}
foreach ("abc" as $x) {}
$o = new ArrayObject([3, 1]); echo count($o), "\n";
echo str_repeat('ab', 2) . PHP_EOL;
var_dump((object) ['a' => 1], (array) 'x', 1 <=> 2, "abc" == "ABC", null ?? 'd', 0.1 + 0.7, 1e3, -0.0, 1.5e-7, 123456789012345678);
exit(3);
