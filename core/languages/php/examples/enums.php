<?php
// Cases are values of their own, with methods; match finds out which it is.
enum Light: string
{
    case Red = 'r';
    case Green = 'g';
    case Amber = 'a';

    public function next(): self
    {
        return match ($this) {
            self::Red => self::Green,
            self::Green => self::Amber,
            self::Amber => self::Red,
        };
    }
}

$light = Light::from('g');
for ($i = 0; $i < 4; $i++) {
    echo $light->name, "\n";
    $light = $light->next();
}
var_dump(Light::tryFrom('x'));
