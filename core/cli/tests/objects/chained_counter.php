<?php
class Counter {
    private int $n = 0;                           //+
    public function add(int $k): static { $this->n += $k; return $this; } //+
    public function get(): int { return $this->n; } //+
}
$a = new Counter();                               //+
$b = new Counter();                               //-
$a->add(2)->add(3);                               //+
$b->add(100);                                     //-
$seen = $a->get();                                //+
echo $b->get(), "\n";                             //-
echo $seen, "\n";                                 //@seen
