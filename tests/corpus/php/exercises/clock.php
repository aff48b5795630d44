<?php
// covers: a clock, negative remainders, equality of objects, Stringable
class Clock
{
    private int $minutes;
    public function __construct(int $hour, int $minute = 0)
    {
        $this->minutes = (($hour * 60 + $minute) % 1440 + 1440) % 1440;
    }
    public function add(int $m): Clock { return new Clock(0, $this->minutes + $m); }
    public function sub(int $m): Clock { return $this->add(-$m); }
    public function __toString(): string { return sprintf('%02d:%02d', intdiv($this->minutes, 60), $this->minutes % 60); }
}
foreach ([[8, 0], [24, 0], [25, 160], [-1, 15], [-91, 0], [1, -4820]] as [$h, $m]) {
    echo new Clock($h, $m), ' ';
}
echo "\n", (new Clock(10))->add(3061), ' ', (new Clock(2, 20))->sub(3000), "\n";
var_dump(new Clock(15, 37) == new Clock(39, 37), new Clock(1) === new Clock(1));
