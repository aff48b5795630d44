<?php
echo $undef;
$a = [1]; echo $a[5]; echo $a["k"];
echo "abc"[1], "abc"[-1], "\n";
$o = new stdClass; $o->x = 1; $o->{'y z'} = 2; echo $o->nope; var_dump($o);
try { fn2("x"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
function fn2(int $x) { return $x; }
try { fn2(); } catch (ArgumentCountError $e) { echo $e->getMessage(), "\n"; }
try { intdiv(1, 0); } catch (DivisionByZeroError $e) { echo $e->getMessage(), "\n"; }
try { echo 1 % 0; } catch (DivisionByZeroError $e) { echo $e->getMessage(), "\n"; }
try { $n = null; $n->foo(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
class R { public function __construct(public readonly int $v) {} private function pm() {} private $pp = 1; }
$r = new R(3); try { $r->v = 4; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { $r->pm(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { echo $r->pp; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { R::zip(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { echo match(5) { 1 => 2 }; } catch (\UnhandledMatchError $e) { echo $e->getMessage(), "\n"; }
try { new Nope; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { nope(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo "x" . null . true . false . 1.0 . "\n";
$i = "5 apples"; 
for ($i = 0; $i < 3; $i++): echo $i; endfor; echo "\n";
$i = 10; while (true) { if ($i-- < 5) break; if ($i % 2) continue; echo $i, " "; } echo "\n";
switch ("2") { case 2: echo "two"; case 3: echo "three"; break; default: echo "d"; } echo "\n";
$h = <<<EOT
  Name: {$r->v}
    Ind $a[0]
  EOT;
echo $h, "\n"; echo <<<'X'
raw $x
X . "\n";
list('a' => $q, 'b' => $w) = ['a' => 1, 'b' => 2]; echo $q + $w, "\n"; [$q, $w] = [$w, $q]; echo $q, $w, "\n";
$z = ["b" => 1, "a" => 2]; ksort($z); print_r($z); arsort($z); print_r($z); 
