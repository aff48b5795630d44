<?php
class Coll implements ArrayAccess, IteratorAggregate, Countable { private $d = [];
 function offsetExists(mixed $o): bool {
     echo "exists(" . json_encode($o) . ") ";
     return isset($this->d[$o]);
 }
 function offsetGet(mixed $o): mixed { echo "get(" . json_encode($o) . ") "; return $this->d[$o] ?? null; }
 function offsetSet(mixed $o, mixed $v): void {
     echo "set(" . json_encode($o) . ") ";
     if ($o === null) $this->d[] = $v;
     else $this->d[$o] = $v;
 }
 function offsetUnset(mixed $o): void { echo "unset(" . json_encode($o) . ") "; unset($this->d[$o]); }
 function getIterator(): Iterator {
     return new ArrayIterator($this->d);
 }
 function count(): int {
     return count($this->d);
 }
 }
$c = new Coll;
$c[] = 'a';
$c['k'] = 'b';
$c['n'] = ['x' => 1];
echo $c['k'], isset($c['k']), isset($c['zz']) ? 1 : 0, empty($c['k']) ? 1 : 0, $c['q'] ?? 'def', "\n";
unset($c['k']);
echo count($c), "\n";
foreach ($c as $k => $v) echo $k, json_encode($v), "\n";
echo $c['n']['x'], "\n";
$c['n']['x'] = 2;
echo "\n";
$c['k'] .= 'zz';
$c['num'] ??= 5;
echo "\n";
[$p, 'n' => $q] = [$c[0], 'n' => 1];
