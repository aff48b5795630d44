<?php
// Members that are declared where the constructor takes them, and a method that every shape has in its own way.
abstract class Shape
{
    public function __construct(protected readonly string $name)
    {
    }

    abstract public function area(): float;

    public function __toString(): string
    {
        return sprintf('%s of %.1f', $this->name, $this->area());
    }
}

class Circle extends Shape
{
    public function __construct(private float $radius)
    {
        parent::__construct('circle');
    }

    public function area(): float
    {
        return M_PI * $this->radius ** 2;
    }
}

class Box extends Shape
{
    public function __construct(private float $width, private float $height)
    {
        parent::__construct('box');
    }

    public function area(): float
    {
        return $this->width * $this->height;
    }
}

$shapes = [new Circle(1.5), new Box(2, 3)];
usort($shapes, fn(Shape $a, Shape $b) => $a->area() <=> $b->area());
echo implode("\n", $shapes), "\n";
