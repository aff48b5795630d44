<?php
// covers: arguments spread into parent::, self:: and static calls, names among them, typed rest parameters, __toString without a type
class Shape
{
    public array $given;

    public function __construct(protected string $name = 'shape', int ...$sizes)
    {
        $this->given = $sizes;
    }

    public static function of(mixed ...$args): static
    {
        return new static(...$args);
    }

    public static function describe(string $title, int $width = 1, int $height = 1): string
    {
        return "$title {$width}x{$height}";
    }

    public function __toString()
    {
        return $this->name . '(' . implode(', ', $this->given) . ')';
    }
}

class Box extends Shape
{
    public function __construct(...$args)
    {
        parent::__construct(...$args);
    }

    public static function of(mixed ...$args): static
    {
        return parent::of(...$args);
    }

    public static function all(...$args): array
    {
        return [self::describe(...$args), static::describe(...$args), Shape::describe(...$args)];
    }
}

echo new Box('box', 3, 4), ' ', Box::of('crate', 5), ' ', Box::of(), ' ', Shape::of(name: 'named'), "\n";
echo json_encode(Box::all('flat', 2)), "\n";
echo Shape::describe(title: 'a', height: 3), ', ', Shape::describe(...['width' => 7, 'title' => 'b']), ', ', Shape::describe('c', ...[2, 9]), "\n";
try {
    Box::of('bad', 'x');
} catch (TypeError $e) {
    echo preg_replace('/, called in.*/', '', $e->getMessage()), "\n";
}

class Number
{
    public function __toString()
    {
        return 42;
    }
}
var_dump((string) new Number());
