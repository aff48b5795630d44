<?php
// Robots, clocks, matrices, schools.
class RobotName {
    private static array $used = [];
    private ?string $name = null;
    public function getName(): string {
        return $this->name ??= $this->fresh();
    }
    public function reset(): void {
        $this->name = null;
    }
    private function fresh(): string {
        do {
            $n = chr(mt_rand(65, 90)) . chr(mt_rand(65, 90)) . str_pad((string) mt_rand(0, 999), 3, '0',
                STR_PAD_LEFT);
        }
        while (isset(self::$used[$n]));
        self::$used[$n] = true;
        return $n;
    }
}
mt_srand(7);
$r = new RobotName;
$n1 = $r->getName();
echo preg_match('/^[A-Z]{2}\d{3}$/', $n1) ? 'valid' : 'invalid', $n1 === $r->getName() ? ' same' : ' diff';
$r->reset();
echo $n1 === $r->getName() ? ' same' : ' diff', "\n";
class Clock {
    private int $m;
    public function __construct(int $h, int $m = 0) {
        $this->m = (($h * 60 + $m) % 1440 + 1440) % 1440;
    }
    public function add(int $x): static {
        return new static(0, $this->m + $x);
    }
    public function sub(int $x): static {
        return $this->add(-$x);
    }
    public function __toString(): string {
        return sprintf('%02d:%02d', intdiv($this->m, 60), $this->m % 60);
    }
}
echo new Clock(25, -10), ' ', (new Clock(10))->add(1500), ' ', (new Clock(0))->sub(1), ' ',
    new Clock(1) == new Clock(25) ? 'eq' : 'ne', "\n";
class Matrix {
    private array $rows;
    public function __construct(string $s) {
        $this->rows = array_map(fn($l) => array_map('intval', preg_split('/\s+/', trim($l))), explode("\n",
            $s));
    }
    public function row(int $i): array {
        return $this->rows[$i - 1];
    }
    public function col(int $i): array {
        return array_column($this->rows, $i - 1);
    }
    public function saddle(): array {
        $o = [];
        foreach ($this->rows as $y => $r) foreach ($r as $x => $v) if ($v === max($r) && $v ===
            min($this->col($x + 1))) $o[] = ['row' => $y + 1, 'col' => $x + 1];
        return $o;
    }
}
$m = new Matrix("9 8 7\n5 3 2\n6 6 7");
echo json_encode([$m->row(2), $m->col(3), $m->saddle()]), "\n";
class School {
    private array $s = [];
    public function add(string $n, int $g): void {
        $this->s[$g][] = $n;
    }
    public function grade(int $g): array {
        $r = $this->s[$g] ?? [];
        sort($r);
        return $r;
    }
    public function all(): array {
        ksort($this->s);
        array_walk($this->s, 'sort');
        return $this->s;
    }
}
$s = new School;
foreach ([['Jim', 2], ['Anna', 1], ['Bo', 2]] as [$n, $g]) $s->add($n, $g);
echo json_encode($s->grade(2)), json_encode($s->all()), "\n";
