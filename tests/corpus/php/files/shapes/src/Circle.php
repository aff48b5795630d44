<?php
namespace Geometry;

class Circle extends Shape
{
    public function __construct(private float $radius) { parent::__construct(); }
    public function area(): float { return M_PI * $this->radius ** 2; }
}
