<?php
declare(strict_types=1);
namespace Geometry;

const UNIT = 'cm2';

interface Named { public function name(): string; }

abstract class Shape implements Named, \Stringable
{
    private static int $made = 0;
    public readonly int $number;
    public function __construct() { $this->number = ++self::$made; }
    abstract public function area(): float;
    public function name(): string { return strtolower((new \ReflectionClass($this))->getShortName()); }
    public function __toString(): string { return "#{$this->number} " . static::class; }
}

function total(Shape ...$shapes): float
{
    return array_sum(array_map(fn(Shape $shape) => $shape->area(), $shapes));
}
