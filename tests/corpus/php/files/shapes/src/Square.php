<?php
namespace Geometry;

class Square extends Shape
{
    public function __construct(private float $side) { parent::__construct(); }
    public function area(): float { return $this->side ** 2; }
}
