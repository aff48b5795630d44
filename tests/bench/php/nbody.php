<?php
// Floating-point arithmetic on properties: three planets around a sun, 20,000 steps.

class Body
{
    public function __construct(
        public float $x,
        public float $y,
        public float $z,
        public float $vx,
        public float $vy,
        public float $vz,
        public float $mass,
    ) {
    }
}

function advance(array $bodies, float $dt): void
{
    $count = count($bodies);
    for ($i = 0; $i < $count; $i++) {
        $a = $bodies[$i];
        for ($j = $i + 1; $j < $count; $j++) {
            $b = $bodies[$j];
            $dx = $a->x - $b->x;
            $dy = $a->y - $b->y;
            $dz = $a->z - $b->z;
            $squared = $dx * $dx + $dy * $dy + $dz * $dz;
            $pull = $dt / ($squared * sqrt($squared));
            $a->vx -= $dx * $b->mass * $pull;
            $a->vy -= $dy * $b->mass * $pull;
            $a->vz -= $dz * $b->mass * $pull;
            $b->vx += $dx * $a->mass * $pull;
            $b->vy += $dy * $a->mass * $pull;
            $b->vz += $dz * $a->mass * $pull;
        }
    }
    foreach ($bodies as $body) {
        $body->x += $dt * $body->vx;
        $body->y += $dt * $body->vy;
        $body->z += $dt * $body->vz;
    }
}

$bodies = [
    new Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 40.0),
    new Body(5.0, -1.0, 0.1, 0.5, 2.7, -0.02, 0.04),
    new Body(-8.0, 4.0, 0.4, -0.9, -1.8, 0.01, 0.01),
    new Body(12.0, 9.0, -0.3, -1.0, 1.3, 0.03, 0.002),
];
for ($step = 0; $step < 20000; $step++) {
    advance($bodies, 0.001);
}
foreach ($bodies as $body) {
    printf("%.9f %.9f %.9f\n", $body->x, $body->y, $body->z);
}
