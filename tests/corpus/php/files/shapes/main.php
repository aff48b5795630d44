<?php
// covers: require_once, namespaces in several files, interfaces and abstract classes of other files
declare(strict_types=1);
require_once __DIR__ . '/src/Shape.php';
require_once __DIR__ . '/src/Circle.php';
require_once 'src/Square.php';
require_once __DIR__ . '/src/Shape.php';

use Geometry\{Circle, Square};
use function Geometry\total;
use const Geometry\UNIT;

$shapes = [new Circle(1.5), new Square(2.0), new Circle(0.5)];
foreach ($shapes as $shape) {
    printf("%-8s %6.2f %s\n", $shape->name(), $shape->area(), $shape);
}
printf("total %.2f %s\n", total(...$shapes), UNIT);
usort($shapes, fn($a, $b) => $a->area() <=> $b->area());
echo implode(' ', array_map(fn($s) => $s->name(), $shapes)), "\n";
echo $shapes[0] instanceof Geometry\Shape ? "a shape" : "none", "\n";
echo get_class($shapes[2]), ' ', $shapes[2]::class, "\n";
