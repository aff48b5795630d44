<?php
class Stack { private array $items = []; //+
  function push($x) { $this->items[] = $x; return $this; } //+
  function top() { return $this->items[count($this->items) - 1]; } //+
}
$s = new Stack; //+
$t = new Stack;
$s->push(1)->push(2); //+
$t->push(3);
$r = $s->top(); //+
echo $r, $t->top(); //@r
